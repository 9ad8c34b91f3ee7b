import type { Page } from 'playwright-core';
import { fewestCharacters } from '../page-faults';
import { controlFaults } from './control-trial';
import type { Fault } from './fault';
import { formFaults } from './form-trial';
import { headFaults, readHead } from './head-marks';
import { hydrate, open } from './hydrate';
import { freshPage } from './fresh-page';
import { interruptionFaults } from './interruptions';
import { keyboardFaults } from './keyboard-trial';
import { lateFaults, paperFaults, scrollFaults } from './late-faults';
import { linkFaults, linksOfParts } from './link-trial';
import { complaintsOf } from './page-complaints';
import { lookAt } from './page-marks';
import type { View } from './page-view';
import { quietFaults } from './quiet-seconds';

const stepTime = 20_000;
/** In milliseconds: until what a page does by itself right after it has hydrated is done. */
const settles = 1_000;

/** What is seen in silence: by a mouse for as long as a reader may be silent, by touch only until the page has settled. */
function silence(page: Page, { window: { use } }: View): Promise<Fault[]> {
  return use === 'finger' ? page.waitForTimeout(settles).then(() => []) : quietFaults(page);
}

/** A page of which this window shows nothing is no page there, whatever it shows in others. */
async function emptyFaults(page: Page): Promise<Fault[]> {
  const { characters } = await page.evaluate(lookAt);
  if (characters >= fewestCharacters) return [];
  return [{ reason: `shows ${characters} Chinese characters of its own, and needs ${fewestCharacters}` }];
}

/** By touch sends each form and presses controls; follows links last, which lead away. */
async function tryAll(page: Page, view: View): Promise<Fault[]> {
  const isTouched = view.window.use === 'finger';
  const seen = [...(await emptyFaults(page)), ...(await lateFaults(page)), ...(await scrollFaults(page, isTouched))];
  const read = isTouched ? [] : [...(await paperFaults(page)), ...(await keyboardFaults(page))];
  const interrupted = await interruptionFaults(page, view);
  const pressed = isTouched ? [...(await formFaults(page)), ...(await controlFaults(page))] : [];
  // What other pages are answered is theirs.
  view.watched?.end();
  const followed = await (isTouched ? linksOfParts : linkFaults)(page, view.origin);
  return [...seen, ...read, ...interrupted, ...pressed, ...followed];
}

/** Leaves the site, which a page may not ask about. */
async function goAway(page: Page): Promise<void> {
  await page.goto('about:blank', { timeout: stepTime }).catch(() => undefined);
}

/** Leaves a page alone, then does with it what visitors do in this window; gives what is wrong with it. */
export async function usePage(view: View): Promise<Fault[]> {
  const { origin, address, inTurn } = view;
  const page = await freshPage(view);
  const complaints = complaintsOf(page, origin);
  page.setDefaultTimeout(stepTime);
  try {
    const served = await inTurn(async () => {
      await open(page, origin + address, complaints);
      const head = await page.evaluate(readHead);
      await hydrate(page);
      return head;
    });
    view.left?.();
    const quiet = await silence(page, view);
    const late = complaints.splice(0);
    const found = await inTurn(async () => [...(await headFaults(page, served)), ...(await tryAll(page, view))]);
    const faults = [...quiet, ...found];
    await goAway(page);
    // Forms are sent to a check that books nothing: what their answers make a page say is no fault of it.
    const thrown = complaints.filter((text) => /^(throws|ends the process|opens a dialog)/.test(text));
    return [...new Set([...late, ...thrown])]
      .map((reason): Fault => ({ reason: `${reason}, while it is used` }))
      .concat(faults);
  } catch (error) {
    return [{ reason: `cannot be used: ${(error as Error).message.split('\n')[0]}` }];
  } finally {
    await page.context().close();
  }
}

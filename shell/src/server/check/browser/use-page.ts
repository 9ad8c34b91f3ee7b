import type { Page } from 'playwright-core';
import { controlFaults } from './control-trial';
import type { Fault } from './fault';
import { formFaults } from './form-trial';
import { hydrate, open } from './hydrate';
import { freshPage } from './fresh-page';
import { lateFaults, paperFaults, scrollFaults } from './late-faults';
import { linkFaults } from './link-trial';
import { complaintsOf } from './page-complaints';
import type { View } from './page-view';
import { quietFaults } from './quiet-seconds';

const stepTime = 20_000;
/** In milliseconds: until what a page does by itself right after it has hydrated is done. */
const settles = 1_000;

/** What is seen in silence: by a mouse for as long as a reader may be silent, by touch only until the page has settled. */
function silence(page: Page, { window: { use } }: View): Promise<Fault[]> {
  return use === 'finger' ? page.waitForTimeout(settles).then(() => []) : quietFaults(page);
}

/** Sends each form; then what follows must not be in another's way: by touch controls, by a mouse a link. */
async function tryAll(page: Page, { window: { use }, origin }: View): Promise<Fault[]> {
  const isTouched = use === 'finger';
  const seen = [...(await lateFaults(page)), ...(await (isTouched ? scrollFaults(page) : paperFaults(page)))];
  const sent = await formFaults(page);
  return [...seen, ...sent, ...(await (isTouched ? controlFaults(page) : linkFaults(page, origin)))];
}

/** Leaves a page alone, then does with it what visitors do in this window; gives what is wrong with it. */
export async function usePage(view: View): Promise<Fault[]> {
  const { origin, address } = view;
  const page = await freshPage(view);
  const complaints = complaintsOf(page, origin);
  page.setDefaultTimeout(stepTime);
  try {
    await open(page, origin + address, complaints);
    await hydrate(page);
    const quiet = await silence(page, view);
    const late = complaints.splice(0);
    const faults = [...quiet, ...(await tryAll(page, view))];
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

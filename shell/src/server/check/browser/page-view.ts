import type { Browser, Page } from 'playwright-core';
import { fewestCharacters } from '../page-faults';
import { installContrast } from './contrast';
import type { Fault } from './fault';
import { lookAtFirstView } from './first-view';
import { firstViewFaults } from './first-view-faults';
import { freshPage } from './fresh-page';
import { type Control, firstControl, hydrate, open } from './hydrate';
import { complaintsOf } from './page-complaints';
import { lookAt, type SeenPage } from './page-marks';
import { storedFaults } from './stored-marks';
import type { CheckedWindow } from './windows';

/** In milliseconds; a slow machine is no fault of the page. */
const tapTime = 20_000;
const answerTime = 10_000;
/** A page may lose this share of its words when it hydrates, to what is asked for then. */
const keptShare = 0.7;
/** Of layout shifts of one view; less is a rounded pixel. */
const mostShift = 0.005;

/** Waits until few enough other looks keep this machine busy. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Notes what a page asks, from before it is opened until it is enough. */
export type Watcher = { begin: (page: Page) => void; end: () => void };

/** One address in one window of a site. */
export type View = {
  browser: Browser;
  inTurn: InTurn;
  origin: string;
  address: string;
  window: CheckedWindow;
  watched?: Watcher;
  /** Told once the page is open and is left alone, or will never be. */
  left?: () => void;
};

/** Gives what is wrong with a page. */
export type Look = (view: View) => Promise<Fault[]>;

function shownFaults(before: SeenPage, after: SeenPage): Fault[] {
  const shifts = after.marks.shifts.filter((shift) => Number.parseFloat(shift) > mostShift);
  const faults: [boolean, string][] = [
    [
      before.characters < fewestCharacters,
      `shows ${before.characters} Chinese characters of its own, and needs ${fewestCharacters}`,
    ],
    [!before.heading, 'shows no h1'],
    [after.inert, 'does not hydrate'],
    [
      before.characters >= fewestCharacters && after.characters < before.characters * keptShare,
      `shows ${after.characters} Chinese characters once it has hydrated, and ${before.characters} before`,
    ],
    [before.heading && !after.heading, 'shows no h1 any more once it has hydrated'],
    [shifts.length > 0, `moves while it loads: “${shifts[0] ?? ''}”`],
    [after.marks.breaches.length > 0, `breaks the policy: ${after.marks.breaches[0] ?? ''}`],
  ];
  return faults.filter(([present]) => present).map(([, reason]) => ({ reason }));
}

/** What is seen, and what is stored, once the page has hydrated; what a tap stores is its visitor's wish. */
async function seenFaults(page: Page, wasTapped: boolean): Promise<Fault[]> {
  await page.evaluate(installContrast);
  const seen = firstViewFaults(await page.evaluate(lookAtFirstView));
  return wasTapped ? seen : [...seen, ...storedFaults(await page.evaluate(() => window.gateStored ?? []))];
}

/** Presses a control and waits for anything to change. */
async function tapFault(page: Page, { name }: Control, press: (() => Promise<void>) | undefined): Promise<Fault[]> {
  await press?.();
  const answered = page.waitForSelector('html[data-gate-answered]', { state: 'attached', timeout: answerTime });
  return answered.then(
    () => [],
    () => [{ reason: `does not answer a tap on “${name}”` }],
  );
}

/** As the window has it: by a finger or by a mouse. */
function pressOf({ locator }: Control, { options }: CheckedWindow): () => Promise<void> {
  return () => (options.hasTouch ? locator.tap() : locator.click());
}

/** A narrow window hydrates the page by its first tap; a wide one hydrates it first, so that what moves then is told from taps. */
async function watch(page: Page, window: CheckedWindow, complaints: readonly string[]): Promise<Fault[]> {
  const before = await page.evaluate(lookAt);
  const control = await firstControl(page);
  const press = control && pressOf(control, window);
  const tapHydrates = window.width < 600;
  const failed = await hydrate(page, tapHydrates ? press : undefined).then(
    () => undefined,
    (error: Error) => error.message.split('\n')[0],
  );
  const after = await page.evaluate(lookAt);
  const faults = [...shownFaults(before, after), ...(await seenFaults(page, tapHydrates))];
  if (failed !== undefined && !after.inert) faults.push({ reason: `cannot be used: ${failed}` });
  // What has failed already need not answer.
  if (after.inert || failed !== undefined || complaints.length > 0 || !control) return faults;
  return [...faults, ...(await tapFault(page, control, tapHydrates ? undefined : press))];
}

/** Opens an address as a visitor does, hydrates it, and presses its first control; gives what is wrong with it. */
export async function viewPage(view: View): Promise<Fault[]> {
  const { origin, address, window, inTurn } = view;
  const page = await freshPage(view);
  const complaints = complaintsOf(page, origin);
  page.setDefaultTimeout(tapTime);
  const complained = () => [...new Set(complaints)].map((reason): Fault => ({ reason }));
  try {
    const faults = await inTurn(async () => {
      await open(page, origin + address, complaints);
      return watch(page, window, complaints);
    });
    return [...complained(), ...faults];
  } catch (error) {
    return [...complained(), { reason: `cannot be opened: ${(error as Error).message.split('\n')[0]}` }];
  } finally {
    await page.context().close();
  }
}

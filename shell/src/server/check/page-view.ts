import type { BrowserContext, Locator, Page } from 'playwright-core';
import { fewestCharacters } from './page-faults';
import { complaintsOf } from './page-complaints';
import { pressControl } from '@site/tooling/judge/press-control';
import { lookAt, type SeenPage } from './page-marks';

/** In milliseconds; a slow machine is no fault of the page. */
const openTime = 30_000;
const hydrationTime = 30_000;
const errorGrace = 1_000;
const tapTime = 20_000;
const answerTime = 10_000;
/** A page may lose this share of its words when it hydrates, to what is asked for then. */
const keptShare = 0.7;
/** Of layout shifts of one view; less is a rounded pixel. */
const mostShift = 0.005;
/** Faults of one view that are told. */
const mostFaults = 4;

/** Controls of the section itself that change something when they are pressed. */
const controls =
  '#_content [data-needs-script]:not([disabled], [aria-disabled=true], [aria-selected=true], [aria-pressed=true], [aria-current], [data-swipe])';

/** Hydrated, or given up. */
const awake = 'html[data-hydrated], html[data-scripts=failed]';

type Control = { locator: Locator; name: string };

async function firstControl(page: Page): Promise<Control | undefined> {
  for (const locator of await page.locator(controls).all())
    if (await locator.isVisible()) return { locator, name: (await locator.innerText()).trim().slice(0, 20) };
  return undefined;
}

function shownFaults(before: SeenPage, after: SeenPage): string[] {
  const shifts = after.marks.shifts.filter((shift) => Number.parseFloat(shift) > mostShift);
  const faults: [boolean, string][] = [
    [
      before.characters < fewestCharacters,
      `shows ${before.characters} Chinese characters of its own, and needs ${fewestCharacters}`,
    ],
    [!before.heading, 'shows no h1'],
    [after.asleep, 'does not hydrate'],
    [
      before.characters >= fewestCharacters && after.characters < before.characters * keptShare,
      `shows ${after.characters} Chinese characters once it has hydrated, and ${before.characters} before`,
    ],
    [before.heading && !after.heading, 'shows no h1 any more once it has hydrated'],
    [shifts.length > 0, `moves while it loads: ${shifts[0] ?? ''}`],
    [after.marks.breaches.length > 0, `breaks the policy: ${after.marks.breaches[0] ?? ''}`],
  ];
  return faults.filter(([present]) => present).map(([, fault]) => fault);
}

/** Ends soon after something was thrown, which a boundary of React may catch: the page then mostly never wakes. */
async function afterError(page: Page): Promise<void> {
  const timeout = hydrationTime;
  const logged = page.waitForEvent('console', { timeout, predicate: (message) => message.type() === 'error' });
  await Promise.any([page.waitForEvent('pageerror', { timeout }), logged]);
  await page.waitForTimeout(errorGrace);
}

async function wake(page: Page, control: Control | undefined): Promise<void> {
  // What fails because nothing was thrown until the end is no news.
  const thrown = afterError(page).catch(() => undefined);
  if (control) await control.locator.click();
  else await page.evaluate(pressControl);
  await Promise.race([page.waitForSelector(awake, { state: 'attached', timeout: hydrationTime }), thrown]);
  // Two frames: what hydration changes is painted then.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Presses a control and waits for anything to change. */
async function tapFault(page: Page, { locator, name }: Control, isAwake: boolean): Promise<string[]> {
  if (isAwake) await locator.click();
  const answered = page.waitForSelector('html[data-gate-answered]', { state: 'attached', timeout: answerTime });
  return answered.then(
    () => [],
    () => [`does not answer a tap on “${name}”`],
  );
}

/** A narrow window wakes the page by its first tap; a wide one wakes it first, so that what moves then is told from taps. */
async function watch(page: Page, width: number, complaints: readonly string[]): Promise<string[]> {
  const before = await page.evaluate(lookAt);
  const control = await firstControl(page);
  const tapWakes = width < 600 ? control : undefined;
  const failed = await wake(page, tapWakes).then(
    () => undefined,
    (error: Error) => error.message.split('\n')[0],
  );
  const after = await page.evaluate(lookAt);
  const faults = shownFaults(before, after);
  if (failed !== undefined && !after.asleep) faults.push(`cannot be used: ${failed}`);
  // What has failed already need not answer.
  if (after.asleep || failed !== undefined || complaints.length > 0 || !control) return faults;
  return [...faults, ...(await tapFault(page, control, tapWakes === undefined))];
}

/** Once more where data was missing: the service may have closed a connection just then. */
async function open(page: Page, address: string, complaints: string[]): Promise<void> {
  const options = { waitUntil: 'load', timeout: openTime } as const;
  const answer = await page.goto(address, options);
  if (answer?.status() !== 503) return;
  complaints.length = 0;
  await page.goto(address, options);
}

/** Opens an address as a visitor does, wakes it, and presses its first control; gives what is wrong with it. */
export async function viewPage(
  context: BrowserContext,
  origin: string,
  address: string,
  width: number,
): Promise<string[]> {
  const page = await context.newPage();
  const complaints = complaintsOf(page, origin);
  page.setDefaultTimeout(tapTime);
  try {
    await open(page, origin + address, complaints);
    const faults = await watch(page, width, complaints);
    return [...new Set([...complaints, ...faults])].slice(0, mostFaults);
  } catch (error) {
    return [...complaints, `cannot be opened: ${(error as Error).message.split('\n')[0]}`].slice(0, mostFaults);
  } finally {
    await page.close();
  }
}

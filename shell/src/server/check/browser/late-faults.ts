import type { Page } from 'playwright-core';
import { saysSpoilt, spoiltWords } from '../spoilt-words';
import { clippedShare } from './clipped-words';
import type { Fault } from './fault';
import { countShown, lookLater } from './late-view';
import { lookAtLegibility } from './legibility';

/** Shares above which something is said, of characters and of the window. */
const most = { tiny: 0.2, illegible: 0.2, clipped: 0.1, hidden: 0.5, untold: 0.3, fixed: 0.35, unprinted: 0.5 };
/** Entries of the history of a tab that has opened one page. */
const mostEntries = 2;
/** Pixels by which a page has to be longer than its window to be scrolled. */
const worthScrolling = 300;
/** In milliseconds: how long a scroll is waited for, on a slow machine too, and between two looks. */
const [longestScroll, look] = [5_000, 100];

type Size = { width: number; height: number };

const percent = (share: number): number => Math.round(share * 100);

/** What of a page a visitor cannot read or hear some time after it has hydrated, and the live page lets him. */
export async function lateFaults(page: Page): Promise<Fault[]> {
  const { words, tiny, untold, fixed, footer, entries } = await page.evaluate(lookLater);
  const { illegible, hidden } = await page.evaluate(lookAtLegibility);
  const clipped = await page.evaluate(clippedShare);
  const [spoilt] = spoiltWords(words);
  const seen = { kind: 'seen', relative: true } as const;
  const faults: [boolean, Fault][] = [
    [
      spoilt !== undefined,
      { kind: 'spoilt', relative: true, amount: spoiltWords(words).length, reason: saysSpoilt(spoilt ?? '') },
    ],
    [tiny > most.tiny, { ...seen, amount: tiny, reason: `writes ${percent(tiny)} % of its words in less than 9 px` }],
    [
      illegible > most.illegible,
      { ...seen, amount: illegible, reason: `blurs or squeezes ${percent(illegible)} % of its words` },
    ],
    [
      clipped > most.clipped,
      { ...seen, usual: true, amount: clipped, reason: `cuts off ${percent(clipped)} % of its words` },
    ],
    [
      hidden > most.hidden,
      { ...seen, usual: true, amount: hidden, reason: `hides ${percent(hidden)} % of its pictures` },
    ],
    [
      untold > most.untold,
      { ...seen, amount: untold, reason: `keeps ${percent(untold)} % of its words from screen readers` },
    ],
    [
      fixed > most.fixed,
      { ...seen, amount: fixed, reason: `covers ${percent(fixed)} % of the window with what does not scroll` },
    ],
    [entries > mostEntries, { ...seen, reason: `adds ${entries - mostEntries} entries to its visitor’s history` }],
    [!footer, { ...seen, usual: true, reason: 'does not show the footer of the site' }],
  ];
  return faults.filter(([present]) => present).map(([, fault]) => fault);
}

/** What of a page's words is not on its paper. */
export async function paperFaults(page: Page): Promise<Fault[]> {
  const shown = await page.evaluate(countShown);
  await page.emulateMedia({ media: 'print' });
  const printed = await page.evaluate(countShown);
  await page.emulateMedia({ media: null });
  const lost = shown === 0 ? 0 : Math.max(0, 1 - printed / shown);
  if (lost <= most.unprinted) return [];
  const reason = `leaves ${percent(lost)} % of its words off the paper`;
  return [{ kind: 'seen', relative: true, amount: lost, reason }];
}

/** Moves a finger up the middle of the window. */
async function swipeUp(page: Page, { width, height }: Size): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const at = (share: number) => ({ touchPoints: [{ x: width / 2, y: height * share }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(0.7) });
  for (const share of [0.65, 0.6, 0.5, 0.4, 0.3])
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(share) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** Turns the wheel over the middle of the window. */
async function turnWheel(page: Page, { width, height }: Size): Promise<void> {
  await page.mouse.move(width / 2, height / 2);
  await page.mouse.wheel(0, height / 2);
}

/** Whether a finger, or else a wheel, scrolls a page that is longer than its window. */
export async function scrollFaults(page: Page, isTouched: boolean): Promise<Fault[]> {
  const rest = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  if (rest < worthScrolling) return [];
  const before = await page.evaluate(() => scrollY);
  await (isTouched ? swipeUp : turnWheel)(page, page.viewportSize() ?? { width: 0, height: 0 });
  for (let waited = 0; waited < longestScroll; waited += look) {
    if ((await page.evaluate(() => scrollY)) > before) return [];
    await page.waitForTimeout(look);
  }
  return [{ kind: 'seen', relative: true, reason: `is not scrolled by a ${isTouched ? 'finger' : 'wheel'}` }];
}

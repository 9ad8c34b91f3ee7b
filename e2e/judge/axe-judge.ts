import type { Browser, Page } from '@playwright/test';
import { answerConsent } from '../harness/answered-consent';
import { axeViolations } from '../harness/axe';
import { hydrate } from '../harness/browser-test';
import { visitedPages } from '../urls/visited-pages';
import type { House, Verdict } from './judge';
import { type OpenedState, openedStates } from './opened-states';

const widths = [1440, 390] as const;
const height = 900;

/** A colour on its way from one look to another is no colour that anybody reads. */
async function openPage(browser: Browser, width: number): Promise<Page> {
  return browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
}

async function violationsOf(page: Page, where: string): Promise<string[]> {
  const violations = await axeViolations(page);
  return violations.map(({ id, targets }) => `${where}: ${id} ${targets.join(', ')}`);
}

async function visitAll({ origin, browser }: House, width: number): Promise<string[]> {
  const faults: string[] = [];
  const page = await openPage(browser, width);
  for (const { address } of visitedPages()) {
    await page.goto(origin + address, { waitUntil: 'load' });
    await hydrate(page);
    faults.push(...(await violationsOf(page, `${address} at ${width} px`)));
  }
  await page.close();
  return faults;
}

async function openState({ origin, browser }: House, { name, address, width, open }: OpenedState): Promise<string[]> {
  const page = await openPage(browser, width);
  await answerConsent(page);
  await page.goto(origin + address, { waitUntil: 'load' });
  await hydrate(page);
  try {
    await open(page);
    // Elsewhere a link may lie half under the bar at the bottom until the page is moved on.
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator('html:not([data-scrolled])').waitFor();
    await page.waitForFunction(() => !document.getAnimations().some((one) => one instanceof CSSTransition));
    return await violationsOf(page, `${address} at ${width} px with ${name} open`);
  } catch (error) {
    return [`${address} at ${width} px: ${name} does not open: ${(error as Error).message.split('\n')[0]}`];
  } finally {
    await page.close();
  }
}

/** axe with contrast, on every address at two widths and in every opened state. */
export async function judgeByAxe(house: House): Promise<Verdict> {
  const faults: string[] = [];
  for (const width of widths) faults.push(...(await visitAll(house, width)));
  for (const state of openedStates) faults.push(...(await openState(house, state)));
  return { judged: visitedPages().length * widths.length + openedStates.length, faults };
}

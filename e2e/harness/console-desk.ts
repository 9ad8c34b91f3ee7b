import { expect, type Page } from '@playwright/test';
import { axeViolations } from './axe';

/** A console by its name. */
export const desk = (page: Page, name: string) => page.locator(`[data-console="${name}"]`);
/** What it says of what was done. */
export const shown = (page: Page, name: string) => desk(page, name).locator('[data-says]');

/** What was fetched for consoles. */
export function consoleFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('console-')) files.push(request.url());
  });
  return files;
}

/** The sum of layout shifts that nobody caused. */
export const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => {
          const found = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
          done(found.filter((one) => !one.hadRecentInput).reduce((sum, one) => sum + one.value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(0), 200);
      }),
  );

/** Nothing was fetched before intent, nothing moved, axe has no complaint, and the application was not needed. */
export async function checkDesk(page: Page, files: string[]): Promise<void> {
  expect(files).toHaveLength(1);
  expect(await shifts(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
}

/** Waits until the page has its height: what is far below the screen is laid out once nothing else is to be done. */
async function awaitHeight(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('main > [data-served] > section')].every(
      ({ style }) => style.contentVisibility === 'visible',
    ),
  );
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Presses every button of a desk in turn, and lists those after which the page was higher or lower than before. */
export async function pressesThatMove(page: Page, name: string): Promise<string[]> {
  await awaitHeight(page);
  const served = await heightOf(page);
  const hint = (await shown(page, name).textContent()) ?? '';
  const moved: string[] = [];
  for (const button of await desk(page, name).locator('button[data-do]').all()) {
    if (await button.isDisabled()) continue;
    await button.click();
    await expect(shown(page, name)).not.toHaveText(hint);
    const height = await heightOf(page);
    if (height !== served) moved.push(`${await button.textContent()}: ${height - served} px`);
  }
  return moved;
}

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

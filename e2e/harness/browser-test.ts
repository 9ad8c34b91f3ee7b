import { type ConsoleMessage, expect, type Page, test as base } from '@playwright/test';
import { pressControl } from '@site/tooling/judge/press-control';
import { wantedShape } from './shapes/shape';
import { type Site, startSite } from './site';
import { testWorker } from './test-api';

type TestFixtures = { complaints: string[]; plainPage: Page };
type WorkerFixtures = {
  /** One process with a store of its own: for journeys that look into it or change it. */
  site: Site;
  /** Where the site is, whatever runs behind it (`npm run prove -- --only shapes`). */
  origin: string;
};

/** The api of this worker: what its tests count there, no test of another worker changes. */
export function apiOrigin(): string {
  const origin = process.env[`E2E_API_${testWorker()}`];
  if (!origin) throw new Error('There is no api: run the specs through e2e/playwright.config.ts.');
  return origin;
}

function record(complaints: string[], message: ConsoleMessage): void {
  if (message.type() === 'error' || message.type() === 'warning')
    complaints.push(`${message.type()}: ${message.text()} ${message.location().url}`.trim());
}

/** The address of one site for all workers, which global-setup started; without it each worker has a site of its own. */
const originOfShape = wantedShape() && process.env.E2E_ORIGIN;

/**
 * Journeys on one site a worker. A test fails on any console error, warning or page error that it did not take out of
 * `complaints` itself.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
    async ({}, provide) => {
      const site = await startSite(apiOrigin());
      await provide(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  origin: originOfShape
    ? [originOfShape, { scope: 'worker' }]
    : [async ({ site }, provide) => provide(site.shell.origin), { scope: 'worker' }],
  baseURL: async ({ origin }, provide) => provide(origin),
  complaints: async ({ page }, provide) => {
    const complaints: string[] = [];
    page.on('console', (message) => record(complaints, message));
    page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
    await provide(complaints);
    expect(complaints).toEqual([]);
  },
  plainPage: async ({ browser, baseURL }, provide) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    await provide(await context.newPage());
    await context.close();
  },
});

export { expect } from '@playwright/test';

/** Makes the page hydrate, as a visitor's focus on a control would, and waits until it has. */
export async function hydrate(page: Page): Promise<void> {
  await page.evaluate(pressControl);
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
}

/** Goes to an address as the page's own links do once it is hydrated: without a page load. */
export async function navigate(page: Page, address: string): Promise<void> {
  await page.evaluate((target) => {
    const state = { key: crypto.randomUUID().slice(0, 8), idx: (history.state?.idx ?? 0) + 1 };
    history.pushState(state, '', target);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, address);
}

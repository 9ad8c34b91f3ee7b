import type { Page } from '@playwright/test';
import { expect, test } from '../harness/browser-test';
import { unlessKept } from '../harness/every-case';
import { shiftsOf, watchShifts } from '../harness/layout-shifts';

/** Bytes a second at which a document comes in dozens of pieces, each painted, as on a weak mobile line. */
const slowLine = 15_000;

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: slowLine,
    uploadThroughput: -1,
  });
}

/** One of each shape of page, at the width where more of it stands side by side. */
const pages: [string, number][] = [
  ['/', 1440],
  ['/home/download', 1440],
  ['/home/website', 1440],
  ['/home/service', 1440],
  ['/info', 1440],
  ['/search', 1440],
  ['/help/helpDocument/10001', 1440],
  ['/', 390],
  ['/home/service', 390],
  ['/m/', 390],
  ['/m/about', 390],
];

/** An article, a page lower than the window, one with a list to be pushed sideways in the first window, and a phone's page. */
const kept = ['/help/helpDocument/10001', '/search', '/home/service', '/m/'];

for (const [address, width] of pages)
  test(
    `on a slow line nothing of ${address} moves while it comes, at ${width} px`,
    unlessKept(kept.includes(address)),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await watchShifts(page);
      // Style and script are in the browser's store by then, as on a second page.
      await page.goto('/home/404');
      await slowDown(page);
      await page.goto(address, { waitUntil: 'load' });
      expect(await shiftsOf(page)).toEqual([]);
    },
  );

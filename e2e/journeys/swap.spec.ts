import { expect, test } from '@playwright/test';
import { apiOrigin } from '../harness/browser-test';
import { type Site, startSite } from '../harness/site';
import { swapUnderLoad } from '../harness/swap-run';

let site: Site;

test.beforeAll(async () => {
  site = await startSite(apiOrigin());
});

test.afterAll(async () => site.stop());

test('20 promotions and rollbacks under load: nothing fails, nothing mixes, nothing else changes', async () => {
  const before = await site.shell.health();
  const figures = await swapUnderLoad(site, 20);
  const after = await site.shell.health();
  expect(figures.failed).toBe(0);
  expect(figures.mixed).toBe(0);
  // Every swap was seen by requests; how many more there were is the machine's affair.
  expect(figures.requests).toBeGreaterThan(figures.swaps);
  expect(after.pid).toBe(before.pid);
  expect(after.remotes).toEqual(before.remotes);
  expect(after.revision).toBe(before.revision + 20);
});

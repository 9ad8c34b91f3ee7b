import { test as base } from '@playwright/test';
import { apiOrigin, expect, hydrate, navigate } from '../harness/browser-test';
import { type Site, startSite } from '../harness/site';

let site: Site;

base.beforeAll(async () => {
  site = await startSite(apiOrigin(), { GREY_OUT: 'on', TZ: 'America/New_York' });
});

base.afterAll(async () => site.stop());

base('while the site mourns, the home page has no colour, however the visitor comes to it', async ({ page }) => {
  const filter = () => page.locator('html').evaluate((root) => getComputedStyle(root).filter);
  await page.goto(`${site.shell.origin}/info`);
  expect(await filter()).toBe('none');
  await hydrate(page);
  await navigate(page, '/');
  await expect(page).toHaveTitle(/澄播云/);
  await expect.poll(filter).toBe('grayscale(1)');
  await navigate(page, '/help/helpCenter');
  await expect.poll(filter).toBe('none');
  await page.goto(site.shell.origin);
  expect(await filter()).toBe('grayscale(1)');
});

import { apiOrigin, expect, hydrate, navigate, test as base } from '../harness/browser-test';
import { contrastsWithoutColour } from '../harness/greyed-contrast';
import { type Site, startSite } from '../harness/site';
import { everyCase } from '../harness/every-case';

let site: Site;

base.beforeAll(async () => {
  site = await startSite(apiOrigin(), { GREY_OUT: 'on', TZ: 'America/New_York' });
});

base.afterAll(async () => site.stop());

base(
  'R2.132 R9.22 while the site mourns, neither home page has colour, however the visitor comes to it',
  everyCase,
  async ({ page }) => {
    const filter = () => page.locator('html').evaluate((root) => getComputedStyle(root).filter);
    await page.goto(`${site.shell.origin}/info`);
    expect(await filter()).toBe('none');
    await hydrate(page);
    await navigate(page, '/');
    await expect(page).toHaveTitle(/澄播云/);
    await expect.poll(filter).toBe('grayscale(1)');
    await navigate(page, '/help/helpCenter');
    await expect.poll(filter).toBe('none');
    for (const home of ['/', '/m/']) {
      await page.goto(site.shell.origin + home);
      expect(await filter(), home).toBe('grayscale(1)');
    }
  },
);

for (const [home, width] of [
  ['/', 1440],
  ['/m/', 390],
] as const)
  base(
    `R2.132 R9.22 without its colour ${home} has calls to action that look neither pale nor disabled`,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(site.shell.origin + home);
      const content = page.locator('#_content');
      const calls = [content.getByText('免费试用 7 天').first(), content.locator('#lead [type=submit]')];
      for (const call of calls) {
        const { texts, fill } = await contrastsWithoutColour(call);
        expect(texts, 'words on the button').toBeGreaterThanOrEqual(12);
        expect(fill, 'the button on its ground').toBeGreaterThanOrEqual(7);
      }
    },
  );

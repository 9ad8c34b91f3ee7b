import { exampleCompany } from '@site/shared/contract/company-facts';
import { axeViolations } from '../harness/axe';
import { apiOrigin, expect, test } from '../harness/browser-test';
import { waitUntilPrepared } from '../harness/prepared';
import { type Site, startSite } from '../harness/site';
import { visitedPages } from '../urls/visited-pages';
import { everyCase } from '../harness/every-case';

const noindex = '<meta name="robots" content="noindex">';
const { brand, brandLatin, legalName, slogan, phone, email, addresses } = exampleCompany;

/** What would name the vendor, and any phone or mail at all. */
const ofTheVendor = [brand, brandLatin, legalName, slogan, phone, email]
  .concat(addresses.map(({ line }) => line))
  .concat('"tel:', '"mailto:')
  .map((text) => text.toLowerCase());

/** Sentences that lead up to a phone, a mail or an address and then have none. */
const crippled = /((?<!向你)致电|拨打|直接打|选型电话|邮件到|写信到|发到|联系地址：)\s*([。，；、（）]|$)/m;

let site: Site;
const textOf = async (address: string) => (await fetch(`${site.shell.origin}${address}`)).text();
const visibleText = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]+>/g, '\n');

/** The page of an address; a busy site answers 503 and wants to be asked again. */
async function pageOf(address: string, status: number): Promise<string> {
  let html = '';
  const ask = async () => {
    const answer = await fetch(`${site.shell.origin}${address}`);
    html = await answer.text();
    return answer.status;
  };
  await expect.poll(ask, { message: address }).toBe(status);
  return html;
}

test.describe('as it comes', () => {
  test.beforeAll(async () => {
    site = await startSite(apiOrigin(), { SITE_VARIANT: 'white-label' });
  });
  test.afterAll(() => site.stop());

  test(
    'R1.8 no page says anything of the vendor or is for search engines, and no sentence lacks its end',
    everyCase,
    async () => {
      for (const { address, status } of visitedPages()) {
        const html = await pageOf(address, status);
        expect(html.includes(noindex), `${address} is for no index`).toBe(true);
        expect(
          ofTheVendor.filter((text) => html.toLowerCase().includes(text)),
          address,
        ).toEqual([]);
        expect(crippled.exec(visibleText(html))?.[0], address).toBeUndefined();
      }
      expect(await textOf('/favicon.svg')).not.toContain('circle');
      expect(await textOf('/robots.txt')).not.toContain('Sitemap');
      expect((await fetch(`${site.shell.origin}/sitemap.xml`)).status).toBe(404);
    },
  );

  test('R2.129 a phone has a menu of its pages and a way to ask, and nothing of the bar is cut off', async ({
    page,
  }) => {
    const bar = page.getByRole('banner');
    const menu = page.getByRole('navigation', { name: '菜单' });
    for (const [address, width] of [
      ['/', 320],
      ['/m/', 390],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(site.shell.origin + address);
      await expect(bar.getByRole('link', { name: '在线留言' })).toHaveAttribute('href', '/home/signUp');
      for (const part of await bar.locator('a:visible, summary:visible').all()) {
        const box = await part.boundingBox();
        expect(box?.x, `${await part.textContent()} at ${width}`).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await bar.locator('summary[aria-label=菜单]').click();
      await expect(menu.getByRole('link', { name: '帮助中心' })).toBeVisible();
      await expect(menu.getByRole('link', { name: '在线留言' })).toBeVisible();
    }
    expect(await axeViolations(page)).toEqual([]);
    await menu.getByRole('link', { name: '图片直播' }).click();
    await expect(page).toHaveURL(/\/m\/imageLive$/);
    await expect(menu).toBeHidden();
  });
});

test('an operator may give a white-label site to search engines', everyCase, async () => {
  site = await startSite(apiOrigin(), { SITE_VARIANT: 'white-label', WHITE_LABEL_INDEX: '1' });
  try {
    await waitUntilPrepared(site.shell.origin);
    for (const address of ['/', '/info', '/help/helpCenter', '/sitemap'])
      expect((await textOf(address)).includes(noindex), address).toBe(false);
    expect((await textOf('/home/404')).includes(noindex)).toBe(true);
    expect(await textOf('/robots.txt')).toContain('Sitemap');
    expect((await fetch(`${site.shell.origin}/sitemap.xml`)).status).toBe(200);
  } finally {
    await site.stop();
  }
});

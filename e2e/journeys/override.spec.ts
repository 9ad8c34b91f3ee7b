import { overrideLink } from '@site/release/links/override-link';
import { freshKey, keysOf } from '@site/release/testing/sample-release';
import { freePort } from '@site/shared/process/free-port';
import { apiOrigin, expect, test as base } from '../harness/browser-test';
import { publishReworded } from '../harness/reworded';
import { type Site, startSite } from '../harness/site';
import { versionsIn } from '../harness/site-data';
import { siteOfFile } from '../harness/site-of-file';
import { visit } from '../harness/visitors';
import { everyCase } from '../harness/every-case';

const article = '/help/helpDocument/10001';
const question = '这篇文章有帮助吗？';
const status = '#_site-preview-status';

type Sites = { live: Site; dev: Site };

const port = freePort();

/** The machine of a colleague, whose shell runs as `npm run dev` runs it. */
const siteOfColleague = siteOfFile(async () =>
  startSite(apiOrigin(), { OVERRIDE_SITES: `http://127.0.0.1:${await port}` }),
);

/** A live site, which may show sections of it. */
const siteOfVisitors = siteOfFile(async () =>
  startSite(apiOrigin(), { OVERRIDE_ORIGINS: (await siteOfColleague()).shell.origin }, await port),
);

const test = base.extend<Sites>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
  dev: async ({}, provide) => provide(await siteOfColleague()),
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
  live: async ({}, provide) => provide(await siteOfVisitors()),
});

function linkTo(
  { live, dev }: Sites,
  changed: Partial<Parameters<typeof overrideLink>[1]> = {},
  keys = live.keys,
): string {
  const site = live.shell.origin;
  return overrideLink(keys, { name: 'mf-help', dev: dev.shell.origin, site, page: article, ...changed }).link;
}

/** In the code while a section is developed; a whole build, as this colleague has, leaves files that only its own site has. */
const drawing = /\/client\/drawing-/;

/** A change of a word on the colleague's machine: built, published to its own store and live there. */
async function saveOn(dev: Site, version: string, text: string): Promise<void> {
  await publishReworded(dev, 'mf-help', version, [question, text]);
  await dev.promote({ 'mf-help': version });
  await expect.poll(async () => (await dev.shell.health()).remotes['mf-help']).toBe(version);
}

test('R10.74 R11.48 a colleague’s saved change is seen on the live site through the link, and by nobody else', async ({
  page,
  live,
  dev,
  complaints,
}) => {
  const ordinary = (await visit(live.shell.origin + article)).html;
  await saveOn(dev, '9.8.0', '改一个字：有帮助吗？');
  await page.goto(linkTo({ live, dev }));
  await expect(page).toHaveURL(live.shell.origin + article);
  await expect(page.locator(status)).toHaveText('正在显示开发代码 9.8.0');
  await expect(page.getByText('改一个字：有帮助吗？')).toBeVisible();
  // Styles are those of the dev server, and only those.
  const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''));
  const ofSection = sheets.filter((address) => address.includes('/remotes/mf-help/'));
  expect(ofSection.length).toBeGreaterThan(0);
  expect(ofSection.filter((address) => !address.startsWith(dev.shell.origin))).toEqual([]);

  // It is alive, and within the section the browser goes on with it.
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  await page.getByRole('button', { name: '有用' }).click();
  await expect(page.getByText('谢谢，反馈已收到。').filter({ visible: true }).first()).toBeVisible();
  const others = page.getByRole('main').locator('a[href^="/help/helpDocument/"]:not([aria-current])');
  await others.filter({ visible: true }).first().click();
  await expect(page).not.toHaveURL(live.shell.origin + article);
  await expect(page.getByText('改一个字：有帮助吗？')).toBeVisible();
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);

  await saveOn(dev, '9.8.1', '又改一个字：有帮助吗？');
  await page.goto(live.shell.origin + article);
  await expect(page.locator(status)).toHaveText('正在显示开发代码 9.8.1');
  await expect(page.getByText('又改一个字：有帮助吗？')).toBeVisible();

  const meanwhile = await visit(live.shell.origin + article);
  expect(meanwhile.html).toBe(ordinary);
  expect(meanwhile.headers.get('content-security-policy')).not.toContain(dev.shell.origin);
  expect(complaints.filter((complaint) => !drawing.test(complaint))).toEqual([]);
  complaints.length = 0;
});

test(
  'R10.74 pages of other sections are live ones, reached by a navigation of their own; the way out ends it',
  everyCase,
  async ({ page, live, dev, complaints }) => {
    await page.goto(linkTo({ live, dev }));
    await expect(page.locator(status)).toContainText('正在显示开发代码');
    await page.evaluate(() => Object.assign(window, { samePage: true }));
    await page.getByRole('contentinfo').locator('a[href^="/home/"]').first().click();
    await expect(page.locator('#_site-preview')).toContainText('本页不属于它，为线上版本');
    expect(await page.evaluate(() => 'samePage' in window)).toBe(false);
    expect(versionsIn(await page.content(), 'mf-help')).toEqual([]);
    await page.getByRole('button', { name: '退出预览' }).click();
    await page.goto(live.shell.origin + article);
    await expect(page.locator('#_site-preview')).toHaveCount(0);
    await expect(page.getByText(question, { exact: true })).toBeVisible();
    expect(complaints.filter((complaint) => !drawing.test(complaint))).toEqual([]);
    complaints.length = 0;
  },
);

test(
  'a link of a stranger, for an origin that is not allowed, or cut off is a plain 403',
  everyCase,
  async ({ live, dev }) => {
    const stranger = keysOf(freshKey('publish'), freshKey('promote'));
    const bad = [
      linkTo({ live, dev }, {}, stranger),
      linkTo({ live, dev }, { dev: 'http://127.0.0.1:1' }),
      linkTo({ live, dev }).slice(0, -4),
    ];
    for (const address of bad) {
      const { status: code, html, headers } = await visit(address);
      expect([code, html, headers.get('set-cookie')]).toEqual([403, expect.stringContaining('开发预览链接无效'), null]);
    }
    // Nor does a shell that is no dev server name its files, or this one to another site.
    const asked = (origin: string, by: string) => visit(`${origin}/-/section/mf-help`, { origin: by });
    expect((await asked(dev.shell.origin, 'https://evil.example')).status).toBe(403);
    expect((await asked(live.shell.origin, dev.shell.origin)).headers.get('access-control-allow-origin')).toBeNull();
  },
);

test('R10.77 without script, or when the dev server is silent, the page is the live one and its badge says so', async ({
  browser,
  plainPage,
  live,
  dev,
}) => {
  await plainPage.goto(linkTo({ live, dev }));
  await expect(plainPage.locator(status)).toHaveText('当前显示线上版本，开发代码由脚本加载');
  await expect(plainPage.getByText(question, { exact: true })).toBeVisible();

  await dev.shell.stop();
  const page = await browser.newPage();
  await page.goto(linkTo({ live, dev }));
  await expect(page.locator(status)).toHaveText('开发服务器没有提供这个版块，当前显示线上版本');
  await expect(page.getByText(question, { exact: true })).toBeVisible();
  await page.close();
});

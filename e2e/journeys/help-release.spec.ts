import type { Page } from '@playwright/test';
import { apiOrigin, expect, hydrate, test } from '../harness/browser-test';
import { publishReworded } from '../harness/reworded';
import { type Site, startSite } from '../harness/site';
import { versionsIn } from '../harness/site-data';
import { waitFor } from '../harness/wait';

const question = '这篇文章有帮助吗？';
const newQuestion = '新版问您：这篇文章有帮助吗？';
const next = '9.0.0';
/** Of the menu that every page has, of the market's plans. */
const menu = '图片直播相册';
/** What the homes show of other calls: figures, a plan, cases of two calls, the newest article. */
const home = [
  menu,
  '平台数据',
  '照着排期就能开播',
  'href="/home/case?id=41001"',
  'href="/home/case?id=41011"',
  'href="/info/20030"',
];
/** Each with a mark of every block that it may leave out while the data is on the way. */
const blocks = {
  '/': [...home, '友情站点一'],
  '/info/20001': [menu, '接着读', '大家在读'],
  '/home/lectureDetail/40001': [menu, '讲堂栏目', '接着学'],
  '/m/': [...home, 'id=40013"'],
};
const otherPages = Object.keys(blocks);

let site: Site;

test.beforeAll(async () => {
  site = await startSite(apiOrigin());
});

test.afterAll(async () => site.stop());

/** The whole document: it names no version but that of its own section. */
async function shown(address: string): Promise<string> {
  return (await fetch(site.shell.origin + address)).text();
}

async function liveIs(version: string): Promise<void> {
  await waitFor(`mf-help ${version} is live`, async () => (await site.shell.health()).remotes['mf-help'] === version);
}

/** Goes on inside the application, by a link of the page; a load of a whole new page would lose the mark. */
async function readOn(page: Page, link: string, text: string): Promise<void> {
  await page.getByRole('link', { name: link }).first().click();
  await expect(page.locator('h1')).toHaveText(link);
  await expect(page.getByRole('heading', { name: text })).toBeVisible();
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
}

async function openTab(page: Page, address: string): Promise<string[]> {
  const versions: string[] = [];
  page.on('request', (request) => versions.push(...versionsIn(`${request.url()}"`, 'mf-help')));
  await page.goto(site.shell.origin + address);
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  return versions;
}

test('a release of mf-help and its rollback change nothing else, and open tabs keep working through both', async ({
  page,
  context,
  complaints,
}) => {
  const before = await site.shell.health();
  const old = before.remotes['mf-help'] ?? '';
  const isWhole = async ([address, parts]: [string, string[]]) => {
    const html = await shown(address);
    return parts.every((part) => html.includes(part));
  };
  const whole = async () => (await Promise.all(Object.entries(blocks).map(isWhole))).every(Boolean);
  await waitFor('the other pages have all their blocks', whole);
  const others = await Promise.all(otherPages.map(shown));
  const oldVersions = await openTab(page, '/help/helpCenter');

  await publishReworded(site, 'mf-help', next, [question, newQuestion]);
  expect((await site.shell.health()).remotes).toEqual(before.remotes);
  await site.promote({ 'mf-help': next });
  await liveIs(next);
  await readOn(page, '批量导入白名单', question);

  const newTab = await context.newPage();
  const newVersions = await openTab(newTab, '/help/helpClassList/502');
  await readOn(newTab, '批量导入白名单', newQuestion);
  expect((await site.shell.health()).remotes).toEqual({ ...before.remotes, 'mf-help': next });
  await expect.poll(() => Promise.all(otherPages.map(shown))).toEqual(others);

  await site.rollback('mf-help');
  await liveIs(old);
  await readOn(page, '白名单用户进不来怎么排查', question);
  await readOn(newTab, '白名单用户进不来怎么排查', newQuestion);
  expect(await (await fetch(`${site.shell.origin}/help/helpDocument/10044`)).text()).not.toContain(newQuestion);
  await expect.poll(() => Promise.all(otherPages.map(shown))).toEqual(others);

  const after = await site.shell.health();
  expect(after.remotes).toEqual(before.remotes);
  expect(after.pid).toBe(before.pid);
  expect(after.revision).toBe(before.revision + 2);
  expect(new Set(oldVersions)).toEqual(new Set([old]));
  expect(new Set(newVersions)).toEqual(new Set([next]));
  expect(complaints).toEqual([]);
});

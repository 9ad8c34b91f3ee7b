import { previewLink } from '@site/release/links/preview-link';
import { apiOrigin, expect, hydrate, navigate, test as base } from '../harness/browser-test';
import { publishReworded } from '../harness/reworded';
import { type Site, startSite } from '../harness/site';
import { versionsIn } from '../harness/site-data';
import { siteOfFile } from '../harness/site-of-file';
import { changes, publishVariant } from '../harness/variant';
import { visit } from '../harness/visitors';
import { everyCase } from '../harness/every-case';

const article = '/help/helpDocument/10001';
const question = '这篇文章有帮助吗？';
const newQuestion = '新版问您：这篇文章有帮助吗？';
const version = '9.7.0';

/** Its releases are no others' affair. */
const siteWithVersion = siteOfFile(async () => {
  const site = await startSite(apiOrigin());
  await publishReworded(site, 'mf-help', version, [question, newQuestion]);
  return site;
});

const test = base.extend<{ own: Site }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
  own: async ({}, provide) => provide(await siteWithVersion()),
});

function linkTo(site: Site, shown: string, page = article): string {
  return previewLink(site.keys, { name: 'mf-help', version: shown, site: site.shell.origin, page }).link;
}

test('a colleague with the link sees the version in every section’s pages, hydrated, under a badge; others see what is live', async ({
  page,
  own: site,
  complaints,
}) => {
  const live = (await site.shell.health()).remotes['mf-help'] ?? '';
  const ordinary = (await visit(site.shell.origin + article)).html;
  await page.goto(linkTo(site, version));
  await expect(page).toHaveURL(site.shell.origin + article);
  const badge = page.locator('#_site-preview');
  await expect(badge).toContainText(`预览 mf-help ${version}`);
  await expect(badge).toBeInViewport();
  // Its style is let in by the policy of this answer.
  expect(await badge.evaluate((element) => getComputedStyle(element).display)).toBe('flex');
  await expect(page.getByRole('heading', { name: newQuestion })).toBeVisible();
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  await navigate(page, '/info/20001');
  await expect(page.locator('h1')).toContainText('播一年');
  await expect(badge).toBeVisible();
  await navigate(page, article);
  await expect(page.getByRole('heading', { name: newQuestion })).toBeVisible();
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);

  const meanwhile = await visit(site.shell.origin + article);
  expect(versionsIn(meanwhile.html, 'mf-help')).toEqual([live]);
  expect(meanwhile.html).toBe(ordinary);
  expect((await site.shell.health()).remotes['mf-help']).toBe(live);
  expect(complaints).toEqual([]);
});

test('R10.45 the way out works without script', async ({ plainPage, own: site }) => {
  await plainPage.goto(linkTo(site, version));
  await expect(plainPage.getByText(newQuestion)).toBeVisible();
  await plainPage.getByRole('button', { name: '退出预览' }).click();
  await expect(plainPage).toHaveURL(`${site.shell.origin}/`);
  await plainPage.goto(article);
  await expect(plainPage.locator('#_site-preview')).toHaveCount(0);
  await expect(plainPage.getByText(question, { exact: true })).toBeVisible();
  expect(await plainPage.context().cookies()).toEqual([]);
});

test(
  'a version that does not load leaves its visitor on what is live, and says so; a bad link is 403',
  everyCase,
  async ({ plainPage, own: site }) => {
    const unloadable = await publishVariant(site, 'mf-help', '9.7.2', changes.throwsAtLoad());
    const answer = await plainPage.goto(linkTo(site, unloadable));
    expect(answer?.status()).toBe(200);
    await expect(plainPage.locator('#_site-preview')).toContainText('这个版本无法加载，当前显示线上版本');
    const bad = await visit(linkTo(site, version).slice(0, -4));
    expect([bad.status, bad.html]).toEqual([403, expect.stringContaining('预览链接无效')]);
  },
);

test(
  'what fails in a preview is shown to its visitor, and counts against nobody',
  everyCase,
  async ({ plainPage, own: site }) => {
    const broken = await publishVariant(site, 'mf-help', '9.7.1', changes.throwsInRender('all but the first'));
    const answer = await plainPage.goto(linkTo(site, broken));
    expect(answer?.status()).toBe(500);
    await expect(plainPage.locator('#_site-preview')).toContainText(`预览 mf-help ${broken}`);
    expect(await site.shell.metrics()).not.toContain(`page_failures_total{remote="mf-help",version="${broken}"}`);
    const { status, html } = await visit(site.shell.origin + article);
    expect([status, html.includes('site-preview')]).toEqual([200, false]);
    // With the other one there are two, and a third has to wait.
    const third = await publishVariant(site, 'mf-help', '9.7.3', changes.marked('9.7.3'));
    await plainPage.goto(linkTo(site, version));
    await plainPage.goto(linkTo(site, third));
    await expect(plainPage.locator('#_site-preview')).toContainText('同时进行的预览已满');
  },
);

import path from 'node:path';
import { type BuiltRelease, readBuiltRelease } from '@site/release/releases/built-release';
import { publish } from '@site/release/operations/publish';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { commonFile } from '@site/shared/contract/common-styles';
import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import type { Page } from '@playwright/test';
import { apiOrigin, expect, hydrate, navigate, test } from '../harness/browser-test';
import { builtAs } from '../harness/built-as';
import { type Site, startSite } from '../harness/site';
import { waitFor } from '../harness/wait';

const version = '9.8.0';
/** Of styles that a shell of today does not have. */
const otherKey = 'z999';
const article = '/help/helpDocument/10001';
const files = /common\.\w+\.css$/;

/** The help centre as it would have been built beside other common styles: their classes and their file have other names. */
function builtBesideOthers(): BuiltRelease {
  const { commonStyles: from = '' } = readBuiltRelease(path.join(repositoryRoot, 'shell/dist')).manifest;
  const built = builtAs('mf-help', version, [[from, otherKey]], /\.(?:c?js|css)$/);
  const renamed = (text: string) => text.replaceAll(commonFile(from), commonFile(otherKey));
  const manifestText = renamed(built.manifestText);
  return {
    manifest: JSON.parse(manifestText) as ReleaseManifest,
    manifestText,
    files: new Map([...built.files].map(([file, bytes]) => [renamed(file), bytes])),
  };
}

let site: Site;

test.beforeAll(async () => {
  site = await startSite(apiOrigin());
});

test.afterAll(async () => site.stop());

/** The files of common styles that a page fetches from now on. */
function watchCommonFiles(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (files.test(request.url())) found.push(request.url().replace(site.shell.origin, ''));
  });
  return found;
}

/** Of the form under an article. */
const sendButton = (page: Page) => page.locator('main button', { hasText: '提交反馈' });

function lookOf(page: Page): Promise<string[]> {
  return sendButton(page).evaluate((button) => {
    const { padding, borderRadius, backgroundColor, color, minHeight, display } = getComputedStyle(button);
    return [padding, borderRadius, backgroundColor, color, minHeight, display];
  });
}

/** The header of the help centre, whose styles are on no page of another layout. */
function headerOf(page: Page): Promise<string[]> {
  return page.locator('header').evaluate((header) => {
    const { position, zIndex, backgroundColor, height } = getComputedStyle(header);
    return [position, zIndex, backgroundColor, height];
  });
}

/** Goes there from a page of another section. */
async function openWithin(page: Page, address: string, title: string): Promise<void> {
  await page.goto(`${site.shell.origin}/home/about`);
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  await navigate(page, address);
  await expect(page.locator('h1')).toHaveText(title);
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
}

test('styles that shell and section have in common come once; a section built beside others brings its own, served or navigated to', async ({
  page,
}) => {
  const fetched = watchCommonFiles(page);
  await page.goto(site.shell.origin + article);
  const [look, title] = [await lookOf(page), (await page.locator('h1').textContent()) ?? ''];
  const header = await headerOf(page);
  await openWithin(page, article, title);
  expect(fetched).toEqual([]);
  expect(await lookOf(page)).toEqual(look);
  expect(await headerOf(page)).toEqual(header);

  await publish(site.store, site.keys, builtBesideOthers(), { by: 'e2e' });
  await site.promote({ 'mf-help': version });
  await waitFor(`mf-help ${version} is live`, async () => (await site.shell.health()).remotes['mf-help'] === version);
  const own = `/assets/remotes/mf-help/${version}/${commonFile(otherKey)}`;
  await page.goto(site.shell.origin + article);
  expect(fetched.splice(0)).toEqual([own]);
  await expect(sendButton(page)).toHaveClass(new RegExp(`^${otherKey}`));
  expect(await lookOf(page)).toEqual(look);
  await openWithin(page, article, title);
  expect(fetched).toEqual([own]);
  expect(await lookOf(page)).toEqual(look);
});

test('an error that a navigation meets looks as one that was served, without network too', async ({
  page,
  context,
}) => {
  const missing = '/help/helpDocument/99999';
  const groundOf = () =>
    page
      .locator('main h1')
      .first()
      .evaluate((title) => {
        const { backgroundImage } = getComputedStyle(title.parentElement?.parentElement?.parentElement as HTMLElement);
        return [backgroundImage, getComputedStyle(title).fontSize];
      });
  await page.goto(site.shell.origin + missing);
  const served = await groundOf();
  expect(served[0]).toContain('gradient');

  await page.goto(`${site.shell.origin}/home/about`);
  await hydrate(page);
  await expect(page.locator('link[href*="/error-styles."]')).toBeAttached();
  await context.setOffline(true);
  const title = await page.locator('h1').textContent();
  await navigate(page, missing);
  await expect(page.locator('h1')).not.toHaveText(title ?? '');
  // The error takes the place of what shows that something comes: a title that has just left the page has no style.
  await expect.poll(groundOf).toEqual(served);
});

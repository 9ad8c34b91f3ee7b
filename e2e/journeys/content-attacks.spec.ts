import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { apiOrigin } from '../harness/browser-test';
import { startHostileApi } from '../harness/hostile-api';
import { evilHost, linePayload, mark, markdownPayloads, payloads } from '../harness/payloads';
import { type Site, startSite } from '../harness/site';
import { startEditedApi } from '../harness/test-api';

/** Two articles of the own content. */
const articles = ['help/10001.md', 'info/20001.md'];
const reports = '/-/policy-report';

/** What a page does that it must not: dialogs, complaints, reports to the site, calls of the evil host. */
type Seen = { dialogs: string[]; complaints: string[]; reports: number; evil: string[] };

async function watch(page: Page): Promise<Seen> {
  const seen: Seen = { dialogs: [], complaints: [], reports: 0, evil: [] };
  page.on('dialog', (dialog) => {
    seen.dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') seen.complaints.push(message.text());
  });
  page.on('pageerror', (error) => seen.complaints.push(error.message));
  page.on('request', (request) => {
    if (request.url().endsWith(reports)) seen.reports += 1;
  });
  // Were the browser to ask, the script would be there and run.
  await page.route(`https://${evilHost}/**`, (route) => {
    seen.evil.push(route.request().url());
    return route.fulfill({
      contentType: 'text/javascript',
      body: `window.${mark} = 1`,
      headers: { 'Access-Control-Allow-Origin': '*' },
    });
  });
  return seen;
}

/** Presses every link that a payload has left behind, as a visitor might. */
async function pressAll(page: Page): Promise<void> {
  const links = page.locator('a', { hasText: /^press-/ });
  for (const link of await links.all()) {
    const opened = await link.evaluate((element) => {
      // Where a link leads to a page it is not followed: what counts is script of this page.
      element.addEventListener(
        'click',
        (event) => /^https?:/.test((element as HTMLAnchorElement).protocol) && event.preventDefault(),
      );
      (element as HTMLElement).click();
      return true;
    });
    expect(opened).toBe(true);
  }
}

function hasRun(page: Page): Promise<boolean> {
  return page.evaluate((name) => name in window, mark);
}

function spoilt(file: string): string {
  const front = readFileSync(file, 'utf8').split('---')[1] ?? '';
  const line = JSON.stringify(linePayload);
  const head = front.replace(/^(title|summary|author): .*$/gm, (_, name) => `${name}: ${line}`);
  return `---${head}---\n\n${[...payloads, ...markdownPayloads].join('\n\n')}\n`;
}

test.setTimeout(240_000);

test('F27: what came through the import runs nothing, asks no other host and needs no policy to stop it', async ({
  page,
}) => {
  const api = await startEditedApi();
  for (const article of articles) {
    const file = path.join(api.contentDir, article);
    writeFileSync(file, spoilt(file));
  }
  api.importContent();
  const site: Site = await startSite(api.origin);
  const seen = await watch(page);
  for (const address of ['/help/helpDocument/10001', '/info/20001', '/help/helpCenter', '/info']) {
    const answer = await page.goto(site.shell.origin + address, { waitUntil: 'networkidle' });
    expect(answer?.status(), address).toBe(200);
    expect(await page.content(), address).toContain('alert(1)');
    await pressAll(page);
    expect(await hasRun(page), address).toBe(false);
  }
  expect(seen).toEqual({ dialogs: [], complaints: [], reports: 0, evil: [] });
  await site.stop();
  await api.stop();
});

test('F37: where the sanitiser has failed, the policy alone stops every script, frame and style, and reports it', async ({
  page,
}) => {
  const api = await startHostileApi(apiOrigin(), payloads.join(''));
  const site: Site = await startSite(api.origin);
  const seen = await watch(page);
  await page.goto(`${site.shell.origin}/help/helpDocument/10001`);
  await expect(page.getByText('press-handler')).toBeAttached();
  await pressAll(page);
  await expect.poll(() => seen.reports).toBeGreaterThan(5);
  expect(await hasRun(page)).toBe(false);
  expect(seen.dialogs).toEqual([]);
  expect(seen.evil).toEqual([]);
  expect(page.url()).toBe(`${site.shell.origin}/help/helpDocument/10001`);
  expect(site.shell.lines.some((line) => line.includes('a browser reports a breach of policy'))).toBe(true);
  await site.stop();
  api.close();
});

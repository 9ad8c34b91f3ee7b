import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { apiOrigin, hydrate, expect, test } from '../harness/browser-test';
import { startHostileApi } from '../harness/hostile-api';
import { evilHost, linePayload, mark, markdownPayloads, payloads } from '../harness/payloads';
import { type Site, startSite } from '../harness/site';
import { startEditedApi } from '../harness/test-api';
import { everyCase } from '../harness/every-case';

/** Two articles of the own content. */
const articles = ['help/10001.md', 'info/20001.md'];

/** What a page does that it must not: dialogs, complaints, calls of the evil host. */
type Seen = { dialogs: string[]; complaints: string[]; evil: string[] };

async function watch(page: Page): Promise<Seen> {
  const seen: Seen = { dialogs: [], complaints: [], evil: [] };
  page.on('dialog', (dialog) => {
    seen.dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') seen.complaints.push(message.text());
  });
  page.on('pageerror', (error) => seen.complaints.push(error.message));
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

/** Presses every link that a payload has left behind, as a visitor might; one that leads to a page is not followed. */
async function pressAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const link of document.querySelectorAll('a')) {
      if (!/^(?:press-|svg)/.test(link.textContent ?? '')) continue;
      link.addEventListener('click', (event) => /^https?:/.test(String(link.href)) && event.preventDefault());
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
  });
}

function hasRun(page: Page): Promise<boolean> {
  return page.evaluate((name) => name in window, mark);
}

function breaches(site: Site): string[] {
  return site.shell.lines.filter((line) => line.includes('a browser reports a breach of policy'));
}

function spoilt(file: string): string {
  const front = readFileSync(file, 'utf8').split('---')[1] ?? '';
  const line = JSON.stringify(linePayload);
  const head = front.replace(/^(title|summary|author): .*$/gm, (_, name) => `${name}: ${line}`);
  return `---${head}---\n\n${[...payloads, ...markdownPayloads].join('\n\n')}\n`;
}

test(
  'F27: what came through the import runs nothing, asks no other host and needs no policy to stop it',
  everyCase,
  async ({ page }) => {
    const api = await startEditedApi();
    for (const article of articles) {
      const file = path.join(api.contentDir, article);
      writeFileSync(file, spoilt(file));
    }
    await api.content('import', '--anyway');
    const site: Site = await startSite(api.origin);
    const seen = await watch(page);
    for (const address of ['/help/helpDocument/10001', '/info/20001', '/help/helpCenter', '/info']) {
      const answer = await page.goto(site.shell.origin + address, { waitUntil: 'networkidle' });
      expect(answer?.status(), address).toBe(200);
      if (/\d$/.test(address)) expect(await page.content(), address).toContain('alert(1)');
      await pressAll(page);
      await hydrate(page);
      expect(await hasRun(page), address).toBe(false);
    }
    expect(seen).toEqual({ dialogs: [], complaints: [], evil: [] });
    expect(breaches(site)).toEqual([]);
    await site.stop();
    await api.stop();
  },
);

test(
  'F59: headings that are called as parts of the page take nothing of it: its scripts start, and links lead where they did',
  everyCase,
  async ({ page }) => {
    const api = await startEditedApi();
    const file = path.join(api.contentDir, 'help/10001.md');
    const names = ['Site data', 'Site root', 'Content', 'Top', 'Support', 'Feedback', '`_site-data`', '`_content`'];
    const [, front = ''] = readFileSync(file, 'utf8').split('---');
    writeFileSync(file, `---${front}---\n\n${names.map((name) => `## ${name}\n\n一段文字。`).join('\n\n')}\n`);
    await api.content('import', '--anyway');
    const site: Site = await startSite(api.origin);
    const seen = await watch(page);
    await page.goto(`${site.shell.origin}/help/helpDocument/10001`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { name: 'Site data' })).toHaveAttribute('id', 'site-data');
    await hydrate(page);
    expect(seen).toEqual({ dialogs: [], complaints: [], evil: [] });
    const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(await page.locator('#support').evaluate((place) => place.querySelector('form') !== null)).toBe(true);
    await site.stop();
    await api.stop();
  },
);

test('F37: where the sanitiser has failed, the policy alone stops every script, frame and style, and reports it', async ({
  page,
}) => {
  const api = await startHostileApi(apiOrigin(), payloads.join(''));
  const site: Site = await startSite(api.origin);
  const seen = await watch(page);
  await page.goto(`${site.shell.origin}/help/helpDocument/10001`);
  await expect(page.getByText('press-handler')).toBeAttached();
  await pressAll(page);
  await expect.poll(() => breaches(site).length).toBeGreaterThan(5);
  expect(await hasRun(page)).toBe(false);
  expect(seen.dialogs).toEqual([]);
  expect(seen.evil).toEqual([]);
  expect(page.url()).toBe(`${site.shell.origin}/help/helpDocument/10001`);
  await site.stop();
  api.close();
});

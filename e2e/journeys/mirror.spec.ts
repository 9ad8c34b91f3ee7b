import { BucketServer } from '@site/release/testing/bucket-server';
import { pressControl } from '@site/tooling/judge/press-control';
import { apiOrigin, expect, hydrate, navigate, test } from '../harness/browser-test';
import { countLoads } from '../harness/count-loads';
import { everyCase } from '../harness/every-case';
import { firstPages } from '../harness/first-pages';
import { versionsIn } from '../harness/site-data';
import { serveBucket, SpreadSite } from '../harness/spread-site';
import { changes, publishVariant } from '../harness/variant';
import { waitFor } from '../harness/wait';

const article = '/help/helpDocument/10001';
const helpText = firstPages.find(({ address }) => address === article)?.text ?? '';
const bucket = new BucketServer();
let service: Record<string, string>;
let site: SpreadSite;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  service = await serveBucket(bucket);
  site = await SpreadSite.start(apiOrigin(), service);
  await Promise.all([site.addShell(), site.addShell()]);
});

test.afterAll(async () => {
  await site.stop();
  await bucket.stop();
});

async function release(version: string): Promise<void> {
  await publishVariant(site, 'mf-help', version, changes.marked(version));
  await site.promote({ 'mf-help': version });
}

async function liveVersion(origin: string): Promise<string | undefined> {
  return versionsIn(await (await fetch(origin + article)).text(), 'mf-help')[0];
}

test(
  'R11.31 a tab that stays open through releases and a rollback finds its files at every shell, a new one included',
  everyCase,
  async ({ page }) => {
    const loads = countLoads(page);
    await page.goto(site.front.origin + article);
    for (const version of ['9.7.1', '9.7.2']) await release(version);
    await site.rollback('mf-help');
    await site.addShell();
    expect(await Promise.all(site.shells.map(({ origin }) => liveVersion(origin)))).toEqual(Array(3).fill('9.7.1'));

    await hydrate(page);
    await navigate(page, '/help/helpCenter');
    await page.waitForURL('**/help/helpCenter');
    await navigate(page, article);
    await expect(page.locator('#_content')).toContainText(helpText);
    expect(loads()).toBe(1);
    expect(site.front.failed).toEqual([]);
  },
);

test(
  'R11.26 without its bucket a shell that starts again serves pages and files from its copy, and follows once it is back',
  everyCase,
  async () => {
    const [first] = site.shells;
    if (!first) throw new Error('No shell runs.');
    const port = Number(new URL(service.S3_ENDPOINT ?? '').port);
    await bucket.stop();
    await first.stop();
    await first.start();
    const html = await (await fetch(first.origin + article)).text();
    expect(versionsIn(html, 'mf-help')).toEqual(['9.7.1']);
    const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((found) => found[1] ?? '');
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) expect([file, (await fetch(first.origin + file)).status]).toEqual([file, 200]);
    await waitFor('health names the store', async () =>
      (await first.health()).error?.includes('does not reach this shell since'),
    );

    await bucket.start(port);
    await release('9.7.3');
    expect(await liveVersion(first.origin)).toBe('9.7.3');
    await waitFor('health is quiet again', async () => (await first.health()).error === null);
  },
);

test(
  'R11.31 beyond the time that files are kept a tab reloads once and shows what is live (F23)',
  everyCase,
  async ({ page, complaints }) => {
    await page.goto(site.front.origin + article);
    const loads = countLoads(page);
    await release('9.7.4');
    for (const key of [...bucket.files.keys()]) if (key.includes('/mf-help/9.7.3/')) bucket.files.delete(key);
    const fresh = await site.addShell();
    site.front.backs = [fresh.origin];
    const reload = page.waitForEvent('load');
    await page.evaluate(pressControl);
    await reload;
    await hydrate(page);
    expect(loads()).toBe(1);
    expect(versionsIn(await page.content(), 'mf-help')).toEqual(['9.7.4']);
    complaints.length = 0;
  },
);

import type { BrowserContext, Page } from '@playwright/test';
import { raiseCanary, startCanary, stopCanaries } from '@site/release/operations/canary';
import { bucketCount, type Canary, isInCanary } from '@site/shared/contract/canary-buckets';
import { apiOrigin, expect, hydrate, navigate, test } from '../harness/browser-test';
import { freePort } from '@site/shared/process/free-port';
import { publishReworded } from '../harness/reworded';
import { ShellProcess } from '../harness/shell-process';
import { type Site, startSite } from '../harness/site';
import { versionsIn } from '../harness/site-data';
import { changes, publishVariant } from '../harness/variant';
import { bucketOf, crawler, personsBrowser, versionsMet, visit } from '../harness/visitors';
import { waitFor } from '../harness/wait';
import { everyCase } from '../harness/every-case';

const remote = 'mf-help';
const by = { by: 'e2e' };
const article = '/help/helpDocument/10001';
const question = '这篇文章有帮助吗？';
const newQuestion = '新版问您：这篇文章有帮助吗？';
const shared = 'no-cache, no-transform';
const personal = 'private, no-store, no-transform';

let site: Site;
let stable: string;

test.beforeAll(async () => {
  site = await startSite(apiOrigin());
  stable = (await site.shell.health()).remotes[remote] ?? '';
});

test.afterEach(async () => {
  await stopCanaries(site.store, site.keys, { all: true }, by);
  await waitFor('no canary', async () => (await canaryOf(site.shell)) === null);
});

test.afterAll(async () => site.stop());

const canaryOf = async (shell: ShellProcess) => (await shell.health()).canaries[0] ?? null;

async function begin(version: string, share: number, ...shells: ShellProcess[]): Promise<Canary> {
  const canary = { remote, version, share };
  await startCanary(site.store, site.keys, canary, by);
  for (const shell of [site.shell, ...shells])
    await waitFor(`the canary ${version} is loaded`, async () => {
      const health = await canaryOf(shell);
      return health?.version === version && health.loaded;
    });
  return canary;
}

/** What a visitor of a bucket is shown on the article. */
const shown = async (bucket: number, path = article) => visit(site.shell.origin + path, { cookie: `bucket=${bucket}` });

test(
  'R10.42 F6: 1,000 sessions at 10 %: none meets two versions, the share is exact, a second shell says the same',
  everyCase,
  async () => {
    const port = await freePort();
    const { DATA_DIR: _, ...variables } = site.shell.variables;
    const other = new ShellProcess(`http://127.0.0.1:${port}`, {
      ...variables,
      PORT: String(port),
      DATA_DIR: `${site.dataDir}-other`,
    });
    await other.start();
    try {
      const version = await publishVariant(site, remote, '9.6.1', changes.marked('9.6.1'));
      const canary = await begin(version, 0.1, other);
      const sessions = Array.from({ length: 1000 }, (_, index) => index * 10 + 7);
      const met: string[] = [];
      for (const bucket of sessions) {
        const { origin } = bucket % 20 === 7 ? site.shell : other;
        const page = bucket % 30 === 7 ? article : bucket % 30 === 17 ? '/info/20001' : '/help/helpCenter';
        const versions = await versionsMet(origin, page, remote, `bucket=${bucket}`);
        expect([bucket, versions]).toEqual([bucket, [isInCanary(bucket, canary) ? version : stable]]);
        met.push(...versions);
      }
      expect(met.filter((one) => one === version)).toHaveLength(100);
    } finally {
      await other.stop();
    }
  },
);

test('F6: shared pages never carry a cookie; a first answer is private; crawlers and visitors without cookies stay', async () => {
  const version = await publishVariant(site, remote, '9.6.2', changes.marked('9.6.2'));
  const canary = await begin(version, 0.5);
  const outside = bucketOf(canary, false);
  for (let turn = 0; turn < 5; turn += 1) {
    const first = await visit(site.shell.origin + article);
    expect(versionsIn(first.html, remote)).toEqual([stable]);
    expect(first.headers.get('cache-control')).toBe(personal);
    expect(first.headers.get('set-cookie')).toMatch(/^bucket=\d{1,6}; /);
    const { html, headers } = await shown(bucketOf(canary, true));
    // All pages of a canary tell how they fare, and of the others every second one.
    expect([html, (await shown(bucketOf(canary, false))).html].map((text) => text.includes(' data-canary'))).toEqual([
      true,
      false,
    ]);
    expect([versionsIn(html, remote), headers.get('cache-control')]).toEqual([[version], personal]);
    const asCrawler = { 'user-agent': crawler, cookie: `bucket=${bucketOf(canary, true)}` };
    // A part that comes too late is in the next page: between two answers it may come.
    await waitFor('a crawler and who is outside are answered with one page', async () => {
      const both = [await visit(site.shell.origin + article, asCrawler), await shown(outside)];
      for (const one of both) {
        expect(versionsIn(one.html, remote)).toEqual([stable]);
        expect([one.headers.get('cache-control'), one.headers.get('set-cookie')]).toEqual([shared, null]);
      }
      const [tag, other] = both.map((one) => one.headers.get('etag'));
      return tag !== null && tag === other;
    });
  }
  const maps = await (await fetch(`${site.shell.origin}/sitemap.xml`)).text();
  expect(maps).not.toContain(version);
});

test(
  'R10.43 F6: a larger share keeps all who were in it, and after the end the next answer is stable',
  everyCase,
  async () => {
    const version = await publishVariant(site, remote, '9.6.3', changes.marked('9.6.3'));
    const canary = await begin(version, 0.01);
    const inside = bucketOf(canary, true);
    const later = Array.from({ length: bucketCount }, (_, bucket) => bucket).find(
      (bucket) => !isInCanary(bucket, canary) && isInCanary(bucket, { ...canary, share: 0.25 }),
    );
    expect(versionsIn((await shown(later ?? -1)).html, remote)).toEqual([stable]);
    await raiseCanary(site.store, site.keys, { share: 0.25 }, by);
    await waitFor('the share is 25 %', async () => (await canaryOf(site.shell))?.share === 0.25);
    for (const bucket of [inside, later ?? -1])
      expect(versionsIn((await shown(bucket)).html, remote)).toEqual([version]);
    const { revision } = await stopCanaries(site.store, site.keys, {}, by);
    await waitFor('it has ended', async () => (await site.shell.health()).revision === revision.sequence);
    const { html, headers } = await shown(inside);
    expect([versionsIn(html, remote), headers.get('cache-control')]).toEqual([[stable], shared]);
  },
);

test(
  'F6: a page that fails in the canary is counted against it, and its visitors see the stable one',
  everyCase,
  async () => {
    const version = await publishVariant(site, remote, '9.6.4', changes.throwsInRender('all but the first'));
    const canary = await begin(version, 0.5);
    const { status, html, headers } = await shown(bucketOf(canary, true));
    expect([status, versionsIn(html, remote), headers.get('cache-control')]).toEqual([200, [stable], personal]);
    expect(await site.shell.metrics()).toMatch(
      new RegExp(`page_failures_total\\{remote="${remote}",version="${version}"\\} [1-9]`),
    );
  },
);

test('R10.72 F6: a canary that does not load leaves everybody on what is live, and health says so', async () => {
  const version = await publishVariant(site, remote, '9.6.5', changes.throwsAtLoad());
  await startCanary(site.store, site.keys, { remote, version, share: 0.5 }, by);
  await waitFor('health says why', async () => (await canaryOf(site.shell))?.fault?.includes('boom at load'));
  const { deviations, error, remotes } = await site.shell.health();
  expect(deviations).toMatchObject([{ remote, wanted: version, running: stable }]);
  expect(error).toContain(`${remote} ${version} does not run here: as a canary`);
  expect(remotes[remote]).toBe(stable);
  const metric = `section_deviation{remote="${remote}",wanted="${version}",running="${stable}"}`;
  expect(await site.shell.metrics()).toContain(`${metric} 1`);
  const { html, headers } = await visit(site.shell.origin + article);
  expect(versionsIn(html, remote)).toEqual([stable]);
  expect([headers.get('cache-control'), headers.get('set-cookie')]).toEqual([shared, null]);
});

test(
  'R13.68 F6: a visitor of two canaries is shown both, others one or none, and one ends without the other',
  everyCase,
  async () => {
    const canaries = [
      { remote, version: '9.6.8', share: 0.5 },
      { remote: 'mf-info', version: '9.6.9', share: 0.5 },
    ];
    const live = (await site.shell.health()).remotes;
    for (const canary of canaries) {
      await publishVariant(site, canary.remote, canary.version, changes.marked(canary.version));
      await startCanary(site.store, site.keys, canary, by);
    }
    const loaded = async () => (await site.shell.health()).canaries.filter((canary) => canary.loaded);
    await waitFor('both are loaded', async () => (await loaded()).length === 2);
    const expectShown = async (running: Canary[]) => {
      for (const sides of [
        [true, true],
        [true, false],
        [false, true],
        [false, false],
      ]) {
        const isOf = (bucket: number) => canaries.every((one, place) => isInCanary(bucket, one) === sides[place]);
        const bucket = Array.from({ length: 100 }, (_, number) => number).find(isOf);
        const versions = canaries.map((one, place) =>
          sides[place] && running.includes(one) ? one.version : (live[one.remote] ?? ''),
        );
        for (const path of [article, '/info/20001'])
          for (const [place, one] of canaries.entries()) {
            const met = await versionsMet(site.shell.origin, path, one.remote, `bucket=${bucket}`);
            expect([path, bucket, met]).toEqual([path, bucket, [versions[place]]]);
          }
      }
    };
    await expectShown(canaries);

    const { revision } = await stopCanaries(site.store, site.keys, { remote }, by);
    await waitFor('one has ended', async () => (await site.shell.health()).revision === revision.sequence);
    await expectShown(canaries.slice(1));
  },
);

async function openAs(context: BrowserContext, bucket: number): Promise<{ page: Page; loaded: string[] }> {
  await context.addCookies([{ name: 'bucket', value: String(bucket), url: site.shell.origin, httpOnly: true }]);
  const page = await context.newPage();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(...versionsIn(`${request.url()}"`, remote)));
  return { page, loaded };
}

test('F6: a visitor of the canary hydrates, walks through the sections and back, and stays on its version', async ({
  browser,
}) => {
  const version = '9.6.6';
  await publishReworded(site, remote, version, [question, newQuestion]);
  const canary = await begin(version, 0.05);
  const context = await browser.newContext({ userAgent: personsBrowser });
  const { page, loaded } = await openAs(context, bucketOf(canary, true));
  const complaints: string[] = [];
  page.on(
    'console',
    (message) => void (['error', 'warning'].includes(message.type()) && complaints.push(message.text())),
  );
  page.on('pageerror', (error) => complaints.push(error.message));

  await page.goto(site.shell.origin + article);
  await expect(page.getByRole('heading', { name: newQuestion })).toBeVisible();
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  await navigate(page, '/info/20001');
  await expect(page.locator('h1')).toContainText('播一年');
  await navigate(page, article);
  await expect(page.getByRole('heading', { name: newQuestion })).toBeVisible();
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
  // From a page of another section the canary's code is what is loaded.
  await page.goto(`${site.shell.origin}/info/20001`);
  await hydrate(page);
  await navigate(page, article);
  await expect(page.getByRole('heading', { name: newQuestion })).toBeVisible();
  expect(new Set(loaded)).toEqual(new Set([version]));

  // It ends while the tab is open: the tab goes on, its next document is stable.
  const { revision } = await stopCanaries(site.store, site.keys, {}, by);
  await waitFor('it has ended', async () => (await site.shell.health()).revision === revision.sequence);
  await navigate(page, '/help/helpCenter');
  await expect(page).toHaveURL(/helpCenter$/);
  await navigate(page, article);
  await expect(page.getByRole('heading', { name: newQuestion })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: question, exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
  await context.close();
});

test(
  'F6: a new visitor sees the stable page first, keeps the bucket out of the reach of scripts, and one version a page',
  everyCase,
  async ({ browser }) => {
    const version = '9.6.7';
    await publishReworded(site, remote, version, [question, newQuestion]);
    await begin(version, 0.5);
    const context = await browser.newContext({ userAgent: personsBrowser });
    const page = await context.newPage();
    await page.goto(site.shell.origin + article);
    await expect(page.getByRole('heading', { name: question, exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.cookie)).toBe('');
    const [cookie, ...more] = await context.cookies();
    expect(more).toEqual([]);
    expect(cookie).toMatchObject({ name: 'bucket', httpOnly: true, sameSite: 'Lax', path: '/', domain: '127.0.0.1' });
    const isIn = isInCanary(Number(cookie?.value), { remote, version, share: 0.5 });
    await page.reload();
    await expect(page.getByRole('heading', { name: isIn ? newQuestion : question, exact: true })).toBeVisible();
    await context.close();
  },
);

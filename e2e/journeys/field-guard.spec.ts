import { readdirSync } from 'node:fs';
import path from 'node:path';
import { publish } from '@site/release/operations/publish';
import { startCanary } from '@site/release/operations/canary';
import { readHead } from '@site/release/chain/head';
import type { VersionCounts } from '@site/shared/contract/version-counts';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { brokenRelease, loader } from '../harness/broken-release';
import { apiOrigin, expect, hydrate, test } from '../harness/browser-test';
import { everyCase } from '../harness/every-case';
import { startRelease } from '../harness/release-process';
import { fromSomewhere } from '../harness/returning-visitor';
import { type Site, startSite } from '../harness/site';
import { bucketOf, personsBrowser, visit } from '../harness/visitors';
import { waitFor } from '../harness/wait';

const articles = readdirSync(path.join(repositoryRoot, 'api/content/help'))
  .map((file) => `/help/helpDocument/${path.parse(file).name}`)
  .filter((address) => /\/\d+$/.test(address));
/** So many renders of the version beside it say what is usual. */
const known = 62;

/** Asks for an article as somebody of this bucket, from a network of its own. */
async function read({ shell }: Site, address: string, bucket: number): Promise<string | null> {
  const { headers } = await visit(shell.origin + address, { ...fromSomewhere(), cookie: `bucket=${bucket}` });
  return headers.get('x-site-release');
}

test(
  'R13.88 a canary whose loader takes 900 ms longer is ended by the guard for that, though each of its pages is answered',
  everyCase,
  async () => {
    const site = await startSite(apiOrigin(), { TRUSTED_HOPS: '1' });
    const guard = startRelease(site, 'guard');
    try {
      await waitFor('the guard watches', () => guard.output().includes('watches'));
      const canary = { remote: 'mf-help', version: '9.8.1', share: 0.5 };
      const [inside, outside] = [bucketOf(canary, true), bucketOf(canary, false)];
      for (const address of articles.slice(0, known)) await read(site, address, outside);
      const late = loader('return new Promise((done) => setTimeout(done, 900)).then(() => page.loader(args));');
      await publish(site.store, site.keys, brokenRelease(canary.version, late), { by: 'e2e' });
      await startCanary(site.store, site.keys, canary, { by: 'e2e', ungated: 'what is tried is the guard' });
      await waitFor('the canary is loaded', async () => (await site.shell.health()).canaries[0]?.loaded);
      for (const address of articles.slice(known)) {
        const releases = [await read(site, address, outside), await read(site, address, inside)];
        if ((await site.shell.health()).canaries.length === 0) break;
        expect(releases[1]).toBe('mf-help@9.8.1');
      }
      await waitFor('the canary has ended', async () => (await site.shell.health()).canaries.length === 0);

      const { revision } = await readHead(site.store, site.keys.trusted);
      expect(revision).toMatchObject({ by: 'guard', evidence: { kind: 'render p75' } });
      expect(revision?.reason).toMatch(
        /^mf-help 9\.8\.1: \d+ of \d+ renders took longer than \d+ ms, of \S+ \d+ of \d+; the canary ends$/,
      );
    } finally {
      guard.child.kill('SIGTERM');
      await guard.exit;
      await site.stop();
    }
  },
);

test('R13.86 a page at rest loads what watches it, which tells once, as the visitor leaves, and without anything of page or visitor', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.shell.origin, userAgent: personsBrowser });
  const page = await context.newPage();
  await page.addInitScript(() => {
    Math.random = () => 0;
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
    // What is told as a page is left, no test sees leave: it is kept for the next page, and sent.
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      const told = JSON.parse(sessionStorage.getItem('told') ?? '[]');
      sessionStorage.setItem('told', JSON.stringify([...told, JSON.parse(String(body))]));
      return send(address, body);
    };
  });
  const watching = page.waitForResponse(/island-field\./);
  await page.goto('/help/helpDocument/10001?utm_source=13800138000');
  expect((await watching).ok()).toBe(true);
  await hydrate(page);
  await page.goto('/info/20001');
  const told = await page.evaluate(() => JSON.parse(sessionStorage.getItem('told') ?? '[]'));
  const views = told.filter(({ kind }: { kind: string }) => kind === 'view');
  expect(views).toHaveLength(1);
  const { remotes } = await site.shell.health();
  const [{ ttfb, lcp, cls, ...rest }] = views;
  expect(rest).toMatchObject({ kind: 'view', release: `mf-help@${remotes['mf-help']}` });
  expect([ttfb, lcp, cls].every(Number.isInteger)).toBe(true);
  const names = ['kind', 'release', 'build', 'ttfb', 'lcp', 'cls', 'inp', 'soft', 'begun', 'form', 'tap'];
  expect(names).toEqual(expect.arrayContaining(Object.keys(views[0])));
  // The site of the tests has visitors of one network, of which the first counts.
  await expect
    .poll(async () => {
      const { counts } = (await (await fetch(`${site.shell.operations}/-/versions`)).json()) as VersionCounts;
      return Object.keys(counts.find(({ remote }) => remote === 'mf-help')?.field ?? {});
    })
    .toContain('lcp desk chromium');
  await context.close();
});

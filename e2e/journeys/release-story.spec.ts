import { readHead } from '@site/release/chain/head';
import { bucketOf, personsBrowser } from '../harness/visitors';
import { apiOrigin, hydrate, expect, test } from '../harness/browser-test';
import { brokenRelease } from '../harness/broken-release';
import { readAsCrowd } from '../harness/crowd';
import { breaks } from '../harness/gate-breaks';
import { everyCase } from '../harness/every-case';
import { capacity, startLoad } from '../harness/load';
import { layBuild, type ReleaseProcess, startRelease } from '../harness/release-process';
import { failsOnReturn, fromSomewhere, openReturning, readOn, readUntilEnd } from '../harness/returning-visitor';
import { type Site, startSite } from '../harness/site';
import { changes, publishVariant } from '../harness/variant';
import { waitFor } from '../harness/wait';

// docs/how-to/release.md tells the same in the same order.

const remote = 'mf-help';
const article = '/help/helpDocument/10001';
const canary = { remote, version: '9.9.2', share: 0.1 };
/** What somebody reads who is in no canary. */
const read = [article, '/help/helpCenter', '/info/20001'];
/** Whoever turned pages without a pause would take the core that the gate needs. */
const readMs = 500;

let site: Site;
const running: ReleaseProcess[] = [];

test.beforeAll(async () => {
  // Each visitor comes from a network of its own, as a proxy in front would say.
  site = await startSite(apiOrigin(), { TRUSTED_HOPS: '1' });
});

test.afterEach(async () => {
  for (const { child, exit } of running.splice(0)) {
    if (child.exitCode === null) child.kill('SIGTERM');
    await exit;
  }
});

test.afterAll(async () => site.stop());

function start(...args: string[]): ReleaseProcess {
  const started = startRelease(site, ...args);
  running.push(started);
  return started;
}

/** A command that ends; gives what the terminal shows, and its exit code. */
async function type(...args: string[]): Promise<{ code: number | null; shown: string }> {
  const { exit, output } = start(...args);
  return { code: await exit, shown: output() };
}

const newest = async () => (await readHead(site.store, site.keys.trusted)).revision;

/** How often a visitor had to wait for a render, by section. */
async function waits(): Promise<Record<string, number>> {
  const found = (await site.shell.metrics()).matchAll(/^page_misses_total\{remote="([^"]+)"\} (\d+)$/gm);
  return Object.fromEntries([...found].map(([, name = '', count]) => [name, Number(count)]));
}

test(
  'R10.69 F6, F7: a version is refused, mended, previewed, tried on some and taken back by the guard, and nobody else notices',
  everyCase,
  async ({ browser }) => {
    const stable = (await site.shell.health()).remotes[remote] ?? '';
    const other = await openReturning(browser, site, { remote, bucket: bucketOf(canary, false) });
    for (const address of read) await other.read(address);
    const waitsBefore = await waits();
    const guard = start('guard');
    let over = false;
    const reading = readOn(other, read, () => over, readMs);

    await test.step('the gate refuses what is broken, with page and reason', async () => {
      layBuild(site, brokenRelease('9.9.1', breaks['a page throws for an id only']?.made));
      expect(await type('publish', remote)).toMatchObject({
        code: 0,
        shown: expect.stringMatching(/^mf-help 9\.9\.1 is published: /),
      });
      const { code, shown } = await type('promote', 'mf-help@9.9.1');
      expect([code, shown]).toEqual([1, expect.stringContaining('The check refused it, so nothing was promoted.')]);
      expect(shown).toMatch(/mf-help 9\.9\.1 \/help\/helpDocument\/10001: fails to render: Error: boom for one/);
      expect(await newest()).toMatchObject({ sequence: 1 });
    });

    await test.step('mended, it passes', async () => {
      layBuild(site, brokenRelease(canary.version, failsOnReturn));
      expect(await type('publish', remote)).toMatchObject({ code: 0 });
      const { code, shown } = await type('check', `mf-help@${canary.version}`);
      expect([code, shown]).toEqual([0, expect.stringMatching(/^mf-help 9\.9\.2 may go live\.\n/)]);
    });

    await test.step('a colleague looks at it', async () => {
      const { shown } = await type('preview', `mf-help@${canary.version}`, '--page', article);
      const page = await (await browser.newContext({ userAgent: personsBrowser })).newPage();
      await page.goto(/^http:\S+/.exec(shown)?.[0] ?? '');
      await expect(page.locator('#_site-preview')).toContainText(`预览 mf-help ${canary.version}`);
      await hydrate(page);
      await expect(page.locator('h1')).not.toBeEmpty();
      await page.context().close();
    });

    await test.step('one in ten visitors is shown it, after the check', async () => {
      const begun = await type('canary', `mf-help@${canary.version}`, '--share', '10%', '--reason', '新版文档页');
      expect(begun).toMatchObject({ code: 0, shown: expect.stringMatching(/ shows it\.$/m) });
      expect(await newest()).toMatchObject({ sequence: 2, gate: { browser: expect.stringMatching(/^Chromium/) } });
    });

    await test.step('it breaks in the browsers of those who were here before, and the guard ends it', async () => {
      await waitFor('the guard watches', () => guard.output().includes('watches'));
      const tried = await openReturning(browser, site, { remote, bucket: bucketOf(canary, true) });
      let ended = false;
      const crowd = readAsCrowd(site, article, bucketOf(canary, false), () => ended);
      await readUntilEnd(tried, site, article);
      ended = true;
      await crowd;
      const [first, ...after] = tried.versions;
      expect(first).toBe(canary.version);
      // The canary may have ended before the last page.
      expect([[], [stable]]).toContainEqual(after);
      expect(tried.complaints.join()).toContain('#418');
      tried.complaints.length = 0;
      tried.versions.clear();
      await tried.read(article);
      expect([tried.complaints, tried.versions]).toEqual([[], new Set([stable])]);
    });

    await test.step('the revision says what was seen', async () => {
      const revision = await newest();
      expect(revision).toMatchObject({
        sequence: 3,
        by: 'guard',
        remotes: { [remote]: { version: stable, canaryVersion: null } },
        evidence: { kind: 'hydration', control: { failures: 0 } },
      });
      // How many seconds that took is the machine's affair (e2e/prove/guard-story.ts); how many pages, the guard's.
      expect(revision?.evidence?.subject.failures).toBeGreaterThanOrEqual(5);
      expect(revision?.evidence?.subject.failures).toBeLessThan(50);
      expect(guard.output()).toContain('Revision 3: mf-help 9.9.2: ');
    });

    await test.step('who was in no canary never noticed', async () => {
      const pages = other.pages;
      await waitFor('they read on', () => other.pages > pages + read.length);
      over = true;
      await reading;
      expect([other.complaints, other.versions]).toEqual([[], new Set([stable])]);
      // Of all that was asked for, only the page of the other version was new.
      expect(await waits()).toEqual({ ...waitsBefore, [remote]: (waitsBefore[remote] ?? 0) + 1 });
    });

    await test.step('the history explains', async () => {
      const { code, shown } = await type('history', '--limit', '2');
      expect(code).toBe(0);
      expect(shown).toMatch(
        /^3 +\S+ \S+ +guard +canary mf-help 9\.9\.2 ended +mf-help 9\.9\.2: \d+ of \d+ attempts to hydrate failed, of \S+ 0 of \d+; the canary ends$/m,
      );
      expect(shown).toMatch(
        /^ +evidence: hydration, \d+ of \d+ failed, of the control 0 of \d+, by chance \S+; \S+ s after the first failure/m,
      );
      expect(shown).toMatch(/^2 .* canary mf-help 9\.9\.2 at 10 % +新版文档页$/m);
      expect(shown).toMatch(/^ +checked: \d+ pages, Chromium \d/m);
    });
  },
);

/** Addresses of which no two are the same page, so that each costs a render. */
const uncached = Array.from({ length: 20_000 }, (_, number) => `/help/helpSearch/w${number}`);
const overloadMs = 15_000;

test(
  'R10.70 F7: three times more than can be rendered, of a healthy canary too, rolls nothing back',
  everyCase,
  async () => {
    const version = await publishVariant(site, remote, '9.9.3', changes.marked('9.9.3'));
    const guard = start('guard');
    await waitFor('the guard watches', () => guard.output().includes('watches'));
    const begun = await type(
      'canary',
      `${remote}@${version}`,
      '--share',
      '10%',
      '--ungated',
      'what is tried is the guard',
    );
    expect(begun).toMatchObject({ code: 0, shown: expect.stringMatching(/ shows it\.$/m) });
    const before = await newest();
    const most = await capacity(site.shell.origin, uncached, 3000);
    const statuses = new Map<number, number>();
    const buckets = [true, false].map((inside) => bucketOf({ ...canary, version }, inside));
    const count = ({ status }: { status: number }) => void statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const load = startLoad(site.shell.origin, uncached, Math.ceil(3 * most), count, (turn) => ({
      ...fromSomewhere(),
      'user-agent': personsBrowser,
      cookie: `bucket=${buckets[turn % 2]}`,
    }));
    await new Promise((done) => setTimeout(done, overloadMs));
    await load.stop();

    expect((await site.shell.health()).canaries).toMatchObject([{ version, loaded: true }]);
    expect(await newest()).toEqual(before);
    expect(guard.output()).not.toContain('Revision');
    const counted = (await site.shell.metrics()).matchAll(
      /^page_renders_total\{remote="mf-help",version="9\.9\.3"\} (\d+)$/gm,
    );
    expect(Number([...counted][0]?.[1])).toBeGreaterThan(50);
    // More was asked than could be rendered, and that is all that anybody was told.
    expect(statuses.get(503)).toBeGreaterThan(20);
    expect([...statuses.keys()].sort()).toEqual([200, 503]);
  },
);

import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { apiOrigin, expect, test } from '../harness/browser-test';
import { copiesOf, waitForCopies } from '../harness/kept-copies';
import { type Site, startSite } from '../harness/site';
import { versionsIn } from '../harness/site-data';
import { siteOfFile } from '../harness/site-of-file';
import { changes, publishVariant } from '../harness/variant';
import { waitFor } from '../harness/wait';
import { everyCase, unlessKept } from '../harness/every-case';

const warm = '/help/helpDocument/10001';
const cold = '/help/helpDocument/10002';
const others = ['/', '/info/20001', '/home/lectureDetail/40001', '/m/'];

let site: Site;

async function get(address: string): Promise<{ status: number; html: string }> {
  const answer = await fetch(`${site.shell.origin}${address}`);
  return { status: answer.status, html: await answer.text() };
}

async function makeLive(version: string): Promise<void> {
  await site.promote({ 'mf-help': version });
  await waitFor(`mf-help ${version} is live`, async () => (await site.shell.health()).remotes['mf-help'] === version);
}

/** The other four sections answer, on addresses that nothing had rendered before, while `during` goes on. */
async function othersDoNotNotice(during: Promise<unknown>): Promise<void> {
  const answers = await Promise.all(others.map(get));
  const failed = answers.filter(({ status }) => status !== 200);
  const { error } = await site.shell.health();
  expect(failed.map(({ status, html }) => [status, /<h1[^>]*>([^<]*)/.exec(html)?.[1], error])).toEqual([]);
  await during;
}

/** Promotes what cannot be used; gives what the shell then says of it. */
async function promoteUnusable(version: string, change: string): Promise<string> {
  const { revision } = await site.shell.health();
  await site.promote({ 'mf-help': await publishVariant(site, 'mf-help', version, change) });
  const health = await waitFor('the shell has taken the revision in', async () => {
    const now = await site.shell.health();
    return now.revision > revision ? now : undefined;
  });
  expect(health.deviations).toMatchObject([{ remote: 'mf-help', wanted: version }]);
  return health.error ?? '';
}

test.describe('on one site, whose sections go back to what was live at first', () => {
  const shared = siteOfFile(() => startSite(apiOrigin()));
  let first: Record<string, string> | undefined;

  test.beforeEach(async () => {
    site = await shared();
    const live = async () => (await site.shell.health()).remotes;
    const wanted = (first ??= await live());
    await site.promote(wanted);
    await waitFor('what was live at first is live again', async () => isDeepStrictEqual(await live(), wanted));
  });

  for (const [what, change, version, reason] of [
    ['throws at load', changes.throwsAtLoad(), '9.2.1', 'boom at load'],
    ['throws in its first page', changes.throwsInRender(), '9.2.8', 'boom in render'],
    ['has another shape', changes.hasAnotherShape(), '9.2.9', 'exports no routes'],
  ] as const) {
    test(
      `a release that ${what} is not used, the version before is, and other sections go on releasing (F3)`,
      unlessKept(version === '9.2.1'),
      async () => {
        const before = await site.shell.health();
        const error = await promoteUnusable(version, change);
        expect(error).toContain(`mf-help ${version} does not run here`);
        expect(error).toContain(reason);
        expect((await site.shell.health()).remotes).toEqual(before.remotes);
        expect((await get(warm)).status).toBe(200);
        await site.promote({ 'mf-info': await publishVariant(site, 'mf-info', version, changes.marked(version)) });
        await waitFor(
          'the other section is live',
          async () => (await site.shell.health()).remotes['mf-info'] === version,
        );
        expect((await get('/info/20001')).html).toContain(`release ${version}`);
        await othersDoNotNotice(Promise.resolve());
      },
    );
  }

  test('a remote that throws in render shows the last good page, then the set before (F4)', async () => {
    const original = (await site.shell.health()).remotes['mf-help'] ?? '';
    const good = (await get(warm)).html;
    await makeLive(await publishVariant(site, 'mf-help', '9.2.2', changes.throwsInRender('all but the first')));
    expect(await get(warm)).toEqual({ status: 200, html: good });
    const older = await get(cold);
    expect(older.status).toBe(200);
    expect(versionsIn(older.html, 'mf-help')).toEqual([original]);
    await othersDoNotNotice(Promise.resolve());
    expect(await site.shell.metrics()).toMatch(/page_failures_total\{remote="mf-help",version="9.2.2"\} [1-9]/);
  });

  for (const [what, change, version, unseen] of [
    ['a throw in render', changes.throwsInRender('all but the first'), '9.2.3', '/help/helpDocument/10004'],
    ['a page that ends its process', changes.loops('all but the first'), '9.2.7', '/help/helpDocument/10005'],
  ] as const) {
    test(
      `with nothing good stored, ${what} is an error page in the chrome with 500, in words that fit it`,
      unlessKept(what === 'a throw in render'),
      async () => {
        await makeLive(await publishVariant(site, 'mf-help', version, change));
        await makeLive(await publishVariant(site, 'mf-help', `${version}1`, `${change}\n// another file`));
        const { status, html } = await get(unseen);
        expect(status).toBe(500);
        expect(html).toMatch(/<title>服务暂时不可用-/);
        expect(html).toMatch(/<h1[^>]*>服务暂时不可用<\/h1>/);
        expect(html).toContain('参考编号');
        expect(html).toMatch(new RegExp(`<a href="${unseen}"[^>]*>重试</a>`));
        expect(html).toContain('<meta name="robots" content="noindex">');
        expect(html).not.toContain('不存在');
        expect(html).not.toContain('boom in render');
        expect(html).toContain('<header');
        expect(html).toContain('<footer');
        await othersDoNotNotice(Promise.resolve());
      },
    );
  }

  test('a page that leaves a rejected promise behind ends no worker, and the log says so (F5)', everyCase, async () => {
    const from = site.shell.lines.length;
    const lines = () => site.shell.lines.slice(from);
    await makeLive(await publishVariant(site, 'mf-help', '9.3.0', changes.leavesRejection()));
    expect((await get('/help/helpDocument/10006')).status).toBe(200);
    const reported = () => lines().filter((line) => line.includes('a section said something outside of its pages'));
    await waitFor('the log names the promise', () => reported().length > 0);
    // Its kind and its place; nobody knows whose words its message may hold (docs/faults.md F52).
    expect(reported()[0]).toMatch(/"reason":"a rejected promise: Error\\n +at /);
    expect(reported()[0]).not.toContain('left behind');
    expect((await get('/help/helpDocument/10007')).status).toBe(200);
    expect(lines().join('\n')).not.toContain('render process ended');
  });
});

test.describe('on a site of its own', () => {
  test.beforeEach(async () => {
    site = await startSite(apiOrigin());
  });

  test.afterEach(async () => site.stop());

  test(
    'the gate runs a section behind the walls of the shell: what reaches for a file is refused before it is live',
    everyCase,
    async () => {
      const written = path.join(site.dataDir, 'written-by-a-section');
      await publishVariant(site, 'mf-help', '9.2.11', changes.writesAtLoad(written));
      const { remotes } = await site.shell.health();
      const versions = { ...remotes, 'mf-help': '9.2.11' };
      const live = { 'mf-help': remotes['mf-help'] };
      const request = { storeRoot: site.store.root, versions, wanted: { 'mf-help': 'everything' }, live };
      const check = path.join(repositoryRoot, 'shell/dist/server/check.cjs');
      const env = { ...process.env, ...site.shell.variables };
      const args = [check, JSON.stringify(request)];
      const { status, stdout } = spawnSync(process.execPath, args, { cwd: repositoryRoot, env, encoding: 'utf8' });
      expect(stdout).toContain('process is not defined');
      expect(status).toBe(1);
      expect(existsSync(written)).toBe(false);
    },
  );

  test(
    'a shell that starts on nothing leaves out what it cannot use, and answers for the rest',
    everyCase,
    async () => {
      const { remotes } = await site.shell.health();
      await promoteUnusable('9.2.10', changes.throwsAtLoad());
      await site.shell.stop();
      rmSync(path.join(site.dataDir, 'shell'), { recursive: true });
      await site.shell.start();
      expect((await site.shell.health()).remotes).toEqual(remotes);
      expect((await get(warm)).status).toBe(200);
      await othersDoNotNotice(Promise.resolve());
    },
  );

  test(
    'where no version of a section can be used its addresses say so in the chrome, and the others are whole',
    everyCase,
    async () => {
      const { 'mf-help': version = '' } = (await site.shell.health()).remotes;
      const metric = `section_deviation{remote="mf-help",wanted="${version}",running="none"} 1`;
      await site.shell.stop();
      rmSync(path.join(site.dataDir, 'shell'), { recursive: true, force: true });
      rmSync(path.join(site.dataDir, 'store/remotes/mf-help', version, 'server'), { recursive: true });
      await site.shell.start();
      const { status, html } = await get(warm);
      expect(status).toBe(503);
      expect(html).toMatch(/<h1[^>]*>服务暂时不可用<\/h1>/);
      expect(html).toContain('<header');
      expect(html).toMatch(new RegExp(`<a href="${warm}"[^>]*>重试</a>`));
      expect(await site.shell.metrics()).toContain(metric);
      await othersDoNotNotice(Promise.resolve());
    },
  );

  for (const [what, change, version] of [
    ['loops for ever', changes.loops('all but the first'), '9.2.5'],
    ['eats memory', changes.eatsMemory('all but the first'), '9.2.6'],
  ] as const) {
    test(`a remote that ${what} in render costs its worker, not the site (F5)`, everyCase, async () => {
      const original = (await site.shell.health()).remotes['mf-help'] ?? '';
      const { pid } = await site.shell.health();
      await makeLive(await publishVariant(site, 'mf-help', version, change));
      const hit = get(cold);
      await othersDoNotNotice(hit);
      const { status, html } = await hit;
      expect(status).toBe(200);
      expect(versionsIn(html, 'mf-help')).toEqual([original]);
      expect((await site.shell.health()).pid).toBe(pid);
      expect((await get('/info/20002')).status).toBe(200);
    });
  }

  test('a loader that never settles is given up, and the version before shows the page (F5)', everyCase, async () => {
    const original = (await site.shell.health()).remotes['mf-help'] ?? '';
    await makeLive(await publishVariant(site, 'mf-help', '9.2.8', changes.neverSettles()));
    const hits = [cold, '/help/helpCenter'].map(get);
    await othersDoNotNotice(Promise.all(hits));
    for (const { status, html } of await Promise.all(hits)) {
      expect(status).toBe(200);
      expect(versionsIn(html, 'mf-help')).toEqual([original]);
    }
    expect(site.shell.lines.join('\n')).toContain('did not settle within');
    expect(site.shell.lines.join('\n')).not.toContain('render process ended');
  });

  test(
    'with no version that settles, such a page is 503 in the chrome, and is asked for again later',
    everyCase,
    async () => {
      await makeLive(await publishVariant(site, 'mf-help', '9.2.8', changes.neverSettles()));
      await makeLive(await publishVariant(site, 'mf-help', '9.2.9', `${changes.neverSettles()}// another file`));
      const answer = await fetch(`${site.shell.origin}${cold}`);
      expect(answer.status).toBe(503);
      expect(answer.headers.get('Retry-After')).toMatch(/^[1-9]/);
      const html = await answer.text();
      expect(html).toContain('<header');
      expect(html).toMatch(/<h1[^>]*>服务暂时不可用<\/h1>/);
    },
  );

  test('a remote whose browser files are gone keeps its words and its links (F1)', async ({ browser }) => {
    const { 'mf-help': version = '' } = (await site.shell.health()).remotes;
    await waitForCopies(site, 'mf-help', version);
    for (const folder of ['store', 'shell/kept/a'])
      rmSync(path.join(site.dataDir, folder, 'remotes/mf-help', version, 'client'), { recursive: true });
    const page = await browser.newPage();
    await page.goto(`${site.shell.origin}/help/helpCenter`);
    await expect(page.locator('h1')).toBeVisible();
    const reload = page.waitForEvent('domcontentloaded');
    await page.locator('#_content input[name=keyword]').focus();
    await reload;
    await page.locator('#_content input[name=keyword]').focus();
    await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed');
    await expect(page.locator('h1')).toBeVisible();
    await page.locator('#_content a[href^="/help/helpDocument/"]').first().click();
    await expect(page.locator('h1')).toBeVisible();
    expect(new URL(page.url()).pathname).toContain('/help/helpDocument/');
    await page.close();
    await othersDoNotNotice(Promise.resolve());
  });

  test(
    'a shell starts on its own copy while the store is gone, and runs no byte of it that was changed (F48)',
    everyCase,
    async () => {
      const { revision, remotes } = await site.shell.health();
      for (const [remote, version] of Object.entries(remotes)) await waitForCopies(site, remote, version);
      await site.shell.stop();
      rmSync(path.join(site.dataDir, 'store'), { recursive: true });
      await site.shell.start();
      expect((await get(warm)).status).toBe(200);
      const health = await site.shell.health();
      expect(health).toMatchObject({ revision, remotes });
      expect(health.error).toContain(`The store has no revision, but revision ${revision} was accepted here before`);
      await othersDoNotNotice(Promise.resolve());
      await site.shell.stop();
      const copy = path.join(copiesOf(site), 'a/remotes/mf-help', remotes['mf-help'] ?? '', 'server/routes.cjs');
      appendFileSync(copy, '\nmodule.exports.routes.length = 0;');
      await site.shell.start();
      expect((await get(warm)).status).toBe(503);
      // A later attempt may have found nothing in the store meanwhile; the log has the reason of the first.
      expect((await site.shell.health()).error).toContain('mf-help');
      expect(site.shell.lines.join('\n')).toContain('server/routes.cjs of mf-help');
      await othersDoNotNotice(Promise.resolve());
    },
  );
});

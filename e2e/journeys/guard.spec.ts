import type { Browser, Page } from '@playwright/test';
import { readHead } from '@site/release/chain/head';
import { apiOrigin, expect, hydrate, navigate, test } from '../harness/browser-test';
import { everyCase } from '../harness/every-case';
import { type FaultApi, startFaultApi } from '../harness/fault-api';
import { type ReleaseProcess, startRelease } from '../harness/release-process';
import { codeFiles } from '../harness/built-as';
import { publishReworded } from '../harness/reworded';
import { type Site, startSite } from '../harness/site';
import { changes, publishVariant } from '../harness/variant';
import { waitFor } from '../harness/wait';

const document = '/help/helpDocument/10001';
/** Of one reader, in milliseconds: the machine is to have time for browsers. */
const betweenPages = 100;
const question = '这篇文章有帮助吗？';

let api: FaultApi;
let site: Site;
const running: ReleaseProcess[] = [];

test.beforeAll(async () => {
  api = await startFaultApi(apiOrigin());
  // Each visitor comes from a network of its own, as a proxy in front would say.
  site = await startSite(api.origin, { TRUSTED_HOPS: '1' });
});

test.afterAll(async () => {
  await site.stop();
  await api.close();
});

test.afterEach(async () => {
  for (const { child, exit } of running.splice(0)) {
    if (child.exitCode === null) child.kill('SIGTERM');
    await exit;
  }
});

function release(...args: string[]): ReleaseProcess {
  const started = startRelease(site, ...args);
  running.push(started);
  return started;
}

let visitors = 0;

/** A header that says from which network a visitor comes. */
function fromSomewhere(): Record<string, string> {
  visitors += 1;
  return { 'x-forwarded-for': `10.${Math.floor(visitors / 250) % 250}.${visitors % 250}.1` };
}

async function get(address: string): Promise<number> {
  const answer = await fetch(`${site.shell.origin}${address}`, { headers: fromSomewhere() });
  await answer.text();
  return answer.status;
}

/** What anybody sees who asks for pages until `done`: the status of each answer that was not 200. */
async function readersSee(address: string, done: () => boolean): Promise<number[]> {
  const seen: number[] = [];
  while (!done()) {
    const status = await get(address);
    if (status !== 200) seen.push(status);
    await new Promise((next) => setTimeout(next, betweenPages));
  }
  return seen;
}

async function visit(browser: Browser, address: string, read: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ baseURL: site.shell.origin, extraHTTPHeaders: fromSomewhere() });
  const page = await context.newPage();
  expect((await page.goto(address))?.status()).toBe(200);
  await hydrate(page);
  await read(page);
  await context.close();
}

async function runs(version: string): Promise<boolean> {
  return (await site.shell.health()).remotes['mf-help'] === version;
}

test(
  'R10.47 R10.69 F7: a version that fails only where it hydrates is rolled back by the guard while visitors go on clicking',
  everyCase,
  async ({ browser, page, complaints }) => {
    const before = (await site.shell.health()).remotes;
    const guard = release('guard');
    await waitFor('the guard watches', () => guard.output().includes('watches'));
    await publishReworded(site, 'mf-help', '9.8.1', [question, `${question}！`], codeFiles.inTheBrowser);
    await page.goto(`${site.shell.origin}/info/20001`);
    await hydrate(page);
    await site.promote({ 'mf-help': '9.8.1' });
    await waitFor('it is live', () => runs('9.8.1'));
    let over = false;
    const isOver = () => over;
    const readers = [readersSee(document, isOver), readersSee('/info/20001', isOver), readersSee('/m/', isOver)];
    const clickOn = async () => {
      while (!(await runs(before['mf-help'] ?? ''))) {
        await visit(browser, document, async (tab) => {
          await tab.locator('a[href^="/help/helpDocument/"]:visible').first().click();
          await expect(tab.locator('h1')).not.toBeEmpty();
        });
      }
    };
    await Promise.all([clickOn(), clickOn()]);
    over = true;

    expect(await Promise.all(readers)).toEqual([[], [], []]);
    expect((await site.shell.health()).remotes).toEqual(before);
    const { revision } = await readHead(site.store, site.keys.trusted);
    expect(revision).toMatchObject({ by: 'guard', evidence: { kind: 'hydration' } });
    expect(revision?.evidence?.subject.failures).toBeGreaterThanOrEqual(5);
    expect(guard.output()).toContain(`Revision ${revision?.sequence}: mf-help 9.8.1:`);
    const reported = release('history', '--limit', '1');
    expect(await reported.exit).toBe(0);
    expect(reported.output()).toMatch(/evidence: hydration, \d+ of \d+ failed, of the control 0 of \d+/);
    // The visitor of another section, whose tab is older than all of it, reads on there.
    await navigate(page, '/info/20002');
    await expect(page.locator('h1')).not.toBeEmpty();
    expect(complaints).toEqual([]);
  },
);

test(
  'R10.49 F7: an api that answers 503, and more visitors than the shell renders for, roll back no healthy version',
  everyCase,
  async ({ browser }) => {
    const { fault } = api;
    const guard = release('guard');
    await waitFor('the guard watches', () => guard.output().includes('watches'));
    await publishVariant(site, 'mf-help', '9.8.2', changes.marked('9.8.2'));
    const ungated = ['--ungated', 'what is tried here is the guard'];
    const watch = release('promote', 'mf-help@9.8.2', '--watch', '30s', '--reason', 'healthy', ...ungated);
    await waitFor('it is live', () => runs('9.8.2'));
    api.fault = 'unavailable';
    let over = false;
    const statuses = new Map<number, number>();
    const ask = async (number: number) => {
      for (let word = 0; !over; word += 1) {
        const status = await get(
          word % 2 ? `/help/helpDocument/${10_000 + (word % 40)}` : `/help/helpSearch/w${number}x${word}`,
        );
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    const crowd = Array.from({ length: 60 }, (_, number) => ask(number));
    void watch.exit.then(() => {
      over = true;
    });
    await visit(browser, '/', async () => undefined);
    expect(await watch.exit, watch.output()).toBe(0);
    await Promise.all(crowd);
    api.fault = fault;

    expect(watch.output()).toContain('Watched for 30 s: nothing speaks against it.');
    expect(statuses.get(503)).toBeGreaterThan(50);
    expect(await runs('9.8.2')).toBe(true);
    expect(guard.output()).not.toContain('Revision');
  },
);

test('R13.61 R13.63 R13.66 a guard that lives and one that ended are told, nothing is watched without one, and a dead api is wrong', async () => {
  const asked = ['promote', 'mf-help@9.8.9', '--watch', '30s'];
  const refused = release(...asked);
  expect(await refused.exit).toBe(1);
  expect(refused.output()).toContain('promote --watch asks for a guard that lives, and nothing was changed.');

  const guard = release('guard');
  await waitFor('the guard watches', () => guard.output().includes('watches'));
  const status = release('status');
  await status.exit;
  expect(status.output()).toMatch(/The guard of \S+ lives: its last beat is \d+ s old\./);
  // There is no such version: it is refused for that now.
  const unknown = release(...asked);
  expect(await unknown.exit).toBe(1);
  expect(unknown.output()).not.toContain('asks for a guard');

  const { fault } = api;
  api.fault = 'unavailable';
  await waitFor('the shell has heard nothing for longer than a restart takes', async () => {
    const { service } = (await site.shell.health()) as { service?: { silentSeconds: number } };
    return service !== undefined && service.silentSeconds >= 10;
  });
  const doctor = release('doctor');
  expect(await doctor.exit).toBe(1);
  expect(doctor.output()).toMatch(/^wrong {2}For \S+ the service at CMS_API_URL has given no good answer for \d+ s: /m);
  expect(doctor.output()).toMatch(/^good {3}The guard of \S+ lives: /m);
  api.fault = fault;

  guard.child.kill('SIGTERM');
  expect(await guard.exit).toBe(0);
  const ended = release('status');
  await ended.exit;
  expect(ended.output()).toMatch(/The guard of \S+ was ended at /);
});

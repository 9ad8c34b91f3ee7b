import { MemoryStore } from '@site/release/store/memory-store';
import { promote } from '@site/release/operations/promote';
import { freshKeys, publishVersions, sampleRelease } from '@site/release/testing/sample-release';
import type { SiteFacts } from '@site/shared/store/site-facts';
import pino from 'pino';
import { setId } from '../../render/pages/release-set';
import { SectionPools } from '../../render/processes/section-pools';
import { startScripted, until } from '../../testing/scripted-pool';
import { Lineage } from './lineage';
import { LiveSets } from './live-sets';
import { SetComposer } from './set-composer';
import { mostWarm, SetWarmer } from './set-warmer';

const keys = freshKeys();
const names = ['mf-help', 'mf-info', 'mf-college', 'mf-mobile', 'mf-marketing'];
const made: { sets: LiveSets; warmer: SetWarmer; pools: SectionPools }[] = [];

afterEach(async () => {
  for (const { sets, warmer, pools } of made.splice(0)) {
    await warmer.stop();
    sets.retireAll();
    pools.close();
  }
});

/** Sets of processes that render nothing; a release becomes live as in a running shell. */
async function setUp(options: { available?: () => number; now?: () => number } = {}) {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const store = new MemoryStore();
  for (const name of names) await publishVersions(store, keys, name, '1.0.0', '1.1.0', '1.2.0');
  const source = { store, keys: keys.trusted };
  const callsOf = () => ({ answer: async () => ({ ok: true as const, status: 200, body: {} }) });
  const pools = new SectionPools({ start: startScripted, total: 1, callsOf, log });
  const composer = new SetComposer({
    context: { shell: sampleRelease({ name: 'shell' }).manifest, site: {} as SiteFacts, assetBase: '' },
    source,
    pools,
  });
  const sets = new LiveSets({ composer, log });
  const warmer = new SetWarmer({ source, sets, log, ahead: true, ...options });
  made.push({ sets, warmer, pools });
  /** Without a look at what should be warm from now on. */
  const switchTo = async (versions: Record<string, string>) => {
    const { revision } = await promote(store, keys, versions, { by: 'lin' });
    const live = Object.entries(revision.remotes).map(([name, { version }]) => [name, version]);
    const instead = (remote: string) => new Lineage(source).at(revision.sequence)[remote] ?? [];
    await sets.switchTo({ versions: Object.fromEntries(live), instead }, revision.sequence);
  };
  const release = async (versions: Record<string, string>) => {
    await switchTo(versions);
    warmer.request();
  };
  const logged = (message: string) => lines.filter(({ msg }) => msg === message);
  return { sets, warmer, release, switchTo, store, logged };
}

/** Processes that have loaded this version of a section. */
const processesOf = (logged: Awaited<ReturnType<typeof setUp>>['logged'], name: string, version: string) =>
  logged('render process is ready').filter(({ release }) => release === setId('1.0.0', { [name]: version }));

const page = { address: '/mf-help', friendLinks: [], marketMenu: [], reference: '' };
const owned = { id: 'x', remote: 'mf-help' };
const all = (version: string) => Object.fromEntries(names.map((name) => [name, version]));

test('R10.61 the rollback of a section is loaded when it is idle, although another was released since, and the switch starts no process', async () => {
  const { sets, release, logged } = await setUp();
  await release(all('1.0.0'));
  await release({ 'mf-help': '1.1.0' });
  await release({ 'mf-info': '1.1.0' });
  await until(() => logged('set is warm').length > 0);
  expect(logged('set is warm')).toMatchObject([{ change: { 'mf-help': '1.0.0' } }]);
  const warm = await sets.prepare({ 'mf-help': '1.0.0' });
  expect(processesOf(logged, 'mf-help', '1.0.0')).toHaveLength(2);

  await release({ 'mf-help': '1.0.0' });

  expect(sets.live?.pool).toBe(warm.pool);
  expect(processesOf(logged, 'mf-help', '1.0.0')).toHaveLength(2);
  expect(String((await warm.pool.render(page, owned)).html)).toMatch(/^process /);
});

test('what operators ask for is loaded before the switch, which then starts no process; asked again it costs nothing', async () => {
  const { sets, warmer, release } = await setUp();
  await release(all('1.0.0'));

  const first = await warmer.ask({ 'mf-help': '1.2.0' });
  const second = await warmer.ask({ 'mf-help': '1.2.0' });

  expect(first).toMatchObject({ ready: true });
  expect(second).toEqual({ ...first, seconds: 0 });
  const { pool } = await sets.prepare({ 'mf-help': '1.2.0' });
  await release({ 'mf-help': '1.2.0' });
  expect(sets.live?.pool).toBe(pool);
});

test('ten at once ask for the same and one set is loaded; more than eight wait for nobody', async () => {
  const { warmer, release, logged } = await setUp();
  await release(all('1.0.0'));

  const answers = await Promise.all(names.concat(names).map(() => warmer.ask({ 'mf-help': '1.2.0' })));

  const ready = answers.flatMap((answer) => (answer.ready ? [answer.set] : []));
  expect(ready).toHaveLength(8);
  expect(answers.at(-1)).toEqual({ ready: false, reason: '8 others are being loaded; ask again.' });
  expect(processesOf(logged, 'mf-help', '1.2.0')).toHaveLength(1);
});

test('a version that is not there or does not match its signature is not loaded, for the reason that is told', async () => {
  const { warmer, release, store, logged } = await setUp();
  await release(all('1.0.0'));
  store.files.set('remotes/mf-help/1.2.0/server/routes.cjs', Buffer.from('x'.repeat(27)));

  expect(await warmer.ask({ 'mf-help': '1.2.0' })).toMatchObject({
    ready: false,
    reason: expect.stringContaining('changed'),
  });
  expect(await warmer.ask({ 'mf-help': '9.9.9' })).toMatchObject({
    ready: false,
    reason: expect.stringContaining('9.9.9'),
  });
  expect(processesOf(logged, 'mf-help', '1.2.0')).toEqual([]);
});

test('no more sets are kept than the bound, and those that are dropped end their processes', async () => {
  const { sets, warmer, release } = await setUp();
  await release(all('1.0.0'));
  const changes = names.map((name) => ({ [name]: '1.2.0' }));

  const [first = {}, ...others] = changes;
  await warmer.ask(first);
  const { pool } = await sets.prepare(first);

  for (const change of others) expect(await warmer.ask(change)).toMatchObject({ ready: true });

  await expect(pool.render(page, owned)).rejects.toThrow('the set is retired');
  expect(changes.filter((change) => sets.isLoaded(change)).length).toBeLessThanOrEqual(mostWarm);
  expect(sets.isLoaded({ 'mf-marketing': '1.2.0' })).toBe(true);
  expect(sets.isLoaded({ 'mf-help': '1.2.0' })).toBe(false);
});

test('after a switch what was loaded for the set before is dropped, and what was asked for is loaded again', async () => {
  const { sets, warmer, release, logged } = await setUp();
  await release(all('1.0.0'));
  const before = await warmer.ask({ 'mf-help': '1.2.0' });

  await release({ 'mf-info': '1.1.0' });
  expect(sets.isLoaded({ 'mf-help': '1.2.0' })).toBe(false);
  await until(() => sets.isLoaded({ 'mf-help': '1.2.0' }));

  expect((await warmer.ask({ 'mf-help': '1.2.0' })) as object).not.toMatchObject(before);
  const { set } = (await sets.prepare({ 'mf-help': '1.2.0' })).input;
  expect(logged('set is warm').at(-1)).toMatchObject({ change: { 'mf-help': '1.2.0' }, set: set.id });
});

test('who goes straight back finds what was warm before, and no set is lost by it', async () => {
  const { sets, warmer, release, switchTo } = await setUp();
  await release(all('1.0.0'));
  await release({ 'mf-help': '1.1.0' });
  await release({ 'mf-info': '1.1.0' });
  await until(() => sets.isLoaded({ 'mf-help': '1.0.0' }));
  await warmer.stop();
  const { pool } = await sets.prepare({ 'mf-help': '1.0.0' });

  for (const version of ['1.0.0', '1.1.0', '1.0.0', '1.1.0']) await switchTo({ 'mf-info': version });
  expect(sets.isLoaded({ 'mf-help': '1.0.0' })).toBe(true);
  await switchTo({ 'mf-help': '1.0.0' });
  expect(sets.live?.pool).toBe(pool);
  // What was live and previous is not found among the warm ones when its processes have ended.
  for (const name of ['mf-college', 'mf-mobile', 'mf-marketing']) await switchTo({ [name]: '1.1.0' });
  await switchTo({ ...all('1.0.0'), 'mf-info': '1.1.0' });

  for (const set of [sets.live, sets.previous])
    expect(String((await set?.pool.render(page, owned))?.html)).toMatch(/^process /);
  expect(await warmer.ask({})).toMatchObject({ ready: true, set: sets.live?.input.set.id, seconds: 0 });
});

test('a wish is forgotten after half an hour', async () => {
  let now = 0;
  const { sets, warmer, release } = await setUp({ now: () => now });
  await release(all('1.0.0'));
  await warmer.ask({ 'mf-help': '1.2.0' });
  now = 31 * 60_000;
  await warmer.ask({ 'mf-info': '1.2.0' });

  expect(sets.isLoaded({ 'mf-help': '1.2.0' })).toBe(false);
  expect(sets.isLoaded({ 'mf-info': '1.2.0' })).toBe(true);
});

test('where memory is short nothing is kept warm beside what operators ask for', async () => {
  const { sets, warmer, release, logged } = await setUp({ available: () => 1024 });
  await release(all('1.0.0'));
  await release({ 'mf-help': '1.1.0' });
  await release({ 'mf-info': '1.1.0' });
  await until(() => logged('too little memory to keep a set warm').length > 0);

  expect(sets.isLoaded({ 'mf-help': '1.0.0' })).toBe(false);
  expect(await warmer.ask({ 'mf-help': '1.0.0' })).toMatchObject({ ready: true });
});

test('a set that stands in for a failing section is the one that is warm for its rollback', async () => {
  const { sets, release } = await setUp();
  await release(all('1.0.0'));
  await release({ 'mf-help': '1.1.0' });
  await release({ 'mf-info': '1.1.0' });

  const standIn = await sets.fallbackFor('mf-help');

  expect((await sets.prepare({ 'mf-help': '1.0.0' })).pool).toBe(standIn?.pool);
});

test('a set that stands in is not dropped for what is warm, but with the set that it stood in for', async () => {
  const { sets, warmer, release, switchTo } = await setUp();
  await release(all('1.0.0'));
  for (const version of ['1.1.0', '1.2.0', '1.1.0']) await release({ 'mf-help': version });
  await release({ 'mf-info': '1.1.0' });
  // Not what a rollback leads to, which is 1.2.0: that was rolled back, and stands in for nothing.
  const standIn = await sets.fallbackFor('mf-help');
  expect(standIn?.input.set.remotes['mf-help']?.version).toBe('1.0.0');

  for (const name of ['mf-college', 'mf-mobile', 'mf-marketing']) await warmer.ask({ [name]: '1.2.0' });
  expect(String((await standIn?.pool.render(page, owned))?.html)).toMatch(/^process /);

  await switchTo({ 'mf-info': '1.2.0' });
  await warmer.ask({ 'mf-college': '1.2.0' });
  await expect(standIn?.pool.render(page, owned)).rejects.toThrow('the set is retired');
});

test('two who switch and load the same at once share one set', async () => {
  const { sets, warmer, release, logged } = await setUp();
  await release(all('1.0.0'));

  const [answer] = await Promise.all([warmer.ask({ 'mf-help': '1.2.0' }), release({ 'mf-help': '1.2.0' })]);

  expect(answer).toMatchObject({ ready: true, set: sets.live?.input.set.id });
  expect(processesOf(logged, 'mf-help', '1.2.0')).toHaveLength(1);
});

test('who asks while another section is released is told of the set that is wanted after it', async () => {
  const { sets, warmer, release, switchTo } = await setUp();
  await release(all('1.0.0'));
  // So that the switch is over while the other set is still being loaded.
  await warmer.ask({ 'mf-info': '1.1.0' });

  const [answer] = await Promise.all([warmer.ask({ 'mf-help': '1.2.0' }), switchTo({ 'mf-info': '1.1.0' })]);

  expect(sets.isLoaded({ 'mf-help': '1.2.0' })).toBe(true);
  const { set } = (await sets.prepare({ 'mf-help': '1.2.0' })).input;
  expect(answer).toMatchObject({ ready: true, set: set.id });
});

test('a wish that ends while a round loads is not kept warm, and none after it is loaded', async () => {
  let now = 0;
  // Asked before each load of a round.
  const available = () => {
    now = 31 * 60_000;
    return Number.MAX_SAFE_INTEGER;
  };
  const { sets, warmer, switchTo, logged } = await setUp({ now: () => now, available });
  // No round but the one below: another would look at the memory, and end both wishes, while they are still being loaded.
  await switchTo(all('1.0.0'));
  for (const name of ['mf-info', 'mf-help']) await warmer.ask({ [name]: '1.2.0' });
  sets.retain([]);
  const before = processesOf(logged, 'mf-help', '1.2.0').length;
  warmer.request();

  await until(() => processesOf(logged, 'mf-help', '1.2.0').length > before);
  await until(() => !sets.isLoaded({ 'mf-help': '1.2.0' }));
  await warmer.stop();
  expect(sets.isLoaded({ 'mf-info': '1.2.0' })).toBe(false);
  expect(logged('set is warm')).toEqual([]);
});

import { readHead } from '../chain/head';
import { Heart } from '../heartbeat/heart';
import { guardSentence } from '../heartbeat/guard-sentence';
import { readGuardState } from '../heartbeat/guard-state';
import { startCanary } from '../operations/canary';
import { promote } from '../operations/promote';
import { rememberingReach } from '../shells/reach-store';
import { MemoryStore } from '../store/memory-store';
import type { ReleaseStore } from '../store/release-store';
import { CountedShells } from '../testing/counted-shells';
import { DistantStore } from '../testing/distant-store';
import { freshKey, keysOf, publishVersions } from '../testing/sample-release';
import { type SampleShell, startSampleShell } from '../testing/sample-shell';
import { Guard } from './guard';

const rollbackKey = freshKey('rollback', { owner: 'guard' });
const operator = keysOf(freshKey('publish'), freshKey('promote'), rollbackKey);
const keys = () => ({ ...operator, signing: rollbackKey.key });
const began = Date.parse('2026-11-21T08:00:00.000Z');
const at = (second: number) => began + second * 1000;

/** What the shell has: its copy of the store. */
let copy: MemoryStore;
let store: DistantStore;
let shell: SampleShell;
let counted: CountedShells;
let logged: string[];
let isStopped: boolean;
let guard: Guard;

const log = (line: string) => void logged.push(line);

beforeEach(async () => {
  [copy, counted, logged] = [new MemoryStore(), new CountedShells(), []];
  await publishVersions(copy, operator, 'mf-help', '1.0.0', '1.1.0', '1.2.0');
  for (const [place, version] of ['1.0.0', '1.1.0'].entries())
    await promote(copy, operator, { 'mf-help': version }, { by: 'lin', now: new Date(at(place === 0 ? -7200 : 0)) });
  store = new DistantStore(copy);
  shell = await startSampleShell(copy, operator.trusted, { refusesOrders: null });
  isStopped = false;
  const fetchHealth = async () => {
    if (isStopped) throw new Error('fetch failed');
    return { revision: 2, remotes: {} };
  };
  const reach = rememberingReach({ store, storeRoot: 's3://site', shellUrls: [shell.url], fetchHealth });
  guard = new Guard({ store, reach, keys, shells: ['a'], fetchCounts: counted.fetch, log });
  counted.count('mf-help', '1.0.0', { pages: 1000, hydrations: 900, hydrationFailures: 3 });
});

afterEach(() => shell.stop());

const fail = (version: string) => counted.count('mf-help', version, { pages: 60, renders: 60, renderFailures: 60 });
const live = async () => (await readHead(copy, operator.trusted)).revision;

test('R13.106 F73: while the store is away a guard orders the rollback at the shells, once, and says so', async () => {
  await guard.look(at(1));
  store.away = true;
  fail('1.1.0');
  expect(await guard.look(at(2))).toMatchObject([{ revision: { sequence: 3, by: 'guard' } }]);
  expect(await live()).toMatchObject({ sequence: 3, remotes: { 'mf-help': { version: '1.0.0' } } });
  fail('1.1.0');
  expect(await guard.look(at(3))).toEqual([]);
  store.away = false;
  expect(await guard.look(at(4))).toEqual([]);
  expect(logged).toEqual([
    'The store is away, and what fails is ordered at the shells meanwhile: The store s3://site does not answer (GET its list): ECONNREFUSED.',
    'The store answers again. What was ordered: npm run release -- deliver brings it there.',
  ]);
});

test('R13.112 F74: what the store refuses a guard orders at the shells at once, and beats again once the store takes writes', async () => {
  shell.state.refusesOrders = 'The store answers this shell: roll back without --without-store.';
  await guard.look(at(1));
  store.unwritable = true;
  fail('1.1.0');
  expect(await guard.look(at(2))).toMatchObject([{ revision: { sequence: 3, by: 'guard' } }]);
  fail('1.1.0');
  expect(await guard.look(at(3))).toEqual([]);
  const heart = new Heart({ store, keys, isAway: () => guard.reached.away !== null, log });
  await heart.beat(at(3));
  store.unwritable = false;
  await guard.look(at(4));
  await heart.beat(at(4));
  expect(await readGuardState(store, operator.trusted)).toMatchObject({ state: 'alive' });
  expect(logged).toEqual([
    'The store takes no writes, and what fails is ordered at the shells meanwhile: Nothing can be written to the store s3://site: EROFS.',
    'The store takes writes again. What was ordered: npm run release -- deliver brings it there.',
  ]);
});

test('R13.129 of a store that takes no writes nobody reads that the guard died, at the store or at the copy of shells', async () => {
  copy.clockOffset = -200_000;
  await new Heart({ store, keys, log }).beat(0);
  copy.clockOffset = 0;
  expect(await readGuardState(store, operator.trusted)).toMatchObject({ state: 'dead' });
  store.unwritable = true;
  for (let second = 1; second <= 11; second += 1) await guard.look(at(second));
  const states = [store, guard.reached.store].map((one) => readGuardState(one, operator.trusted));
  const unknown = { state: 'unknown', reason: 'Nothing can be written to the store s3://site: EROFS.' };
  expect(guard.reached.away).not.toBeNull();
  expect(await Promise.all(states)).toMatchObject([unknown, unknown]);
});

test('R13.112 a guard tells that the store takes no writes before it has to undo anything', async () => {
  store.unwritable = true;
  for (let second = 1; second <= 11; second += 1) await guard.look(at(second));
  expect(logged).toEqual([expect.stringMatching(/^The store takes no writes/)]);
});

test('R13.106 a guard that starts while the store is away ends a canary that fails', async () => {
  await startCanary(
    copy,
    operator,
    { remote: 'mf-help', version: '1.2.0', share: 0.1 },
    { by: 'lin', now: new Date(at(0)), ungated: 'what is tried is the guard' },
  );
  store.away = true;
  await guard.look(at(1));
  counted.count('mf-help', '1.1.0', { pages: 600, renders: 600 });
  fail('1.2.0');
  expect(await guard.look(at(2))).toMatchObject([{ watched: { kind: 'canary', version: '1.2.0' } }]);
  expect(await live()).toMatchObject({
    by: 'guard',
    remotes: { 'mf-help': { version: '1.1.0', canaryVersion: null } },
  });
});

test('R13.106 where no shell takes the order the guard says the command to type', async () => {
  await guard.look(at(1));
  store.away = true;
  shell.state.refusesOrders = 'a release of it is not on this machine';
  fail('1.1.0');
  expect(await guard.look(at(2))).toEqual([]);
  const byHand = 'By hand: npm run release -- rollback mf-help --without-store';
  expect(guard.stuck).toMatchObject([{ reason: expect.stringContaining(byHand) }]);
  expect(logged.join('\n')).toContain(`a release of it is not on this machine ${byHand}`);
});

test('R13.106 without store and shells a guard goes on, and acts once the store answers', async () => {
  await guard.look(at(1));
  store.away = true;
  isStopped = true;
  fail('1.1.0');
  expect(await guard.look(at(2))).toEqual([]);
  expect([guard.sees, logged.join()]).toEqual([false, expect.stringContaining(`No shell answers at ${shell.url}`)]);
  store.away = false;
  fail('1.1.0');
  expect(await guard.look(at(3))).toMatchObject([{ revision: { sequence: 3 } }]);
});

test('R13.107 F73: nobody takes a store that is away for a guard that died, and the guard beats as soon as the store is back', async () => {
  const isAway = () => guard.isAway;
  const heart = new Heart({ store, keys, isAway, log });
  await guard.look(at(1));
  await heart.beat(at(1));
  store.away = true;
  await guard.look(at(20));
  await heart.beat(at(20));
  await heart.note(3);
  const state = await readGuardState(store, operator.trusted);
  expect([state.state, guardSentence(state)]).toEqual([
    'unknown',
    expect.stringMatching(/^Nobody knows whether a guard lives while the store is away/),
  ]);
  expect(logged.join()).not.toContain('cannot say that it lives');
  store.away = false;
  await guard.look(at(21));
  await heart.beat(at(21));
  expect(await readGuardState(store, operator.trusted)).toMatchObject({ state: 'alive' });
  expect(heart.told).toBe(3);
});

test('R13.116 F75: an empty folder in the place of the store is no store that answers again, and no guard beats into it', async () => {
  const place = new MemoryStore();
  const mount: { at: ReleaseStore } = { at: store };
  const mounted = new Proxy(store, { get: (_, name) => Reflect.get(mount.at, name).bind?.(mount.at) });
  const fetchHealth = async () => Promise.reject(new Error('fetch failed'));
  const reach = rememberingReach({ store: mounted, storeRoot: '/srv/store', shellUrls: [shell.url], fetchHealth });
  guard = new Guard({ store: mounted, reach, keys, shells: ['a'], fetchCounts: counted.fetch, log });
  const heart = new Heart({ store: mounted, keys, isAway: () => guard.isAway, log });
  await guard.look(at(1));
  expect([guard.sees, guard.isAway]).toEqual([true, false]);
  mount.at = place;
  await guard.look(at(20));
  await heart.beat(at(20));
  await heart.note(2);
  expect([guard.sees, guard.isAway, await place.list('guard')]).toEqual([false, true, []]);
  expect(logged.join()).toContain('The store /srv/store has no revision, and it had revision 2 before');
  expect(logged.join()).not.toContain('answers again');
  mount.at = store;
  await guard.look(at(21));
  expect([guard.sees, guard.isAway]).toEqual([true, false]);
});

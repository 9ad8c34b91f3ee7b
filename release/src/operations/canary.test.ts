import { raiseCanary, startCanary, stopCanaries } from './canary';
import { canariesIn } from '../chain/canary-state';
import { history } from './history';
import { MemoryStore } from '../store/memory-store';
import { promote } from './promote';
import { publish } from './publish';
import { CheckFailedError, RevisionMovedError } from '../errors/release-error';
import { rollback } from './rollback';
import { freshKey, keysOf, publishVersions, sampleRelease } from '../testing/sample-release';
import { verify } from './verify';

const [publisher, promoter] = [freshKey('publish'), freshKey('promote', { owner: 'ops' })];
const night = freshKey('rollback', { owner: 'night-shift' });
const keys = keysOf(publisher, promoter, night);
const atNight = keysOf(publisher, night, promoter);
const by = { by: 'lin' };
/** What a guard saw. */
const evidence = {
  ...({ kind: 'render', rule: 'r', firstFailureAt: '2026-11-21T08:00:00.000Z', seconds: 1, p: 0.001 } as const),
  ...{ subject: { attempts: 9, failures: 9 }, control: { attempts: 9, failures: 0 } },
};
const wanted = { remote: 'mf-help', version: '1.1.0', share: 0.05 };

/** mf-help 1.0.0 and mf-info 1.0.0 are live; mf-help 1.1.0 and 1.2.0 wait. */
async function liveStore(): Promise<MemoryStore> {
  const store = new MemoryStore();
  await publishVersions(store, keys, 'mf-help', '1.0.0', '1.1.0', '1.2.0');
  await publishVersions(store, keys, 'mf-info', '1.0.0', '1.1.0');
  await promote(store, keys, { 'mf-help': '1.0.0', 'mf-info': '1.0.0' }, by);
  return store;
}

const changesOf = async (store: MemoryStore) =>
  (await history(store, keys.trusted, 9)).map(({ changes }) => changes.join(', ')).reverse();

test('a canary begins beside what is live, grows, and ends as the live version', async () => {
  const store = await liveStore();

  const { revision } = await startCanary(store, keys, wanted, by);
  expect(revision).toMatchObject({ sequence: 2, reason: 'canary mf-help 1.1.0 at 5 %' });
  expect(revision.remotes['mf-help']).toEqual({ version: '1.0.0', canaryVersion: '1.1.0', canaryShare: 0.05 });
  const raised = await raiseCanary(store, keys, { share: 0.25 }, by);
  expect(canariesIn(raised.revision)).toEqual([{ ...wanted, share: 0.25 }]);
  const live = await promote(store, keys, { 'mf-help': '1.1.0' }, by);
  expect(live.revision.remotes['mf-help']).toEqual({ version: '1.1.0', canaryVersion: null, canaryShare: 0 });
  expect(await changesOf(store)).toEqual([
    'mf-help – → 1.0.0, mf-info – → 1.0.0',
    'canary mf-help 1.1.0 at 5 %',
    'canary mf-help 1.1.0 5 % → 25 %',
    'mf-help 1.0.0 → 1.1.0',
  ]);
  expect((await verify(store, keys.trusted)).faults).toEqual([]);
});

test('the gate judges the candidate with the canary in it, and its reasons refuse the canary', async () => {
  const store = await liveStore();
  const asked: unknown[] = [];
  const check = async (candidate: object, changed: readonly string[]) => {
    asked.push([candidate, changed]);
    return { reports: [], reasons: ['mf-help /help has no title'], summary: { pages: 1, browser: null } };
  };

  await expect(startCanary(store, keys, wanted, { ...by, check })).rejects.toThrow(CheckFailedError);
  expect(asked).toEqual([[{ 'mf-help': '1.1.0', 'mf-info': '1.0.0' }, ['mf-help']]]);
  expect(await store.list('revisions')).toHaveLength(1);
});

test('R10.71 a raise asks the gate again, says so, and is refused by it', async () => {
  const store = await liveStore();
  await startCanary(store, keys, wanted, { ...by, ungated: 'nothing is built here' });
  const summary = { pages: 1, browser: 'Chromium 156' };
  const gate = (reasons: string[]) => async (candidate: object, changed: readonly string[]) => {
    expect([candidate, changed]).toEqual([{ 'mf-help': '1.1.0', 'mf-info': '1.0.0' }, ['mf-help']]);
    return { reports: [], reasons, summary };
  };

  const refused = raiseCanary(store, keys, { share: 0.25 }, { ...by, check: gate(['mf-help /help has no title']) });
  await expect(refused).rejects.toThrow(CheckFailedError);
  expect(await store.list('revisions')).toHaveLength(2);
  const { revision } = await raiseCanary(store, keys, { share: 0.25 }, { ...by, check: gate([]) });
  expect(revision).toMatchObject({ gate: summary });
  expect(revision).not.toHaveProperty('ungated');
});

test('R13.68 a section has one canary at a time, and the refusal names it', async () => {
  const store = await liveStore();
  await startCanary(store, keys, wanted, by);

  await expect(startCanary(store, keys, { ...wanted, version: '1.2.0' }, by)).rejects.toThrow(
    'mf-help 1.1.0 with 5 % of the visitors is the canary of mf-help. Raise it with canary mf-help --raise',
  );
  await expect(startCanary(store, keys, { ...wanted, share: 0.1 }, by)).rejects.toThrow('is the canary already');
  expect(await store.list('revisions')).toHaveLength(2);
});

const ofInfo = { remote: 'mf-info', version: '1.1.0', share: 0.1 };

test('R13.68 canaries of two sections begin, grow and end without a word to each other', async () => {
  const store = await liveStore();
  await startCanary(store, keys, wanted, by);
  const { revision } = await startCanary(store, keys, ofInfo, by);
  expect(canariesIn(revision)).toEqual([wanted, ofInfo]);

  await expect(raiseCanary(store, keys, { share: 0.25 }, by)).rejects.toThrow(
    '2 canaries run: mf-help 1.1.0, mf-info 1.1.0. Say which section.',
  );
  const raised = await raiseCanary(store, keys, { remote: 'mf-info', share: 0.25 }, by);
  expect(canariesIn(raised.revision)).toEqual([wanted, { ...ofInfo, share: 0.25 }]);
  const ended = await stopCanaries(store, atNight, { remote: 'mf-help' }, by);
  expect(ended).toMatchObject({ changed: true, canaries: [wanted] });
  expect(canariesIn(ended.revision)).toEqual([{ ...ofInfo, share: 0.25 }]);
  const promoted = await promote(store, keys, { 'mf-help': '1.2.0' }, by);
  expect(canariesIn(promoted.revision)).toEqual([{ ...ofInfo, share: 0.25 }]);
  expect((await changesOf(store)).slice(1)).toEqual([
    'canary mf-help 1.1.0 at 5 %',
    'canary mf-info 1.1.0 at 10 %',
    'canary mf-info 1.1.0 10 % → 25 %',
    'canary mf-help 1.1.0 ended',
    'mf-help 1.0.0 → 1.2.0',
  ]);
  expect((await verify(store, keys.trusted)).faults).toEqual([]);
});

test('every canary ends in one revision where that is said; another version than the one that runs ends none', async () => {
  const store = await liveStore();
  await startCanary(store, keys, wanted, by);
  await startCanary(store, keys, ofInfo, by);

  const other = await stopCanaries(store, atNight, { remote: 'mf-help', version: '1.2.0' }, by);
  expect(other).toMatchObject({ changed: false, canaries: [] });
  await expect(stopCanaries(store, atNight, {}, by)).rejects.toThrow(
    '2 canaries run: mf-help 1.1.0, mf-info 1.1.0. Say which section, or --all.',
  );
  const { revision } = await stopCanaries(store, atNight, { all: true }, by);
  expect([revision.sequence, canariesIn(revision)]).toEqual([4, []]);
  expect((await verify(store, keys.trusted)).faults).toEqual([]);
});

test('two canaries that have one address are refused: some visitor would be in both', async () => {
  const store = await liveStore();
  const withPage = (name: string) => sampleRelease({ name, version: '2.0.0', paths: [`/${name}`, '/new'] });
  await publish(store, keys, withPage('mf-help'), by);
  await publish(store, keys, withPage('mf-info'), by);
  await startCanary(store, keys, { ...wanted, version: '2.0.0' }, by);

  await expect(startCanary(store, keys, { ...ofInfo, version: '2.0.0' }, by)).rejects.toThrow(
    '/new of mf-info 2.0.0 is the same address as /new of mf-help 2.0.0',
  );
});

test.each([
  ['what is live', { ...wanted, version: '1.0.0' }, 'mf-help 1.0.0 is live already, for all visitors.'],
  ['an unknown version', { ...wanted, version: '3.0.0' }, 'mf-help has no version 3.0.0; published are:'],
  ['a section that is not live', { ...wanted, remote: 'mf-new' }, 'No version of mf-new is live'],
])('a canary of %s is refused in one sentence', async (_what, canary, sentence) => {
  const store = await liveStore();
  await publishVersions(store, keys, 'mf-new', '1.1.0');
  await expect(startCanary(store, keys, canary, by)).rejects.toThrow(sentence);
});

test('a share only grows', async () => {
  const store = await liveStore();
  await expect(raiseCanary(store, keys, { share: 0.25 }, by)).rejects.toThrow('No canary runs');
  await startCanary(store, keys, wanted, by);

  for (const share of [0.05, 0.01])
    await expect(raiseCanary(store, keys, { share }, by)).rejects.toThrow('a share only grows');
});

test('a version of another section that takes an address of the canary is not promoted', async () => {
  const store = await liveStore();
  const withPage = (name: string, version: string) => sampleRelease({ name, version, paths: [`/${name}`, '/new'] });
  await publish(store, keys, withPage('mf-help', '2.0.0'), by);
  await publish(store, keys, withPage('mf-info', '2.0.0'), by);
  await startCanary(store, keys, { ...wanted, version: '2.0.0' }, by);

  await expect(promote(store, keys, { 'mf-info': '2.0.0' }, by)).rejects.toThrow(
    '/new of mf-info 2.0.0 is the same address as /new of mf-help 2.0.0',
  );
  await expect(promote(store, keys, { 'mf-info': '2.0.0' }, by)).rejects.toThrow(
    'mf-help 2.0.0 with 5 % of the visitors is a canary: npm run release -- canary mf-help --stop ends it.',
  );
  await stopCanaries(store, keys, {}, by);
  expect(await promote(store, keys, { 'mf-info': '2.0.0' }, by)).toMatchObject({ changed: true });
});

test('a rollback to an address that a canary has taken ends that canary, says so, and holds up nobody after it', async () => {
  const store = await liveStore();
  const withPage = (name: string, version: string) => sampleRelease({ name, version, paths: [`/${name}`, '/tag'] });
  await publish(store, keys, withPage('mf-info', '1.5.0'), by);
  await publish(store, keys, withPage('mf-help', '2.0.0'), by);
  await promote(store, keys, { 'mf-info': '1.5.0' }, by);
  await promote(store, keys, { 'mf-info': '1.1.0' }, by);
  await startCanary(store, keys, { ...wanted, version: '2.0.0' }, by);

  const { revision, warnings } = await rollback(store, atNight, 'mf-info', by);
  expect(revision.remotes).toMatchObject({
    'mf-info': { version: '1.5.0' },
    'mf-help': { version: '1.0.0', canaryVersion: null, canaryShare: 0 },
  });
  expect(warnings).toEqual([
    expect.stringMatching(/^The canary mf-help 2\.0\.0 with 5 % of the visitors ended with it: \/tag of /),
  ]);
  expect((await verify(store, keys.trusted)).faults).toEqual([]);
  expect(await promote(store, keys, { 'mf-help': '1.2.0' }, by)).toMatchObject({ changed: true });
});

test('a rollback key ends a canary, begins and raises none', async () => {
  const store = await liveStore();
  await expect(startCanary(store, atNight, wanted, by)).rejects.toThrow('makes nothing else live');
  await startCanary(store, keys, wanted, by);
  await expect(raiseCanary(store, atNight, { share: 0.25 }, by)).rejects.toThrow('makes nothing else live');

  const { revision } = await stopCanaries(store, atNight, {}, by);
  expect(revision.remotes['mf-help']).toEqual({ version: '1.0.0', canaryVersion: null, canaryShare: 0 });
  expect((await verify(store, keys.trusted)).faults).toEqual([]);
  expect((await changesOf(store)).at(-1)).toBe('canary mf-help 1.1.0 ended');
  expect(await stopCanaries(store, atNight, {}, by)).toMatchObject({ changed: false, canaries: [] });
});

test('a rollback of its section ends a canary, that of another leaves it', async () => {
  const store = await liveStore();
  await promote(store, keys, { 'mf-help': '1.2.0' }, by);
  await promote(store, keys, { 'mf-info': '1.1.0' }, by);
  await startCanary(store, keys, wanted, by);

  expect(canariesIn((await rollback(store, atNight, 'mf-info', by)).revision)).toEqual([wanted]);
  const { revision } = await rollback(store, atNight, 'mf-help', by);
  expect(revision.remotes['mf-help']).toEqual({ version: '1.0.0', canaryVersion: null, canaryShare: 0 });
});

test('a rollback without a version does not show a canary to everybody that was live before', async () => {
  const store = await liveStore();
  await promote(store, keys, { 'mf-help': '1.1.0' }, by);
  await promote(store, keys, { 'mf-help': '1.0.0' }, by);
  await startCanary(store, keys, wanted, by);

  await expect(rollback(store, atNight, 'mf-help', by)).rejects.toThrow(
    'mf-help 1.1.0, which was live before, is the canary now: npm run release -- canary mf-help --stop',
  );
  expect(await rollback(store, atNight, 'mf-help', { ...by, to: '1.1.0' })).toMatchObject({ to: '1.1.0' });
});

test('a version that was taken back is shown to nobody as a canary, unless that is meant', async () => {
  const store = await liveStore();
  await promote(store, keys, { 'mf-help': '1.1.0' }, by);
  await rollback(store, keys, 'mf-help', { by: 'wang', reason: '文档页打不开' });

  await expect(startCanary(store, keys, wanted, by)).rejects.toThrow(
    /^mf-help 1\.1\.0 is marked as bad: wang took mf-help 1\.1\.0 back in revision \d.*文档页打不开/,
  );
  expect((await startCanary(store, keys, wanted, { ...by, althoughBad: true })).changed).toBe(true);
});

test('of an operator who raises and one who stops at once, one is told that the revision moved', async () => {
  const store = await liveStore();
  await startCanary(store, keys, wanted, by);
  const both = await Promise.allSettled([
    raiseCanary(store, keys, { share: 0.25 }, by),
    stopCanaries(store, atNight, {}, by),
  ]);
  const lost = both.filter((one) => one.status === 'rejected');
  expect(lost).toEqual([{ status: 'rejected', reason: expect.any(RevisionMovedError) }]);
});

test('what a guard ended as a canary is refused to all and to some, until somebody means it all the same', async () => {
  const store = await liveStore();
  await startCanary(store, keys, wanted, by);
  await stopCanaries(store, atNight, { remote: 'mf-help' }, { by: 'guard', reason: 'it broke.', evidence });
  await promote(store, keys, { 'mf-info': '1.1.0' }, by);
  const says =
    /^mf-help 1\.1\.0 failed as a canary: guard ended it in revision 3, at .*Z: it broke\. Nothing was changed\./;
  await expect(promote(store, keys, { 'mf-help': '1.1.0' }, by)).rejects.toThrow(says);
  await expect(startCanary(store, keys, wanted, by)).rejects.toThrow(says);

  await startCanary(store, keys, wanted, { ...by, althoughBad: true });
  await stopCanaries(store, keys, {}, by);
  const { revision } = await promote(store, keys, { 'mf-help': '1.1.0' }, by);
  expect(revision.remotes['mf-help']?.version).toBe('1.1.0');
});

test('a canary that went with a rollback of what was live did not fail itself', async () => {
  const store = await liveStore();
  await promote(store, keys, { 'mf-help': '1.2.0' }, by);
  await startCanary(store, keys, wanted, by);
  await rollback(store, atNight, 'mf-help', { by: 'guard', reason: 'it broke', evidence });

  expect((await startCanary(store, keys, wanted, by)).changed).toBe(true);
});

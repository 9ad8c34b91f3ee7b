import { raiseCanary, startCanary, stopCanaries } from './canary';
import { canariesIn } from '../chain/canary-state';
import { promote } from './promote';
import { CheckFailedError, RevisionMovedError } from '../errors/release-error';
import { publishVersions } from '../testing/sample-release';
import { verify } from './verify';
import { keys, atNight, by, wanted, liveStore, changesOf } from '../testing/canary-site';

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

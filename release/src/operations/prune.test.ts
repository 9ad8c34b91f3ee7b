import { readHead } from '../chain/head';
import { MemoryStore } from '../store/memory-store';
import { promote } from './promote';
import { prune } from './prune';
import { publish } from './publish';
import { RevisionMovedError } from '../errors/release-error';
import { listReleases } from '../releases/releases';
import { rollback } from './rollback';
import { freshKeys, sampleRelease } from '../testing/sample-release';
import { verify } from './verify';

const keys = freshKeys();
const DAY = 24 * 3_600_000;
const today = new Date('2026-11-21T08:00:00.000Z');

function daysAgo(days: number): Date {
  return new Date(today.getTime() - days * DAY);
}

async function publishOn(store: MemoryStore, version: string, days: number): Promise<void> {
  await publish(store, keys, sampleRelease({ version }), { by: 'lin', now: daysAgo(days) });
}

/** mf-help 1.0.0 … 1.24.0, published 124 … 100 days ago; 1.0.0 and 1.1.0 were live, 1.1.0 is. */
async function oldSite(): Promise<MemoryStore> {
  const store = new MemoryStore();
  for (let minor = 0; minor < 25; minor += 1) await publishOn(store, `1.${minor}.0`, 124 - minor);
  await promote(store, keys, { 'mf-help': '1.0.0' }, { by: 'lin', now: daysAgo(90) });
  await promote(store, keys, { 'mf-help': '1.1.0' }, { by: 'lin', now: daysAgo(80) });
  return store;
}

async function versionsIn(store: MemoryStore, state: string): Promise<string[]> {
  return (await listReleases(store)).filter((release) => release.state === state).map((release) => release.version);
}

test('old versions beyond the 20 latest go; the live one and its rollback stay', async () => {
  const store = await oldSite();

  const result = await prune(store, keys, { by: 'lin', now: today, apply: true });

  expect(result.releases).toEqual(['mf-help 1.4.0', 'mf-help 1.3.0', 'mf-help 1.2.0']);
  expect(await versionsIn(store, 'complete')).toHaveLength(22);
  expect((await verify(store, keys.trusted)).faults).toEqual([]);
  expect(await rollback(store, keys, 'mf-help', { by: 'lin' })).toMatchObject({ to: '1.0.0' });
});

test('what is pruned is no bad version any more', async () => {
  const store = await oldSite();
  const { revision } = await rollback(store, keys, 'mf-help', { by: 'lin', now: daysAgo(79) });
  expect(revision.bad).toEqual({ 'mf-help': { '1.1.0': 3 } });
  await promote(store, keys, { 'mf-help': '1.24.0' }, { by: 'lin', now: daysAgo(40) });

  const { releases } = await prune(store, keys, { by: 'lin', now: today, apply: true });

  expect(releases).toContain('mf-help 1.1.0');
  expect((await readHead(store, keys.trusted)).revision?.bad).toBeUndefined();
});

test('where two keys are wanted one key prunes all the same, and the mark of what is pruned stays', async () => {
  const store = await oldSite();
  await rollback(store, keys, 'mf-help', { by: 'lin', now: daysAgo(79) });
  await promote(store, keys, { 'mf-help': '1.24.0' }, { by: 'lin', now: daysAgo(40) });
  const { faultOf, entry, promoters } = keys.trusted;
  const two = { ...keys, trusted: { faultOf, entry, promoters, twoKeysFrom: 5 } };

  const { releases } = await prune(store, two, { by: 'lin', now: today, apply: true });

  expect(releases).toContain('mf-help 1.1.0');
  const { revision } = await readHead(store, two.trusted);
  expect(revision).toMatchObject({ sequence: 5, bad: { 'mf-help': { '1.1.0': 3 } } });
});

test('without --yes nothing is touched', async () => {
  const store = await oldSite();
  const before = new Map(store.files);

  expect((await prune(store, keys, { by: 'lin', now: today, apply: false })).releases).toHaveLength(3);
  expect(store.files).toEqual(before);
});

test('a version that was live less than 30 days ago stays for the tabs that show it', async () => {
  const store = await oldSite();
  await promote(store, keys, { 'mf-help': '1.3.0' }, { by: 'lin', now: daysAgo(40) });
  await promote(store, keys, { 'mf-help': '1.24.0' }, { by: 'lin', now: daysAgo(29) });

  const result = await prune(store, keys, { by: 'lin', now: today, apply: true });

  expect(result.releases).toEqual(['mf-help 1.4.0', 'mf-help 1.2.0', 'mf-help 1.1.0', 'mf-help 1.0.0']);
});

test('a version that was replaced an hour before those 30 days goes', async () => {
  const store = await oldSite();
  await promote(store, keys, { 'mf-help': '1.3.0' }, { by: 'lin', now: daysAgo(40) });
  await promote(store, keys, { 'mf-help': '1.23.0' }, { by: 'lin', now: daysAgo(30 + 1 / 24) });
  await promote(store, keys, { 'mf-help': '1.24.0' }, { by: 'lin', now: daysAgo(5) });

  const { releases } = await prune(store, keys, { by: 'lin', now: today, apply: true });

  expect(releases).toContain('mf-help 1.3.0');
  expect(await versionsIn(store, 'complete')).toContain('1.23.0');
});

test('the number of a pruned version is never used again', async () => {
  const store = await oldSite();
  await prune(store, keys, { by: 'lin', now: today, apply: true });

  await expect(publishOn(store, '1.2.0', 0)).rejects.toThrow('mf-help 1.2.0 was pruned, and a version never returns');
  await expect(promote(store, keys, { 'mf-help': '1.2.0' }, { by: 'lin' })).rejects.toThrow('mf-help 1.2.0 was pruned');
});

test('a promotion that comes between makes prune give up, and its version is whole', async () => {
  const store = await oldSite();
  const put = store.putFile.bind(store);
  store.putFile = async (path, bytes) => {
    if (path.startsWith('revisions/')) {
      store.putFile = put;
      for (const mark of await store.list('remotes')) if (mark.endsWith('pruned.json')) store.files.delete(mark);
      await promote(store, keys, { 'mf-help': '1.3.0' }, { by: 'chen' });
    }
    return put(path, bytes);
  };

  await expect(prune(store, keys, { by: 'lin', now: today, apply: true })).rejects.toBeInstanceOf(RevisionMovedError);
  expect(await verify(store, keys.trusted)).toMatchObject({ releases: 25, faults: [] });
});

test('a removal that was cut off is ended by the next', async () => {
  const store = await oldSite();
  const remove = store.remove.bind(store);
  let removals = 0;
  store.remove = async (path) => {
    removals += 1;
    if (removals > 2) throw new Error('killed');
    await remove(path);
  };
  await expect(prune(store, keys, { by: 'lin', now: today, apply: true })).rejects.toThrow('killed');
  store.remove = remove;

  await prune(store, keys, { by: 'lin', now: today, apply: true });

  expect((await store.list('remotes/mf-help/1.4.0')).map((path) => path.split('/').at(-1))).toEqual(['pruned.json']);
  expect((await verify(store, keys.trusted)).faults).toEqual([]);
});

test('an upload that was cut off a day ago goes, and its version can be published', async () => {
  const store = new MemoryStore();
  await publishOn(store, '1.0.0', 2);
  store.files.delete('remotes/mf-help/1.0.0/release.json');

  const result = await prune(store, keys, { by: 'lin', now: today, apply: true });

  expect(result).toEqual({ applied: true, releases: [], halfWritten: ['mf-help 1.0.0'] });
  expect(store.files.size).toBe(0);
  await publishOn(store, '1.0.0', 0);
  expect(await versionsIn(store, 'complete')).toEqual(['1.0.0']);
});

test('an upload that may still run stays, and of temporary files those of the last day', async () => {
  const store = new MemoryStore();
  await publishOn(store, '1.0.0', 23 / 24);
  store.files.delete('remotes/mf-help/1.0.0/release.json');
  const limits: Date[] = [];
  Object.assign(store, { removeLeftovers: async (before: Date) => void limits.push(before) });

  expect(await prune(store, keys, { by: 'lin', now: today, apply: true })).toMatchObject({ halfWritten: [] });
  expect(limits).toEqual([daysAgo(1)]);
});

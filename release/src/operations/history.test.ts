import { history } from './history';
import { MemoryStore } from '../store/memory-store';
import { promote } from './promote';
import { prune } from './prune';
import { publish } from './publish';
import { revisionPath } from '../store/store-paths';
import { rollback } from './rollback';
import { freshKeys, type Sample, sampleRelease } from '../testing/sample-release';

const keys = freshKeys();
const by = { by: 'lin' };

async function bringLive(store: MemoryStore, sample: Sample): Promise<void> {
  const { manifest } = sampleRelease(sample);
  await publish(store, keys, sampleRelease(sample), by);
  await promote(store, keys, { [manifest.name]: manifest.version }, by);
}

async function siteWithTwoVersions(): Promise<MemoryStore> {
  const store = new MemoryStore();
  await bringLive(store, { version: '1.0.0', notes: ['feat(mf-help): first pages'] });
  await bringLive(store, { version: '1.1.0', notes: ['feat(mf-help): glossary', 'fix: the tree'] });
  return store;
}

const versionsIn = async (store: MemoryStore) =>
  (await history(store, keys.trusted, 100)).map((entry) => entry.versions);

const origin = { commit: '0123abcd' };

test('each revision has the notes of the versions that it brought live, and of no others', async () => {
  const store = await siteWithTwoVersions();
  await bringLive(store, { name: 'mf-info', notes: ['feat(mf-info): tags'] });
  await rollback(store, keys, 'mf-help', by);

  expect(await versionsIn(store)).toEqual([
    [{ name: 'mf-help', version: '1.0.0', notes: ['feat(mf-help): first pages'], origin, problem: null }],
    [{ name: 'mf-info', version: '1.0.0', notes: ['feat(mf-info): tags'], origin, problem: null }],
    [{ name: 'mf-help', version: '1.1.0', notes: ['feat(mf-help): glossary', 'fix: the tree'], origin, problem: null }],
    [{ name: 'mf-help', version: '1.0.0', notes: ['feat(mf-help): first pages'], origin, problem: null }],
  ]);
});

test('R13.128 what a revision changed behind one that is damaged is told since the good one before, not as its own alone', async () => {
  const store = await siteWithTwoVersions();
  await bringLive(store, { name: 'mf-info' });
  await bringLive(store, { name: 'mf-info', version: '1.1.0' });
  store.files.set(revisionPath(2), Buffer.from('{'));
  const entries = await history(store, keys.trusted, 100);
  expect(entries.map(({ sequence, since, changes }) => [sequence, since, changes])).toEqual([
    [4, undefined, ['mf-info 1.0.0 → 1.1.0']],
    [3, 1, ['mf-help 1.0.0 → 1.1.0', 'mf-info – → 1.0.0']],
    [2, undefined, []],
    [1, undefined, ['mf-help – → 1.0.0']],
  ]);
  store.files.set(revisionPath(1), Buffer.from('{'));
  expect((await history(store, keys.trusted, 100)).map(({ since }) => since)).toEqual([
    undefined,
    0,
    undefined,
    undefined,
  ]);
});

test('beyond the limit nothing is listed, and what the last listed one changed is still known', async () => {
  const [entry, ...more] = await history(await siteWithTwoVersions(), keys.trusted, 1);

  expect(more).toEqual([]);
  expect(entry).toMatchObject({ sequence: 2, changes: ['mf-help 1.0.0 → 1.1.0'], versions: [{ version: '1.1.0' }] });
});

test('a release from before there were notes has none, which is no problem', async () => {
  const store = new MemoryStore();
  await bringLive(store, {});

  expect(await versionsIn(store)).toEqual([[{ name: 'mf-help', version: '1.0.0', notes: [], origin, problem: null }]]);
});

test('a version whose manifest is damaged says so, and the others keep their notes', async () => {
  const store = await siteWithTwoVersions();
  store.files.set('remotes/mf-help/1.0.0/release.json', Buffer.from('{'));

  expect(await versionsIn(store)).toMatchObject([
    [{ version: '1.1.0', problem: null }],
    [{ version: '1.0.0', notes: [], problem: expect.stringContaining('its signature does not fit its bytes') }],
  ]);
});

test('a version that was pruned says so', async () => {
  const store = new MemoryStore();
  const versions = Array.from({ length: 23 }, (_, index) => `1.${index}.0`);
  for (const version of versions) await bringLive(store, { version, notes: [`feat: ${version}`] });
  const now = new Date(Date.now() + 60 * 24 * 3_600_000);
  await prune(store, keys, { by: 'lin', now, apply: true });

  const [first] = (await versionsIn(store)).at(-1) ?? [];

  expect(first).toMatchObject({ version: '1.0.0', notes: [], problem: expect.stringContaining('1.0.0 was pruned') });
});

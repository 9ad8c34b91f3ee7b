import { history } from './history';
import { MemoryStore } from '../store/memory-store';
import { promote } from './promote';
import { publish } from './publish';
import { prune } from './prune';
import { parseRevision, revisionHash, writeRevision } from '../chain/revision';
import { RevisionMovedError } from '../errors/release-error';
import { rollback } from './rollback';
import { trustedKeys } from '../keys/signing-keys';
import { revisionPath } from '../store/store-paths';
import { status } from './status';
import { freshKey, freshKeys, keysOf, publishVersions, sampleRelease } from '../testing/sample-release';
import { verify } from './verify';

const keys = freshKeys();
const night = freshKey('rollback', { owner: 'night-shift' });
const by = { by: 'lin' };
const again = { ...by, again: true };

/** Each of the versions of mf-help was live in turn, together with mf-info 1.0.0. */
async function siteAfter(...versions: string[]): Promise<MemoryStore> {
  const store = new MemoryStore();
  await publishVersions(store, keys, 'mf-help', ...versions);
  await publishVersions(store, keys, 'mf-info', '1.0.0');
  await promote(store, keys, { 'mf-info': '1.0.0' }, by);
  for (const version of versions) await promote(store, keys, { 'mf-help': version }, by);
  return store;
}

test('a rollback is a new revision with the version before, and touches no other remote', async () => {
  const store = await siteAfter('1.0.0', '1.1.0');

  const result = await rollback(store, keys, 'mf-help', by);

  expect(result).toMatchObject({ changed: true, from: '1.1.0', to: '1.0.0', warnings: [] });
  expect(result.revision).toMatchObject({ sequence: 4, reason: 'roll back mf-help from 1.1.0 to 1.0.0' });
  expect(result.revision.remotes['mf-info']?.version).toBe('1.0.0');
  expect(await store.list('revisions')).toHaveLength(4);
});

test('the version before is found behind revisions that changed only other remotes', async () => {
  const store = await siteAfter('1.0.0', '1.1.0');
  await publishVersions(store, keys, 'mf-info', '1.1.0');
  await promote(store, keys, { 'mf-info': '1.1.0' }, by);

  expect(await rollback(store, keys, 'mf-help', by)).toMatchObject({ to: '1.0.0' });
});

test('--to chooses any version that was live before', async () => {
  const store = await siteAfter('1.0.0', '1.1.0', '1.2.0');

  expect(await rollback(store, keys, 'mf-help', { ...by, to: '1.0.0', reason: '首页打不开' })).toMatchObject({
    to: '1.0.0',
    revision: { sequence: 5, reason: '首页打不开' },
  });
  expect(await rollback(store, keys, 'mf-help', { ...by, to: '1.0.0' })).toMatchObject({ changed: false });
});

test('a second rollback goes further back, and never to what the first left', async () => {
  const store = await siteAfter('1.0.0', '1.1.0', '1.2.0');
  await rollback(store, keys, 'mf-help', by);
  expect(await rollback(store, keys, 'mf-help', again)).toMatchObject({ from: '1.1.0', to: '1.0.0' });

  await expect(rollback(store, keys, 'mf-help', again)).rejects.toThrow(
    /^mf-help 1\.0\.0 has nothing before it but what was taken back: lin took mf-help 1\.1\.0 back in revision 6, .* --to 1\.1\.0 --although-bad$/,
  );
});

test('what a rollback jumped over is not returned to: somebody left it out', async () => {
  const store = await siteAfter('1.0.0', '1.1.0', '1.2.0', '1.3.0');
  await rollback(store, keys, 'mf-help', { ...by, to: '1.1.0' });

  expect(await rollback(store, keys, 'mf-help', again)).toMatchObject({ from: '1.1.0', to: '1.0.0' });
});

test('behind a new promotion the version before it is found, not the one that was taken back', async () => {
  const store = await siteAfter('1.0.0', '1.1.0');
  await publishVersions(store, keys, 'mf-help', '1.2.0');
  await rollback(store, keys, 'mf-help', by);
  await promote(store, keys, { 'mf-help': '1.2.0' }, by);

  expect(await rollback(store, keys, 'mf-help', again)).toMatchObject({ from: '1.2.0', to: '1.0.0' });
});

test('what was left is marked, with who, when and why, in status, history and every later revision', async () => {
  const store = await siteAfter('1.0.0', '1.1.0');
  const { revision } = await rollback(store, keys, 'mf-help', { by: 'wang', reason: '文档页打不开' });
  await publishVersions(store, keys, 'mf-info', '1.1.0');
  const later = await promote(store, keys, { 'mf-info': '1.1.0' }, by);

  const [help] = (await status(store, keys.trusted)).remotes;
  expect(help?.bad).toEqual([
    { version: '1.1.0', revision: 4, by: 'wang', at: revision.createdAt, reason: '文档页打不开' },
  ]);
  expect(help).toMatchObject({ version: '1.0.0', rollbackTo: null });
  expect(later.revision.bad).toEqual({ 'mf-help': { '1.1.0': 4 } });
  expect((await history(store, keys.trusted, 2)).map(({ bad }) => bad)).toEqual([[], ['mf-help 1.1.0']]);
});

test('what was taken back is promoted only when that is meant, and is then marked no longer', async () => {
  const store = await siteAfter('1.0.0', '1.1.0');
  await rollback(store, keys, 'mf-help', { by: 'wang', reason: '文档页打不开' });

  await expect(promote(store, keys, { 'mf-help': '1.1.0' }, by)).rejects.toThrow(
    /^mf-help 1\.1\.0 is marked as bad: wang took mf-help 1\.1\.0 back in revision 4, at .*文档页打不开\. .*--although-bad/,
  );
  const { revision } = await promote(store, keys, { 'mf-help': '1.1.0' }, { ...by, althoughBad: true });
  expect(revision.bad).toBeUndefined();
  expect((await history(store, keys.trusted, 1))[0]?.noLongerBad).toEqual(['mf-help 1.1.0']);
  expect((await status(store, keys.trusted)).remotes[0]).toMatchObject({ bad: [], rollbackTo: '1.0.0' });
});

test('who takes a rollback back marks nothing: neither version was bad', async () => {
  const store = await siteAfter('1.0.0', '1.1.0');
  await rollback(store, keys, 'mf-help', { by: 'wang' });
  await expect(rollback(store, keys, 'mf-help', { ...again, to: '1.1.0' })).rejects.toThrow('is marked as bad: wang');

  const { revision } = await rollback(store, keys, 'mf-help', { ...by, to: '1.1.0', althoughBad: true });

  expect(revision.bad).toBeUndefined();
  expect((await status(store, keys.trusted)).remotes[0]).toMatchObject({ version: '1.1.0', rollbackTo: '1.0.0' });
});

test('a revision that is older than the marks is read as one without any', async () => {
  const store = await siteAfter('1.0.0', '1.1.0');
  const { bad: _, ...older } = (await rollback(store, keys, 'mf-help', by)).revision;
  const { signature: __, ...body } = older;
  store.files.set(revisionPath(4), writeRevision(body, keys.signing).file);

  expect((await status(store, keys.trusted)).remotes[0]).toMatchObject({ bad: [], rollbackTo: null });
  expect((await verify(store, keys.trusted)).faults).toEqual([]);
});

const evidence = {
  ...{ kind: 'render', rule: '5 of 50 failed', firstFailureAt: '2026-11-26T10:00:00.000Z', seconds: 3, p: null },
  ...{ subject: { attempts: 50, failures: 5 }, control: { attempts: 50, failures: 0 } },
};

test('a rollback behind that of the guard does not make live what the guard took away, unless that is meant', async () => {
  const store = await siteAfter('1.0.0', '1.1.0');
  await rollback(store, keys, 'mf-help', { by: 'guard', from: '1.1.0', to: '1.0.0', evidence });
  await promote(store, keys, { 'mf-info': '1.0.0' }, by);

  await expect(rollback(store, keys, 'mf-help', by)).rejects.toThrow(RevisionMovedError);
  await expect(rollback(store, keys, 'mf-help', by)).rejects.toThrow(
    /^guard rolled mf-help back .*--to 1\.1\.0 --although-bad/,
  );
  expect(await rollback(store, keys, 'mf-help', { ...by, to: '1.1.0', althoughBad: true })).toMatchObject({
    to: '1.1.0',
  });
  expect(await rollback(store, keys, 'mf-help', again)).toMatchObject({ to: '1.0.0' });
});

test('F20: of two operators who roll back at once the second does not undo what the first did', async () => {
  const store = await siteAfter('1.0.0', '1.1.0', '1.2.0');
  const minutes = (count: number) => new Date(Date.now() + count * 60_000);
  await rollback(store, keys, 'mf-help', { by: 'wang', reason: '文档页打不开' });

  await expect(rollback(store, keys, 'mf-help', { by: 'li', now: minutes(0) })).rejects.toThrow(RevisionMovedError);
  await expect(rollback(store, keys, 'mf-help', { by: 'li', now: minutes(0.05) })).rejects.toThrow(
    /^wang rolled mf-help back [34] s ago, from 1\.2\.0 to 1\.1\.0, in revision 5 \(.*\): 文档页打不开\. Nothing was changed\. --again/,
  );
  await expect(rollback(store, keys, 'mf-help', { by: 'li', to: '1.0.0' })).rejects.toThrow('wang rolled mf-help back');
  expect(await rollback(store, keys, 'mf-help', { by: 'li', to: '1.1.0' })).toMatchObject({ changed: false });
  expect(await rollback(store, keys, 'mf-help', { by: 'li', now: minutes(61) })).toMatchObject({ to: '1.0.0' });
});

test('status shows the rollback target in advance', async () => {
  const store = await siteAfter('1.0.0', '1.1.0', '1.2.0');
  const [help, info] = (await status(store, keys.trusted)).remotes;
  expect(help).toMatchObject({ version: '1.2.0', sinceRevision: 4, rollbackTo: '1.1.0' });
  expect(info).toMatchObject({ version: '1.0.0', sinceRevision: 1, rollbackTo: null });

  expect(await rollback(store, keys, 'mf-help', by)).toMatchObject({ to: help?.rollbackTo });
});

test.each([
  ['an unknown remote', 'mf-hlep', {}, 'No remote called mf-hlep is live; live are: mf-help, mf-info.'],
  ['a name of every object', 'constructor', {}, 'No remote called constructor is live'],
  ['a remote with one version', 'mf-info', {}, 'mf-info was never live in another version than 1.0.0'],
  ['an unknown version', 'mf-help', { to: '0.1.0' }, 'mf-help has no version 0.1.0; published are:'],
  ['a malformed version', 'mf-help', { to: 'latest' }, '"latest" is no version'],
])('%s is refused in one sentence', async (_what, name, options, sentence) => {
  const store = await siteAfter('1.0.0', '1.1.0');

  await expect(rollback(store, keys, name, { ...by, ...options })).rejects.toThrow(sentence);
  expect(await store.list('revisions')).toHaveLength(3);
});

test('a version that was never live is promoted, not rolled back to', async () => {
  const store = await siteAfter('1.0.0');
  await publishVersions(store, keys, 'mf-help', '1.5.0');

  await expect(rollback(store, keys, 'mf-help', { ...by, to: '1.5.0' })).rejects.toThrow(
    'mf-help 1.5.0 was never live, so it is no rollback: promote it instead.',
  );
});

test('nothing to roll back on an empty site', async () => {
  await expect(rollback(new MemoryStore(), keys, 'mf-help', by)).rejects.toThrow('Nothing is live yet');
});

test('a target whose files are damaged is refused, for a shell would refuse it too', async () => {
  const store = await siteAfter('1.0.0', '1.1.0');
  store.files.set('remotes/mf-help/1.0.0/server/routes.cjs', Buffer.from("exports.routes = ['6.6.6'];"));

  await expect(rollback(store, keys, 'mf-help', by)).rejects.toThrow(
    'server/routes.cjs of mf-help 1.0.0 was changed: its SHA-384 differs.',
  );
});

test('the fault of another remote is a warning and does not stop the rollback', async () => {
  const store = await siteAfter('1.0.0', '1.1.0');
  store.files.delete('remotes/mf-info/1.0.0/release.json');

  expect(await rollback(store, keys, 'mf-help', by)).toMatchObject({
    changed: true,
    warnings: ['mf-info 1.0.0 is not in the store, or half-written: it has no release.json.'],
  });
});

test('an address that another remote took over meanwhile is refused with the way out', async () => {
  const store = new MemoryStore();
  const steps = [
    ['mf-help', '1.0.0', '/tag'],
    ['mf-help', '1.1.0', '/help'],
    ['mf-info', '1.0.0', '/tag'],
  ] as const;
  for (const [name, version, path] of steps) {
    await publish(store, keys, sampleRelease({ name, version, paths: [path] }), by);
    await promote(store, keys, { [name]: version }, by);
  }

  await expect(rollback(store, keys, 'mf-help', by)).rejects.toThrow(
    /^\/tag of mf-help 1\.0\.0 is the same address as \/tag of mf-info 1\.0\.0; .* mf-info 1\.0\.0 is live since revision 3, by lin at .* npm run release -- rollback mf-help mf-info$/,
  );
});

test('history shows what each revision changed, and lists damaged files without stopping at them', async () => {
  const store = await siteAfter('1.0.0', '1.1.0');
  await rollback(store, keys, 'mf-help', { by: 'chen', reason: '文档打不开' });
  store.files.set('revisions/00000002.json', Buffer.from('{"sequence":'));

  const entries = await history(store, keys.trusted, 20);

  expect(entries.map(({ sequence, by: who, changes }) => [sequence, who, changes])).toEqual([
    [4, 'chen', ['mf-help 1.1.0 → 1.0.0']],
    [3, 'lin', ['mf-help – → 1.1.0']],
    [2, '', []],
    [1, 'lin', ['mf-info – → 1.0.0']],
  ]);
  expect(entries[2]?.problem).toBe('Revision 2 is not whole JSON: it is cut off or damaged.');
  expect(await history(store, keys.trusted, 1)).toMatchObject([{ sequence: 4, changes: ['mf-help 1.1.0 → 1.0.0'] }]);
});

const publisher = freshKey('publish');
const promoter = freshKey('promote', { owner: 'ops' });
const ops = keysOf(publisher, promoter, night);
const atNight = { ...ops, signing: night.key };

async function siteOfOps(...versions: string[]): Promise<MemoryStore> {
  const store = new MemoryStore();
  await publishVersions(store, ops, 'mf-help', '0.9.0', ...versions);
  for (const version of versions) await promote(store, ops, { 'mf-help': version }, by);
  return store;
}

test('the night shift rolls back and forth with a key of its own, and readers accept it', async () => {
  const store = await siteOfOps('1.0.0', '1.1.0', '1.2.0');

  expect((await rollback(store, atNight, 'mf-help', by)).revision).toMatchObject({ restores: { 'mf-help': 2 } });
  expect(await rollback(store, atNight, 'mf-help', { ...again, to: '1.0.0' })).toMatchObject({ to: '1.0.0' });
  expect((await rollback(store, atNight, 'mf-help', { ...by, to: '1.1.0', althoughBad: true })).revision).toMatchObject(
    {
      restores: { 'mf-help': 2 },
    },
  );

  expect((await verify(store, ops.trusted)).faults).toEqual([]);
  expect((await status(store, ops.trusted)).remotes[0]).toMatchObject({ version: '1.1.0', rollbackTo: '1.0.0' });
});

test('a revision that a rollback key forged leads no rollback to what was never live', async () => {
  const store = await siteOfOps('1.0.0', '1.1.0');
  const last = store.readSync(revisionPath(2)) ?? Buffer.alloc(0);
  const { signature: _, ...body } = parseRevision(last, 2, ops.trusted);
  const remotes = { 'mf-help': { version: '0.9.0', canaryVersion: null, canaryShare: 0 } };
  const forged = { ...body, sequence: 3, previousHash: revisionHash(last), remotes, restores: { 'mf-help': 1 } };
  store.files.set(revisionPath(3), writeRevision(forged, night.key).file);

  await expect(rollback(store, ops, 'mf-help', by)).rejects.toThrow(
    'Revision 3 is refused: revision 1, which it names',
  );
  expect(await rollback(store, ops, 'mf-help', { ...by, skipDamaged: true })).toMatchObject({ to: '1.0.0' });
  await expect(rollback(store, atNight, 'mf-help', { ...by, to: '0.9.0', skipDamaged: true })).rejects.toThrow(
    'mf-help 0.9.0 was never live, so it is no rollback',
  );
});

test.each([
  [
    'an expired key',
    freshKey('rollback', { owner: 'night-shift', signsUntil: '2026-01-01T00:00:00.000Z' }),
    'signed until 2026-01-01',
  ],
  ['a publish key', freshKey('publish'), 'makes nothing live'],
])('%s rolls nothing back', async (_what, key, sentence) => {
  const store = await siteOfOps('1.0.0', '1.1.0');
  const trusted = trustedKeys([key.entry, ...[publisher, promoter].map(({ entry }) => entry)]);
  await expect(rollback(store, { ...ops, signing: key.key, trusted }, 'mf-help', by)).rejects.toThrow(sentence);
  expect(await store.list('revisions')).toHaveLength(2);
});

test('the night shift prunes nothing', async () => {
  const store = await siteOfOps('1.0.0');
  await expect(prune(store, atNight, { by: 'night', apply: true })).rejects.toThrow('Name a promote key');
});

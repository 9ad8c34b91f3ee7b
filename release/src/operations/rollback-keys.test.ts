import { MemoryStore } from '../store/memory-store';
import { promote } from './promote';
import { prune } from './prune';
import { parseRevision, revisionHash, writeRevision } from '../chain/revision';
import { rollback } from './rollback';
import { trustedKeys } from '../keys/signing-keys';
import { revisionPath } from '../store/store-paths';
import { status } from './status';
import { freshKey, keysOf, publishVersions } from '../testing/sample-release';
import { verify } from './verify';
import { night, by, again } from '../testing/rolled-site';

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

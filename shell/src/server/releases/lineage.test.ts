import { MemoryStore } from '@site/release/memory-store';
import { promote } from '@site/release/promote';
import { parseRevision, revisionHash, writeRevision } from '@site/release/revision';
import { rollback } from '@site/release/rollback';
import { revisionPath } from '@site/release/store-paths';
import { freshKey, keysOf, publishVersions } from '@site/release/testing/sample-release';
import { lineageAt } from './lineage';

const by = { by: 'lin' };
const night = freshKey('rollback', { owner: 'night-shift' });
const keys = keysOf(freshKey('publish'), freshKey('promote'), night);

async function chain() {
  const store = new MemoryStore();
  await publishVersions(store, keys, 'mf-help', '1.0.0', '1.1.0', '1.2.0');
  await publishVersions(store, keys, 'mf-info', '1.0.0');
  const make = async (name: string, version: string) => promote(store, keys, { [name]: version }, by);
  await make('mf-help', '1.0.0');
  await make('mf-info', '1.0.0');
  await make('mf-help', '1.1.0');
  await make('mf-help', '1.2.0');
  return { store, keys: keys.trusted };
}

test('the versions that led to the live one come newest first, of each remote for itself', async () => {
  expect(lineageAt(await chain(), 4)).toEqual({ 'mf-help': ['1.2.0', '1.1.0', '1.0.0'], 'mf-info': ['1.0.0'] });
});

test('a version that was rolled back stands in for nothing', async () => {
  const read = await chain();
  await rollback(read.store, keys, 'mf-help', by);
  expect(lineageAt(read, 5)['mf-help']).toEqual(['1.1.0', '1.0.0']);
});

test('a damaged revision is left out, and of an earlier moment only what was before it counts', async () => {
  const read = await chain();
  read.store.files.set('revisions/00000003.json', Buffer.from('{'));
  expect(lineageAt(read, 4)['mf-help']).toEqual(['1.2.0', '1.0.0']);
  expect(lineageAt(read, 2)['mf-help']).toEqual(['1.0.0']);
});

test('a version that a rollback key forged stands in for nothing', async () => {
  const read = await chain();
  const last = read.store.readSync(revisionPath(4)) ?? Buffer.alloc(0);
  const { signature: _, ...body } = parseRevision(last, 4, keys.trusted);
  const remotes = { ...body.remotes, 'mf-help': { version: '6.6.6', canaryVersion: null, canaryShare: 0 } };
  const forged = { ...body, sequence: 5, previousHash: revisionHash(last), remotes, restores: { 'mf-help': 1 } };
  read.store.files.set(revisionPath(5), writeRevision(forged, night.key).file);
  expect(lineageAt(read, 5)['mf-help']).toEqual(['1.2.0', '1.1.0', '1.0.0']);
});

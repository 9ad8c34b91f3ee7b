import { MemoryStore } from '@site/release/store/memory-store';
import { promote } from '@site/release/operations/promote';
import { parseRevision, revisionHash, writeRevision } from '@site/release/chain/revision';
import { rollback } from '@site/release/operations/rollback';
import { revisionPath } from '@site/release/store/store-paths';
import { freshKey, keysOf, publishVersions } from '@site/release/testing/sample-release';
import { depth, Lineage } from './lineage';

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
  expect(new Lineage(await chain()).at(4)).toEqual({ 'mf-help': ['1.2.0', '1.1.0', '1.0.0'], 'mf-info': ['1.0.0'] });
});

test('a version that was rolled back stands in for nothing', async () => {
  const read = await chain();
  await rollback(read.store, keys, 'mf-help', by);
  expect(new Lineage(read).at(5)['mf-help']).toEqual(['1.1.0', '1.0.0']);
});

test('what was rolled back stands in for nothing however long ago that was, and what led to it before stays', async () => {
  const read = await chain();
  const { store } = read;
  await rollback(store, keys, 'mf-help', by);
  await publishVersions(store, keys, 'mf-info', '1.1.0');
  const lineage = new Lineage(read);
  for (let switches = 0; switches < depth; switches += 1) {
    await promote(store, keys, { 'mf-info': switches % 2 === 0 ? '1.1.0' : '1.0.0' }, by);
    expect(lineage.at(6 + switches)['mf-help']).toEqual(['1.1.0', '1.0.0']);
  }
  expect(new Lineage(read).at(5 + depth)['mf-help']).toEqual(['1.1.0', '1.0.0']);
  expect(lineage.at(4)['mf-help']).toEqual(['1.2.0', '1.1.0', '1.0.0']);
});

test('of the newest revisions one that was damaged counts once it is mended', async () => {
  const read = await chain();
  const file = read.store.files.get('revisions/00000003.json') ?? Buffer.alloc(0);
  read.store.files.set('revisions/00000003.json', Buffer.from('{'));
  const lineage = new Lineage(read);
  expect(lineage.at(4)['mf-help']).toEqual(['1.2.0', '1.0.0']);
  read.store.files.set('revisions/00000003.json', file);
  expect(lineage.at(4)['mf-help']).toEqual(['1.2.0', '1.1.0', '1.0.0']);
});

test('a damaged revision is left out, and of an earlier moment only what was before it counts', async () => {
  const read = await chain();
  read.store.files.set('revisions/00000003.json', Buffer.from('{'));
  expect(new Lineage(read).at(4)['mf-help']).toEqual(['1.2.0', '1.0.0']);
  expect(new Lineage(read).at(2)['mf-help']).toEqual(['1.0.0']);
});

test('a version that a rollback key forged stands in for nothing', async () => {
  const read = await chain();
  const last = read.store.readSync(revisionPath(4)) ?? Buffer.alloc(0);
  const { signature: _, ...body } = parseRevision(last, 4, keys.trusted);
  const remotes = { ...body.remotes, 'mf-help': { version: '6.6.6', canaryVersion: null, canaryShare: 0 } };
  const forged = { ...body, sequence: 5, previousHash: revisionHash(last), remotes, restores: { 'mf-help': 1 } };
  read.store.files.set(revisionPath(5), writeRevision(forged, night.key).file);
  expect(new Lineage(read).at(5)['mf-help']).toEqual(['1.2.0', '1.1.0', '1.0.0']);
});

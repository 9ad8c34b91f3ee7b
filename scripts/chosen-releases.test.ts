import { MemoryStore } from '@site/release/memory-store';
import { promote } from '@site/release/promote';
import { rollback } from '@site/release/rollback';
import { freshKeys, publishVersions } from '@site/release/testing/sample-release';
import { appendRevision, readHead } from '@site/release/head';
import type { FileStore } from '@site/release/file-store';
import { canariesOf, neverNamed } from './chosen-releases';

const keys = freshKeys();
const by = { by: 'lin' };
const of = (version: string) => [{ name: 'mf-help', version }];

/** mf-help 1.0.0 is live; 1.1.0 was, and was rolled back; 1.2.0 is the canary. */
async function site() {
  const store = new MemoryStore();
  await publishVersions(store, keys, 'mf-help', '1.0.0', '1.1.0', '1.2.0', '1.3.0');
  await promote(store, keys, { 'mf-help': '1.0.0' }, by);
  await promote(store, keys, { 'mf-help': '1.1.0' }, by);
  await rollback(store, keys, 'mf-help', by);
  const head = await readHead(store, keys.trusted);
  const remotes = { 'mf-help': { version: '1.0.0', canaryVersion: '1.2.0', canaryShare: 0.05 } };
  await appendRevision(store, keys, head, remotes, { by: 'lin', reason: 'canary', now: new Date() });
  return { store: store as unknown as FileStore, trusted: () => keys.trusted };
}

test('new is what no revision has named: what was taken back is not tried again by the next merge', async () => {
  const access = await site();

  expect(await neverNamed(access, of('1.3.0'))).toEqual(of('1.3.0'));
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) expect(await neverNamed(access, of(version))).toEqual([]);
});

test('a canary is what is one now', async () => {
  const access = await site();

  expect(await canariesOf(access, of('1.2.0'))).toEqual(of('1.2.0'));
  for (const version of ['1.0.0', '1.1.0', '1.3.0']) expect(await canariesOf(access, of(version))).toEqual([]);
  await rollback(access.store, keys, 'mf-help', { ...by, to: '1.0.0' });
  expect(await canariesOf(access, of('1.2.0'))).toEqual([]);
});

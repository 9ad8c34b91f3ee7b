import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MemoryStore } from '@site/release/store/memory-store';
import { promote } from '@site/release/operations/promote';
import { rollback } from '@site/release/operations/rollback';
import { freshKeys, publishVersions } from '@site/release/testing/sample-release';
import { writeSampleWorkspace } from '@site/release/testing/sample-workspace';
import { appendRevision, readHead } from '@site/release/chain/head';
import type { FileStore } from '@site/release/store/file-store';
import { builtReleases, canariesOf, neverNamed } from './chosen-releases';

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

test('built is what another machine built, by the version that it says; what would take that of a release is left out', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'proposed-'));
  const versions = { 'mf-help': '1.3.0-h0123456789ab', 'mf-info': '2.0.0', 'mf-mobile': '2.0.0-beta.1' };
  for (const [name, version] of Object.entries(versions)) writeSampleWorkspace(root, { name, version });
  const built = () => builtReleases(root, ['mf-help', 'mf-info', 'mf-mobile', 'mf-college']);

  expect(built()).toEqual([{ name: 'mf-help', version: '1.3.0-h0123456789ab' }]);
  appendFileSync(path.join(root, 'mf-help/dist/server/routes.cjs'), '// more');
  expect(built).toThrow('server/routes.cjs');
  rmSync(root, { recursive: true });
});

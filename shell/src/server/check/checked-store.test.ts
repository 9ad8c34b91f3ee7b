import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readManifest } from '@site/release/releases/manifest-signature';
import { MemoryStore } from '@site/release/store/memory-store';
import { freshKeys, publishVersions } from '@site/release/testing/sample-release';
import { readRemote } from '../../render/pages/read-set';
import { openCheckedStore } from './checked-store';

const keys = freshKeys();
const { trusted } = keys;
const root = mkdtempSync(path.join(tmpdir(), 'checked-'));
const storeRoot = 's3://site';

afterAll(() => rmSync(root, { recursive: true, force: true }));

async function published(): Promise<MemoryStore> {
  const store = new MemoryStore();
  await publishVersions(store, keys, 'mf-help', '1.0.0');
  await publishVersions(store, keys, 'mf-info', '2.0.0');
  return store;
}

test('of a bucket the releases that are asked about and those that are live are copied; what is wrong with one is left to be found', async () => {
  const store = await published();
  store.files.set('remotes/mf-info/2.0.0/server/routes.cjs', Buffer.from('changed'));
  const bucket = { name: storeRoot, open: () => store };
  const config = { assetStore: path.join(root, 'one'), bucket };
  const copy = await openCheckedStore(
    config,
    { storeRoot, versions: { 'mf-info': '2.0.0' }, live: { 'mf-help': '1.0.0' } },
    trusted,
  );
  expect(readRemote({ store: copy, keys: trusted }, 'mf-help', '1.0.0').code).toContain('exports.routes');
  expect(readManifest(copy, 'mf-info', '2.0.0', trusted).version).toBe('2.0.0');
  expect(() => readRemote({ store: copy, keys: trusted }, 'mf-info', '2.0.0')).toThrow('is missing');
});

test('a bucket that cannot be asked ends the check, and so does one that is not configured', async () => {
  const store = new MemoryStore();
  store.read = () => Promise.reject(new Error('The store s3://site does not answer.'));
  const config = { assetStore: path.join(root, 'two'), bucket: { name: storeRoot, open: () => store } };
  const request = { storeRoot, versions: { 'mf-help': '1.0.0' }, live: {} };
  await expect(openCheckedStore(config, request, trusted)).rejects.toThrow('does not answer');
  await expect(openCheckedStore({ ...config, bucket: undefined }, request, trusted)).rejects.toThrow(
    'asked about s3://site, and ASSET_STORE names no bucket',
  );
});

test('a folder is read as it is', async () => {
  const folder = path.join(root, 'store');
  const { root: opened } = await openCheckedStore(
    { assetStore: '', bucket: undefined },
    { storeRoot: folder, versions: {}, live: {} },
    trusted,
  );
  expect(opened).toBe(folder);
});

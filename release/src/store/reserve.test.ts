import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as drafts from './create-file';
import { FileStore } from './file-store';
import { MemoryStore } from './memory-store';
import { promote } from '../operations/promote';
import { rollback } from '../operations/rollback';
import { startCanary, stopCanaries } from '../operations/canary';
import { verify } from '../operations/verify';
import { freshFolder, removeFreshFolders } from '../testing/fresh-stores';
import { freshKeys, publishVersions } from '../testing/sample-release';

jest.mock('./create-file', () => ({ __esModule: true, ...jest.requireActual<object>('./create-file') }));

const keys = freshKeys();
const by = { by: 'lin', again: true };

afterEach(() => jest.restoreAllMocks());
afterAll(removeFreshFolders);

async function liveSite(store: FileStore | MemoryStore) {
  await publishVersions(store, keys, 'mf-help', '1.0.0', '1.1.0', '1.2.0');
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await promote(store, keys, { 'mf-help': version }, by);
}

/** From here on the disk takes no new file. */
function fill(): void {
  const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
  jest.spyOn(drafts, 'createFile').mockRejectedValue(full);
}

test('F67: on a full disk a rollback and the end of a canary are written, of what is kept for them', async () => {
  const store = new FileStore(freshFolder());
  await liveSite(store);
  await rollback(store, keys, 'mf-help', by);
  await startCanary(store, keys, { remote: 'mf-help', version: '1.2.0', share: 0.1 }, { ...by, althoughBad: true });
  fill();

  await expect(promote(store, keys, { 'mf-help': '1.2.0' }, { ...by, althoughBad: true })).rejects.toThrow(
    'the disk is full',
  );
  expect((await stopCanaries(store, keys, {}, by)).revision.sequence).toBe(6);
  expect(await rollback(store, keys, 'mf-help', by)).toMatchObject({ to: '1.0.0', revision: { sequence: 7 } });

  const path = join(store.root, 'revisions/00000007.json');
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ sequence: 7 });
  expect((await verify(store, keys.trusted)).faults).toEqual([]);
  expect(await store.reserve.bytes()).toBe(2 * 64 * 1024);
});

test('F67: when nothing is kept any more it says that the disk is full, and leaves nothing behind', async () => {
  const store = new FileStore(freshFolder());
  await liveSite(store);
  fill();
  const ways = ['1.1.0', '1.2.0', '1.1.0', '1.2.0'];
  for (const to of ways) await rollback(store, keys, 'mf-help', { ...by, to, althoughBad: true });

  await expect(rollback(store, keys, 'mf-help', { ...by, to: '1.1.0', althoughBad: true })).rejects.toThrow(
    'the disk is full',
  );
  expect(readdirSync(join(store.root, '.reserve'))).toEqual([]);
});

test('what is kept is filled again by the next who writes anything else', async () => {
  const store = new FileStore(freshFolder());
  await liveSite(store);
  fill();
  await rollback(store, keys, 'mf-help', by);
  jest.restoreAllMocks();
  expect(await store.reserve.bytes()).toBe(3 * 64 * 1024);

  await publishVersions(store, keys, 'mf-help', '1.3.0');

  expect(await store.reserve.bytes()).toBe(4 * 64 * 1024);
});

test('of two who take the same number on a full disk one wins', async () => {
  const store = new FileStore(freshFolder());
  await liveSite(store);
  fill();

  const both = await Promise.all(
    [1, 2].map((n) => store.putFile('revisions/00000004.json', Buffer.from(`${n}`), true)),
  );

  expect(both.sort()).toEqual([false, true]);
  expect(existsSync(join(store.root, 'revisions/00000004.json'))).toBe(true);
});

test('the copy of a bucket on a shell keeps nothing: it writes no way back', async () => {
  const store = new FileStore(freshFolder(), false);
  await store.putFile('revisions/00000001.json', Buffer.from('{}'));

  expect(await store.reserve.bytes()).toBe(0);
});

test('a store of a given size keeps its last bytes for a way back too', async () => {
  const store = new MemoryStore(100, 40);
  expect(await store.putFile('revisions/00000001.json', Buffer.alloc(50))).toBe(true);
  await expect(store.putFile('revisions/00000002.json', Buffer.alloc(20))).rejects.toThrow('the disk is full');
  expect(await store.putFile('revisions/00000002.json', Buffer.alloc(20), true)).toBe(true);
});

import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { KeyFiles } from './key-files';
import { makeDevelopmentKeys, makeGuardKey } from './development-keys';
import type { KeyEntry } from './key-entry';
import { changeKeyring, readKeyring } from './keyring-file';
import { MemoryStore } from '../store/memory-store';
import { promote } from '../operations/promote';
import { publish } from '../operations/publish';
import { openKeys } from '../operations/store-access';
import { freshFolder, removeFreshFolders } from '../testing/fresh-stores';
import { sampleRelease } from '../testing/sample-release';

afterAll(removeFreshFolders);

function freshFiles(): KeyFiles {
  const folder = join(freshFolder(), '.keys');
  const file = (name: string) => join(folder, name);
  const privateKeys = { publish: file('publish.pem'), promote: file('promote.pem'), guard: file('guard.pem') };
  return { trusted: file('trusted-keys.json'), ...privateKeys };
}

function ofTeam(key: KeyEntry): KeyEntry {
  return { ...key, owner: 'ops', ...(key.names && { names: ['mf-help'] }) };
}

test('a checkout without keys gets three for development, once, however many ask at the same time', async () => {
  const files = freshFiles();
  const made = await Promise.all([1, 2, 3, 4].map(() => makeDevelopmentKeys(files)));

  expect(made.filter(Boolean)).toHaveLength(1);
  expect(readKeyring(files.trusted)).toMatchObject([
    { owner: 'development', role: 'publish', names: ['*'] },
    { owner: 'development', role: 'promote' },
    { owner: 'development', role: 'rollback' },
  ]);
  expect(statSync(files.publish).mode & 0o777).toBe(0o600);
  expect(await makeDevelopmentKeys(files)).toBe(false);
});

test('with them a section that nobody has heard of is published and promoted', async () => {
  const files = freshFiles();
  await makeDevelopmentKeys(files);
  const [store, keys] = [new MemoryStore(), openKeys(files)];

  await publish(store, keys, sampleRelease({ name: 'mf-sixth' }), { by: 'lin' });
  expect(await promote(store, keys, { 'mf-sixth': '1.0.0' }, { by: 'lin' })).toMatchObject({ changed: true });
});

test('a keyring that was lost is made again for the private keys that are there', async () => {
  const files = freshFiles();
  await makeDevelopmentKeys(files);
  const before = readKeyring(files.trusted).map(({ id }) => id);
  rmSync(files.trusted);

  expect(await makeDevelopmentKeys(files)).toBe(true);
  expect(readKeyring(files.trusted).map(({ id }) => id)).toEqual(before);
});

test('a checkout whose keys are older than the guard gets a key for it, once, and a keyring of teams does not', async () => {
  const files = freshFiles();
  await makeDevelopmentKeys(files);
  await changeKeyring(files.trusted, (keys) => keys.filter(({ role }) => role !== 'rollback'));
  rmSync(files.guard);
  await makeGuardKey(files);
  await makeGuardKey(files);

  expect(readKeyring(files.trusted).map(({ role }) => role)).toEqual(['publish', 'promote', 'rollback']);
  await changeKeyring(files.trusted, (keys) => keys.filter(({ role }) => role !== 'rollback').map(ofTeam));
  rmSync(files.guard);
  await makeGuardKey(files);
  expect(readKeyring(files.trusted).map(({ role }) => role)).toEqual(['publish', 'promote']);
});

import { renameSync } from 'node:fs';
import { join } from 'node:path';
import type { KeyFiles } from '../keys/key-files';
import { makeDevelopmentKeys } from '../keys/development-keys';
import { changeKeyring } from '../keys/keyring-file';
import { freshFolder, removeFreshFolders } from '../testing/fresh-stores';
import { guardKeys } from './guard-keys';

afterAll(removeFreshFolders);

async function freshFiles(): Promise<KeyFiles> {
  const file = (name: string) => join(folder, name);
  const folder = join(freshFolder(), '.keys');
  const privateKeys = { publish: file('publish.pem'), promote: file('promote.pem'), guard: file('guard.pem') };
  const files = { trusted: file('trusted-keys.json'), ...privateKeys };
  await makeDevelopmentKeys(files);
  return files;
}

test('the guard signs with a rollback key and refuses every other', async () => {
  const files = await freshFiles();
  const { signing, trusted } = guardKeys(files);
  expect(trusted.entry(signing.id)?.role).toBe('rollback');

  expect(() => guardKeys({ ...files, guard: files.promote })).toThrow('the guard signs with a rollback key only');
  expect(() => guardKeys({ ...files, guard: files.publish })).toThrow('the guard signs with a rollback key only');
});

test('a key that is not there, or that nobody trusts, is named', async () => {
  const files = await freshFiles();
  await changeKeyring(files.trusted, (keys) => keys.filter(({ role }) => role !== 'rollback'));
  expect(() => guardKeys(files)).toThrow(`${files.guard} cannot be used`);

  renameSync(files.guard, `${files.guard}.away`);
  expect(() => guardKeys(files)).toThrow(`The guard has no key: ${files.guard} is not there.`);
});

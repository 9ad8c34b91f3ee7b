import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newPrivateKey, readSigningKey, writePrivateKey } from './key-files';
import { freshFolder, removeFreshFolders } from '../testing/fresh-stores';

afterAll(removeFreshFolders);

test('a private key is its owner’s alone, in a folder that is too, and is never overwritten', async () => {
  const path = join(freshFolder(), 'keys/team.pem');
  const pem = newPrivateKey();

  expect(await writePrivateKey(path, pem)).toBe(true);
  expect(await writePrivateKey(path, newPrivateKey())).toBe(false);
  expect(readFileSync(path, 'utf8')).toBe(pem);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(statSync(dirname(path)).mode & 0o777).toBe(0o700);
});

test('a key that is missing or no key is named by its file', () => {
  const file = join(freshFolder(), 'release.pem');
  expect(() => readSigningKey(file)).toThrow(`The key file ${file} cannot be read.`);

  writeFileSync(file, '-----BEGIN PRIVATE KEY-----\nhello\n-----END PRIVATE KEY-----\n');
  expect(() => readSigningKey(file)).toThrow(`${file} holds no readable PEM key.`);
});

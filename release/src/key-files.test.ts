import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pairKeys, publicKeyFiles, readOrMakeSigningKey, readSigningKey, readTrustedKeys } from './key-files';
import { freshFolder, removeFreshFolders } from './testing/fresh-stores';

afterAll(removeFreshFolders);

const text = Buffer.from('text');

test('the first use makes one key for all who come at once, readable by its owner alone', async () => {
  const folder = join(freshFolder(), 'keys');
  const path = join(folder, 'release.pem');

  const keys = await Promise.all([1, 2, 3, 4].map(() => readOrMakeSigningKey(path)));

  expect(new Set(keys.map((key) => key.id)).size).toBe(1);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder).sort()).toEqual([`release-${keys[0]?.id}.pub.pem`, 'release.pem']);
  expect(
    readTrustedKeys(publicKeyFiles(folder)).faultOf('release', text, readSigningKey(path).sign('release', text)),
  ).toBeNull();
});

test('after a change of keys the signatures of the old key stay good', async () => {
  const folder = freshFolder();
  const path = join(folder, 'release.pem');
  const old = await readOrMakeSigningKey(path);
  rmSync(path);
  const fresh = await readOrMakeSigningKey(path);

  const trusted = readTrustedKeys(publicKeyFiles(folder));

  expect(fresh.id).not.toBe(old.id);
  expect(trusted.faultOf('release', text, old.sign('release', text))).toBeNull();
  expect(trusted.faultOf('release', text, fresh.sign('release', text))).toBeNull();
});

test('a folder, one file and nothing at all are places for public keys', async () => {
  const folder = freshFolder();
  const { id } = await readOrMakeSigningKey(join(folder, 'release.pem'));
  const file = join(folder, `release-${id}.pub.pem`);

  expect(publicKeyFiles(folder)).toEqual([file]);
  expect(publicKeyFiles(file)).toEqual([file]);
  expect(publicKeyFiles(join(folder, 'nothing'))).toEqual([]);
});

test('a private key that no reader trusts is refused before it signs anything', async () => {
  const [one, other] = [freshFolder(), freshFolder()];
  const signing = await readOrMakeSigningKey(join(one, 'release.pem'));
  await readOrMakeSigningKey(join(other, 'release.pem'));

  expect(() => pairKeys(signing, readTrustedKeys(publicKeyFiles(other)), 'ci.pem')).toThrow(
    'ci.pem cannot be used: the public half of this key is not trusted here.',
  );
});

test('a key that is missing or no key is named by its file', () => {
  const file = join(freshFolder(), 'release.pem');
  expect(() => readSigningKey(file)).toThrow(`The key file ${file} cannot be read.`);

  writeFileSync(file, '-----BEGIN PRIVATE KEY-----\nhello\n-----END PRIVATE KEY-----\n');
  expect(() => readSigningKey(file)).toThrow(`${file} holds no readable PEM key.`);
});

import { readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { KeyEntry } from './key-entry';
import { changeKeyring, createKeyring, KeyringFile, readKeyring, readTrustedKeys } from './keyring-file';
import { stableJson } from '../text/stable-json';
import { freshFolder, removeFreshFolders } from '../testing/fresh-stores';
import { plant } from '../testing/hostile-files';
import { freshKey } from '../testing/sample-release';

afterAll(removeFreshFolders);

const text = Buffer.from('text');

async function keyringOf(...keys: KeyEntry[]): Promise<string> {
  const path = join(freshFolder(), 'trusted-keys.json');
  await createKeyring(path, keys);
  return path;
}

/** Puts another file in its place, of the same time. */
function replace(path: string, content: string): void {
  const { atime, mtime } = statSync(path);
  writeFileSync(`${path}.other`, content);
  utimesSync(`${path}.other`, atime, mtime);
  renameSync(`${path}.other`, path);
}

test('a running reader trusts a new key and drops a removed one as soon as it looks at the replaced file', async () => {
  const [old, next] = [freshKey('promote'), freshKey('promote')];
  const path = await keyringOf(old.entry);
  const keys = new KeyringFile(path);
  const signature = next.key.sign('revision', text);
  expect(keys.faultOf('revision', text, signature)).toContain('which is not trusted here');
  expect(keys.refresh()).toBe(false);

  replace(path, stableJson({ keys: [next.entry] }));

  expect(keys.refresh()).toBe(true);
  expect(keys.faultOf('revision', text, signature)).toBeNull();
  expect(keys.entry(old.key.id)).toBeUndefined();
  expect(keys.refresh()).toBe(false);
});

test.each([
  ['a broken file', (path: string) => writeFileSync(path, '{"keys":[{')],
  ['a file that trusts nonsense', (path: string) => writeFileSync(path, '{"keys":[{"id":"x"}]}')],
  ['no file', (path: string) => rmSync(path)],
])('%s leaves the last good keys trusted, is said once, and is over when it is mended', async (_what, damage) => {
  const { key, entry } = freshKey('promote');
  const path = await keyringOf(entry);
  const good = readFileSync(path, 'utf8');
  const shown: string[] = [];
  const keys = new KeyringFile(path, (fault) => shown.push(fault));

  damage(path);
  expect([keys.refresh(), keys.refresh()]).toEqual([false, false]);
  expect(keys.faultOf('revision', text, key.sign('revision', text))).toBeNull();
  expect(keys.fault).toContain(path);
  expect(keys.fault).toMatch(/The keys before it stay trusted\.$/);
  expect(shown).toEqual([keys.fault]);

  writeFileSync(path, good);
  keys.refresh();
  expect(keys.fault).toBe('');
});

test('a process that is to run on does not begin without a keyring, and says what makes one', () => {
  const path = join(freshFolder(), 'trusted-keys.json');
  expect(() => new KeyringFile(path)).toThrow(
    `The keyring ${path} is not there. TRUSTED_KEYS names it; npm start makes one`,
  );
  expect(readTrustedKeys(path).entry('0123456789abcdef')).toBeUndefined();
});

test('a change of the keyring is whole or not at all, and leaves nothing else in its folder', async () => {
  const [one, two, three] = [freshKey('promote').entry, freshKey('promote').entry, freshKey('promote').entry];
  const path = await keyringOf(one);

  await changeKeyring(path, (keys) => [...keys, two]);
  await expect(changeKeyring(path, (keys) => [...keys, three])).rejects.toThrow(
    'has 3 promote keys that sign at a time',
  );

  expect(readKeyring(path).map(({ id }) => id)).toEqual([one.id, two.id]);
  expect(readdirSync(dirname(path))).toEqual(['trusted-keys.json']);
});

test('of changes at once each is in the keyring or its writer was told to wait', async () => {
  const path = await keyringOf(freshKey('promote', { owner: 'ops' }).entry);
  const teams = ['a', 'b', 'c', 'd', 'e'].map((owner) => freshKey('promote', { owner }).entry);

  const results = await Promise.allSettled(teams.map((key) => changeKeyring(path, (keys) => [...keys, key])));

  const done = teams.filter((_, index) => results[index]?.status === 'fulfilled').map(({ owner }) => owner);
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
  expect(done.length).toBeGreaterThan(0);
  expect(readKeyring(path).map(({ owner }) => owner)).toEqual(expect.arrayContaining(['ops', ...done]));
  expect(readKeyring(path)).toHaveLength(1 + done.length);
  expect(refused.filter((reason) => !reason.includes('Somebody is changing'))).toEqual([]);
});

test('a keyring that is there is not created again', async () => {
  const { entry } = freshKey('promote');
  const path = await keyringOf(entry);
  expect(await createKeyring(path, [freshKey('promote').entry])).toBe(false);
  expect(readKeyring(path)).toEqual([entry]);
});

test('a pipe in the place of the keyring of a running reader holds nobody up: the keys before it stay trusted', async () => {
  const { entry } = freshKey('promote');
  const path = await keyringOf(entry);
  const keys = new KeyringFile(path);
  plant('pipe', path);

  expect(keys.refresh()).toBe(false);
  expect(keys.fault).toBe(`The keyring ${path} is refused: it is a pipe, not a file. The keys before it stay trusted.`);
  expect(keys.entry(entry.id)).toBeDefined();
});

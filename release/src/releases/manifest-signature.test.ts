import { readManifest, readServerFile, releaseFaults, signManifest, verifyRelease } from './manifest-signature';
import { MemoryStore } from '../store/memory-store';
import { publish } from '../operations/publish';
import type { SigningKey } from '../keys/signing-keys';
import { freshKey, freshKeys, keysOf, publishVersions, sampleRelease } from '../testing/sample-release';

const keys = freshKeys();
const folder = 'remotes/mf-help/1.0.0';

async function storeWithRelease(): Promise<MemoryStore> {
  const store = new MemoryStore();
  await publish(store, keys, sampleRelease(), { by: 'lin' });
  return store;
}

function change(store: MemoryStore, path: string, edit: (bytes: Buffer) => Buffer): void {
  store.files.set(path, edit(Buffer.from(store.readSync(path) ?? '')));
}

test('a sound release gives its manifest and the text of its server file', async () => {
  const store = await storeWithRelease();

  expect(readManifest(store, 'mf-help', '1.0.0', keys.trusted)).toMatchObject({ name: 'mf-help', version: '1.0.0' });
  expect(readServerFile(store, readManifest(store, 'mf-help', '1.0.0', keys.trusted))).toBe(
    "exports.routes = ['1.0.0'];",
  );
  expect(await releaseFaults(store, 'mf-help', '1.0.0', keys.trusted)).toEqual([]);
});

test.each(['release.json', 'release.sig', 'client/remoteEntry.js', 'client/page-0.css', 'server/routes.cjs'])(
  'F17: any flipped bit in %s is found',
  async (file) => {
    const store = await storeWithRelease();
    const path = `${folder}/${file}`;
    const whole = store.readSync(path) ?? Buffer.alloc(0);

    for (let bit = 0; bit < whole.length * 8; bit += 1) {
      change(store, path, () => {
        const damaged = Buffer.from(whole);
        damaged[bit >> 3] = (damaged[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        return damaged;
      });
      const faults = await releaseFaults(store, 'mf-help', '1.0.0', keys.trusted);
      expect({ bit, faults: faults.length }).toEqual({ bit, faults: 1 });
    }
  },
);

test('F17: the server file is refused before it is run', async () => {
  const store = await storeWithRelease();
  change(store, `${folder}/server/routes.cjs`, (bytes) => Buffer.from(bytes.toString().replace('1.0.0', '6.6.6')));

  expect(() => readServerFile(store, readManifest(store, 'mf-help', '1.0.0', keys.trusted))).toThrow(
    'server/routes.cjs of mf-help 1.0.0 was changed: its SHA-384 differs.',
  );
});

test('a whole release of another version in this folder is refused', async () => {
  const store = await storeWithRelease();
  await publishVersions(store, keys, 'mf-help', '0.9.0');
  for (const [path, bytes] of store.files) {
    if (path.includes('/0.9.0/')) store.files.set(path.replace('0.9.0', '1.0.0'), bytes);
  }

  expect(() => readServerFile(store, readManifest(store, 'mf-help', '1.0.0', keys.trusted))).toThrow(
    'The folder of mf-help 1.0.0 holds the release mf-help 0.9.0: it was put in its place.',
  );
});

test('each kind of damage has its own sentence', async () => {
  const store = await storeWithRelease();
  store.files.delete(`${folder}/client/page-0.css`);
  change(store, `${folder}/client/remoteEntry.js`, (bytes) => bytes.subarray(0, 5));
  store.files.set(`${folder}/client/evil.js`, Buffer.from('alert(1)'));

  expect(await releaseFaults(store, 'mf-help', '1.0.0', keys.trusted)).toEqual([
    'client/remoteEntry.js of mf-help 1.0.0 has 5 bytes instead of 31.',
    'client/page-0.css of mf-help 1.0.0 is missing.',
    'client/evil.js of mf-help 1.0.0 is not named in its release.json.',
  ]);
});

test('an unsigned release and one signed with an untrusted key are refused', async () => {
  const store = await storeWithRelease();
  await expect(verifyRelease(store, 'mf-help', '1.0.0', freshKeys().trusted)).rejects.toThrow(
    'release.json of mf-help 1.0.0 is refused: it is signed by the key',
  );

  store.files.delete(`${folder}/release.sig`);
  await expect(verifyRelease(store, 'mf-help', '1.0.0', keys.trusted)).rejects.toThrow(
    'mf-help 1.0.0 is not signed: it has no release.sig.',
  );
});

test.each(['..', 'a/b', 'MF-HELP', '..%2f', '%252e', 'a\\b', 'a\u0000', ' ', '', 'x'.repeat(41), '../../etc'])(
  'F28: the name %j is refused before anything is read',
  async (name) => {
    const store = await storeWithRelease();
    const read = jest.spyOn(store, 'readSync');

    expect(() => readManifest(store, name, '1.0.0', keys.trusted)).toThrow('is no name of a remote');
    expect(() => readManifest(store, 'mf-help', name, keys.trusted)).toThrow('is no version');
    expect(read).not.toHaveBeenCalled();
  },
);

test('F38: a release is refused where its key may not publish that name, or may publish nothing', () => {
  const help = freshKey('publish', { owner: 'help-team', names: ['mf-help', 'mf-faq'] });
  const ops = freshKey('promote', { owner: 'ops' });
  const { trusted } = keysOf(help, ops);
  const read = (name: string, key: SigningKey) => {
    const store = new MemoryStore();
    const bytes = Buffer.from(sampleRelease({ name }).manifestText);
    store.files.set(`remotes/${name}/1.0.0/release.json`, bytes);
    store.files.set(`remotes/${name}/1.0.0/release.sig`, signManifest(bytes, key));
    return () => readManifest(store, name, '1.0.0', trusted);
  };

  expect(read('mf-faq', help.key)()).toMatchObject({ name: 'mf-faq' });
  expect(read('mf-info', help.key)).toThrow(
    `release.json of mf-info 1.0.0 is refused: it is signed by the publish key ${help.key.id} of help-team, ` +
      'which may not publish mf-info.',
  );
  expect(read('mf-help', ops.key)).toThrow(`the promote key ${ops.key.id} of ops, which may not sign a release.`);
});

test('a release whose key has expired is read as before: expiry bounds signing', () => {
  const expired = freshKey('publish', { signsUntil: '2020-02-01T00:00:00.000Z' });
  const store = new MemoryStore();
  const bytes = Buffer.from(sampleRelease().manifestText);
  store.files.set(`${folder}/release.json`, bytes);
  store.files.set(`${folder}/release.sig`, signManifest(bytes, expired.key));

  expect(readManifest(store, 'mf-help', '1.0.0', keysOf(expired, freshKey('promote')).trusted).version).toBe('1.0.0');
});

test('F62: a signed list of files with 5,000 lists in each other is refused, and not walked by anybody', () => {
  const keys = freshKeys();
  const store = new MemoryStore();
  const { manifestText } = sampleRelease();
  const call = `{"name":"a","method":"get","host":"base","path":"/a","freshFor":1,"data":{"enum":${'['.repeat(5000)}${']'.repeat(5000)}}}`;
  const file = Buffer.from(manifestText.replace('"calls": []', `"calls": [${call}]`));
  store.files.set('remotes/mf-help/1.0.0/release.json', file);
  store.files.set('remotes/mf-help/1.0.0/release.sig', signManifest(file, keys.publishing));

  expect(() => readManifest(store, 'mf-help', '1.0.0', keys.trusted)).toThrow(
    'release.json of mf-help 1.0.0 is refused: it is nested deeper than 64.',
  );
});

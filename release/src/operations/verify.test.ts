import { join } from 'node:path';
import { FileStore } from '../store/file-store';
import { MemoryStore } from '../store/memory-store';
import { promote } from './promote';
import { publish } from './publish';
import { freshFolder, removeFreshFolders } from '../testing/fresh-stores';
import { plant } from '../testing/hostile-files';
import { freshKeys, publishVersions, sampleRelease } from '../testing/sample-release';
import { verify } from './verify';

afterAll(removeFreshFolders);

const keys = freshKeys();
const folder = 'remotes/mf-help/1.0.0';

/** One live version, and one file of the store changed by `change`; null removes it. */
async function faultsAfter(path: string, change: (text: string) => string | null): Promise<string[]> {
  const store = new MemoryStore();
  await publishVersions(store, keys, 'mf-help', '1.0.0');
  await promote(store, keys, { 'mf-help': '1.0.0' }, { by: 'lin' });
  const text = change(store.files.get(path)?.toString('latin1') ?? '');
  if (text === null) store.files.delete(path);
  else store.files.set(path, Buffer.from(text, 'latin1'));
  return (await verify(store, keys.trusted)).faults;
}

test('a store as it was written has no faults', async () => {
  expect(await faultsAfter(`${folder}/release.json`, (text) => text)).toEqual([]);
});

test('F17: one changed byte anywhere in a reservation is found', async () => {
  const store = new MemoryStore();
  await publishVersions(store, keys, 'mf-help', '1.0.0');
  const whole = store.files.get(`${folder}/reservation.json`) ?? Buffer.alloc(0);

  for (let place = 0; place < whole.length; place += 1) {
    const changed = Buffer.from(whole);
    changed[place] = (changed[place] ?? 0) ^ 1;
    store.files.set(`${folder}/reservation.json`, changed);
    expect({ place, faults: (await verify(store, keys.trusted)).faults.length }).toEqual({ place, faults: 1 });
  }
});

test.each([
  ['a missing reservation', `${folder}/reservation.json`, () => null, 'reservation.json of mf-help 1.0.0 is missing.'],
  [
    'one that nobody signed',
    `${folder}/reservation.json`,
    (text: string) => text.replace(/,\n {2}"signature": "[^"]+"/, ''),
    'reservation.json of mf-help 1.0.0 is refused: it is not signed.',
  ],
  [
    'a signature with a changed byte',
    `${folder}/release.sig`,
    (text: string) => text.replace(/:(.)([^:]+)$/, (_all, first, rest) => `:${first === 'A' ? 'B' : 'A'}${rest}`),
    'release.json of mf-help 1.0.0 is refused: its signature',
  ],
  [
    'a script with a changed byte',
    `${folder}/client/remoteEntry.js`,
    (text: string) => text.replace('entry', 'entrx'),
    'client/remoteEntry.js of mf-help 1.0.0 was changed',
  ],
  [
    'a report that nobody lists',
    `${folder}/reports/1.json`,
    () => '{}',
    'reports/1.json of mf-help 1.0.0 is not named',
  ],
  [
    'a file beside the versions',
    'remotes/mf-help/notes.txt',
    () => 'x',
    'remotes/mf-help/notes.txt belongs to no release.',
  ],
  ['a file beside the revisions', 'revisions/1.json', () => '{}', 'revisions/1.json belongs to no release.'],
  [
    'a mark of removal in a version that is there',
    `${folder}/pruned.json`,
    () => '{"prunedAt":"2026-11-21T08:00:00.000Z","by":"lin"}',
    'mf-help 1.0.0 was pruned and still has 6 files',
  ],
  [
    'a mark of removal that is cut off',
    `${folder}/pruned.json`,
    () => '{',
    'pruned.json of mf-help 1.0.0 is not whole JSON',
  ],
])('F17: %s is a fault', async (_what, path, change, fault) => {
  expect((await faultsAfter(path, change)).join('\n')).toContain(fault);
});

test('a reservation of one version does not pass in the folder of another', async () => {
  const store = new MemoryStore();
  await publishVersions(store, keys, 'mf-help', '1.0.0', '1.1.0');
  const other = store.files.get('remotes/mf-help/1.1.0/reservation.json') ?? Buffer.alloc(0);
  store.files.set(`${folder}/reservation.json`, other);

  expect((await verify(store, keys.trusted)).faults).toEqual([
    'reservation.json of mf-help 1.0.0 was made for another release.json.',
  ]);
});

test('a later commit that changes no input leaves the reservation as it was', async () => {
  const store = new MemoryStore();
  await publishVersions(store, keys, 'mf-help', '1.0.0');
  await publish(store, keys, sampleRelease({ builtAt: '2026-11-22T08:00:00.000Z' }), { by: 'chen' });

  expect((await verify(store, keys.trusted)).faults).toEqual([]);
});

test('F62: pipes of every kind in a store are each named by verify, and none holds it up', async () => {
  const store = new FileStore(freshFolder());
  await publishVersions(store, keys, 'mf-help', '1.0.0');
  await promote(store, keys, { 'mf-help': '1.0.0' }, { by: 'lin' });
  const pipes = ['client/remoteEntry.js', 'client/added.js', 'reservation.json'].map((file) => `${folder}/${file}`);
  for (const pipe of [...pipes, 'revisions/00000002.json', 'revisions/other']) plant('pipe', join(store.root, pipe));

  const { faults } = await verify(store, keys.trusted);
  const isPipe = (path: string) =>
    expect.stringContaining(`${path} of the store ${store.root} is refused: it is a pipe`);
  expect(faults).toEqual(
    expect.arrayContaining([
      isPipe(pipes[0] ?? ''),
      'client/added.js of mf-help 1.0.0 is not named in its release.json.',
      isPipe(pipes[2] ?? ''),
      isPipe('revisions/00000002.json'),
      'revisions/other belongs to no release.',
    ]),
  );
});

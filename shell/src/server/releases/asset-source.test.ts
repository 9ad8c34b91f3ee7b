import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FileStore } from '@site/release/store/file-store';
import { freshKeys, publishVersions, sampleRelease } from '@site/release/testing/sample-release';
import { Alarms } from './alarms';
import { AssetSource } from './asset-source';

const keys = freshKeys();
const folders: string[] = [];
const script = 'remotes/mf-help/1.0.0/client/remoteEntry.js';
const style = 'remotes/mf-help/1.0.0/client/page-0.css';

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A store and a copy of this machine, both with mf-help 1.0.0, and the build of shell 2.0.0. */
function layBuild(folder: string, version: string) {
  const { manifest, files } = sampleRelease({ name: 'shell', version });
  for (const [file, bytes] of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), bytes);
  }
  return manifest;
}

async function site() {
  const root = mkdtempSync(path.join(tmpdir(), 'assets-'));
  folders.push(root);
  const store = new FileStore(path.join(root, 'store'));
  const copy = new FileStore(path.join(root, 'kept/a'));
  for (const one of [store, copy]) await publishVersions(one, keys, 'mf-help', '1.0.0');
  const folder = path.join(root, 'dist');
  const manifest = layBuild(folder, '2.0.0');
  const beside = path.join(folder, 'lines/react-19.9');
  const other = layBuild(beside, '2.0.0-react.19.9');
  const alarms = new Alarms({ error: () => undefined });
  const source = {
    store,
    kept: { stores: [copy] },
    keys: keys.trusted,
    own: [
      { manifest, folder },
      { manifest: other, folder: beside },
    ],
    alarms,
  };
  const assets = new AssetSource(source);
  return { store, copy, folder, files: assets, reported: () => alarms.list().map(({ text }) => text) };
}

function change(store: { root: string }, file: string): void {
  writeFileSync(path.join(store.root, file), `${new Date(0).toISOString()} // changed`);
}

test('a browser file comes from the store with the bytes that its release lists', async () => {
  const { files, reported } = await site();
  expect((await files.read(script))?.toString()).toBe("window.entry = 'mf-help 1.0.0';");
  expect(reported()).toEqual([]);
});

test.each([script, style])(
  'F17: %s with changed bytes in the store is never served; the copy of this machine is',
  async (file) => {
    const { store, copy, files, reported } = await site();
    change(store, file);
    const good = await files.read(file);
    expect(good).toEqual(copy.readSync(file));
    expect(reported()).toEqual([
      expect.stringMatching(/^A browser file of the store is refused: client\/\S+ of mf-help 1\.0\.0 has/),
    ]);
  },
);

test('F48: a copy with changed bytes is not served either', async () => {
  const { store, copy, files } = await site();
  rmSync(path.join(store.root, 'remotes'), { recursive: true });
  expect(await files.read(script)).toBeDefined();
  change(copy, script);
  expect(await files.read(script)).toBeUndefined();
});

test('a file that no signed release lists is not served, whatever folder it is in', async () => {
  const { store, files } = await site();
  writeFileSync(path.join(store.root, 'remotes/mf-help/1.0.0/client/added.js'), 'added()');
  mkdirSync(path.join(store.root, 'remotes/mf-help/6.6.6/client'), { recursive: true });
  writeFileSync(path.join(store.root, 'remotes/mf-help/6.6.6/client/remoteEntry.js'), 'unsigned()');
  expect(await files.read('remotes/mf-help/1.0.0/client/added.js')).toBeUndefined();
  expect(await files.read('remotes/mf-help/6.6.6/client/remoteEntry.js')).toBeUndefined();
});

test('what was mended in the store is told no longer', async () => {
  const { store, copy, files, reported } = await site();
  change(store, script);
  await files.read(script);
  await files.recheck();
  expect(reported()).toHaveLength(1);
  writeFileSync(path.join(store.root, script), copy.readSync(script) ?? '');
  await files.recheck();
  expect(reported()).toEqual([]);
});

test('R13.93 files of the shell itself come from its build of their line where the store has none', async () => {
  const { files } = await site();
  expect((await files.read('shell/2.0.0/client/page-0.css'))?.toString()).toBe('h1 { color: #123; }');
  const script = (version: string) => files.read(`shell/${version}/client/remoteEntry.js`).then(String);
  expect(await script('2.0.0')).toContain("'shell 2.0.0'");
  expect(await script('2.0.0-react.19.9')).toContain("'shell 2.0.0-react.19.9'");
  expect(await files.read('shell/1.9.9/client/page-0.css')).toBeUndefined();
  expect(await files.read('shell/2.0.0/client/absent.css')).toBeUndefined();
});

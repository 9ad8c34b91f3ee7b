import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FileStore } from '@site/release/store/file-store';
import { MemoryStore } from '@site/release/store/memory-store';
import { ReleaseCopies } from '@site/release/mirror/release-copies';
import { publish } from '@site/release/operations/publish';
import { freshKeys, publishVersions, sampleRelease } from '@site/release/testing/sample-release';
import { Alarms } from './alarms';
import { AssetSource } from './asset-source';
import { EarlierFiles } from './earlier-files';

const keys = freshKeys();
const root = mkdtempSync(path.join(tmpdir(), 'earlier-'));
const script = 'remotes/mf-help/1.0.0/client/remoteEntry.js';
let machines = 0;

afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A store that counts what it is asked. */
class CountedStore extends MemoryStore {
  asked = 0;

  override read(file: string): Promise<Buffer | null> {
    this.asked += 1;
    return super.read(file);
  }
}

/** A store that takes the question and answers when it is let go. */
class HungStore extends CountedStore {
  private readonly held: (() => void)[] = [];
  hung = false;

  override async read(file: string): Promise<Buffer | null> {
    if (this.hung) await new Promise<void>((go) => this.held.push(go));
    return super.read(file);
  }

  letGo(): void {
    this.hung = false;
    for (const go of this.held) go();
  }
}

/** A shell 2.0.0 that has copied nothing yet of a store with mf-help 1.0.0 and another build of the shell, 1.9.0. */
async function machine(remote = new CountedStore(), timeout = 600_000) {
  await publishVersions(remote, keys, 'mf-help', '1.0.0');
  await publish(remote, keys, sampleRelease({ name: 'shell', version: '1.9.0' }), { by: 'lin' });
  remote.asked = 0;
  machines += 1;
  const local = new FileStore(path.join(root, String(machines)));
  const copies = new ReleaseCopies({ remote, local, keys: keys.trusted });
  const { manifest } = sampleRelease({ name: 'shell', version: '2.0.0' });
  const files = new AssetSource({
    store: local,
    kept: { stores: [] },
    keys: keys.trusted,
    own: [{ manifest, folder: path.join(root, 'dist') }],
    alarms: new Alarms({ error: () => undefined }),
    earlier: new EarlierFiles(copies, timeout),
  });
  return { remote, local, files };
}

test('R11.30 R11.31 a file of an earlier version is fetched once and is here from then on', async () => {
  const { remote, files } = await machine();
  const read = async () => (await files.read(script))?.toString();
  expect(await Promise.all([read(), read()])).toEqual(Array(2).fill("window.entry = 'mf-help 1.0.0';"));
  // Signature, list and file.
  expect(remote.asked).toBe(3);
  remote.files.clear();
  expect(await read()).toBe("window.entry = 'mf-help 1.0.0';");
  expect(remote.asked).toBe(3);
});

test('R11.30 a file of another build of the shell is answered too', async () => {
  const { files } = await machine();
  expect((await files.read('shell/1.9.0/client/page-0.css'))?.toString()).toBe('h1 { color: #123; }');
});

test('F17: what was changed in the store is neither served nor kept', async () => {
  const { remote, local, files } = await machine();
  remote.files.set(script, Buffer.from('changed()'));
  expect(await files.read(script)).toBeUndefined();
  expect(local.readSync(script)).toBeNull();
});

test('R11.50 a visitor does not hang with the store, and what it answers at last is kept', async () => {
  const store = new HungStore();
  const { local, files } = await machine(store, 20);
  store.hung = true;
  expect(await files.read(script)).toBeUndefined();
  store.letGo();
  while (local.readSync(script) === null) await new Promise((go) => setImmediate(go));
  expect((await files.read(script))?.toString()).toBe("window.entry = 'mf-help 1.0.0';");
});

test('R11.30 attack: who asks for versions and files that are not there makes the store answer for few of them', async () => {
  const { remote, files } = await machine();
  for (let turn = 0; turn < 3; turn += 1) {
    expect(await files.read('remotes/mf-help/9.9.9/client/remoteEntry.js')).toBeUndefined();
    expect(await files.read(`remotes/mf-help/1.0.0/client/absent-${turn}.js`)).toBeUndefined();
  }
  // Each of the two lists with its signature.
  expect(remote.asked).toBe(4);
  for (let minor = 0; minor < 1000; minor += 1) await files.read(`remotes/mf-help/8.${minor}.0/client/remoteEntry.js`);
  expect(remote.asked).toBeLessThanOrEqual(2 * 300);
  expect(await files.read(script)).toBeDefined();
});

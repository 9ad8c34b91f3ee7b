import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FileStore } from '@site/release/store/file-store';
import { promote } from '@site/release/operations/promote';
import { revisionPath } from '@site/release/store/store-paths';
import { plant, type Plant, plants } from '@site/release/testing/hostile-files';
import { freshKeys, publishVersions } from '@site/release/testing/sample-release';
import { Alarms } from './alarms';
import { AssetSource } from './asset-source';
import { ChainReader } from './chain-reader';

const keys = freshKeys();
const by = 'lin';
const folders: string[] = [];
const release = 'remotes/mf-help/1.0.0';
const script = `${release}/client/remoteEntry.js`;

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A shell's readers of a store with two revisions, of which it accepted both; `copy` is what the machine kept. */
async function site() {
  const root = mkdtempSync(path.join(tmpdir(), 'hostile-'));
  folders.push(root);
  const store = new FileStore(path.join(root, 'store'));
  const copy = new FileStore(path.join(root, 'kept/a'));
  await publishVersions(copy, keys, 'mf-help', '1.0.0');
  await publishVersions(store, keys, 'mf-help', '1.0.0', '1.1.0', '1.2.0');
  for (const version of ['1.0.0', '1.1.0']) await promote(store, keys, { 'mf-help': version }, { by });
  const alarms = new Alarms({ error: () => undefined });
  const chain = new ChainReader({ store, keys: keys.trusted, alarms });
  await chain.survey();
  const own = [{ manifest: { name: 'shell', version: '1.0.0', files: [] } as never, folder: root }];
  const files = new AssetSource({ store, kept: { stores: [copy] }, keys: keys.trusted, own, alarms });
  const inStore = (file: string) => path.join(store.root, file);
  return { store, chain, files, inStore, reported: () => alarms.list().map(({ text }) => text) };
}

const kinds = Object.entries(plants).map(([kind, { says }]) => [kind as Plant, says] as const);

test.each(kinds)(
  'F62: a %s in the place of the next revision is told, and the promotion after it goes live',
  async (kind, says) => {
    const { store, chain, inStore, reported } = await site();
    const takeAway = plant(kind, inStore(revisionPath(3)));
    const refusal = [
      expect.stringContaining(
        `Revision 3 is not live: revisions/00000003.json of the store ${store.root} is refused: ${says}`,
      ),
    ];

    expect([chain.readNext(), reported()]).toEqual([false, refusal]);
    expect([await chain.survey(), reported()]).toEqual([false, refusal]);
    await expect(promote(store, keys, { 'mf-help': '1.2.0' }, { by })).rejects.toThrow(says);

    takeAway();
    await promote(store, keys, { 'mf-help': '1.2.0' }, { by });
    expect([chain.readNext(), chain.sequence, reported()]).toEqual([true, 3, []]);
  },
);

test.each(kinds)(
  'F62: a %s in the place of the revision that is live changes nothing but what is told',
  async (kind) => {
    const { store, chain, inStore, reported } = await site();
    plant(kind, inStore(revisionPath(2)));

    expect([chain.readNext(), await chain.survey(), chain.sequence]).toEqual([false, false, 2]);
    expect(reported()).toContain(
      'Revision 2 of the store is not the one that was accepted here: the accepted one stays live.',
    );
    await promote(store, keys, { 'mf-help': '1.2.0' }, { by, skipDamaged: true });
    expect([chain.readNext(), chain.sequence]).toEqual([true, 3]);
  },
);

test('F62: a folder in the place of the next revision is named to whoever promotes', async () => {
  const { store, chain, inStore } = await site();
  mkdirSync(inStore(revisionPath(3)));

  expect([chain.readNext(), await chain.survey()]).toEqual([false, false]);
  await expect(promote(store, keys, { 'mf-help': '1.2.0' }, { by })).rejects.toThrow(
    'revisions/00000003.json cannot be written, because a folder of that name is in its place: remove it.',
  );
});

test('F62: of 3,000 bad revisions some are told, and what is promoted behind them goes live', async () => {
  const { store, chain, inStore, reported } = await site();
  for (let number = 3; number < 3003; number += 1) writeFileSync(inStore(revisionPath(number)), '{}');
  chain.readNext();
  await chain.survey();

  expect(reported()).toHaveLength(21);
  expect(reported().at(-1)).toBe('More revisions are not live than these 20.');
  await promote(store, keys, { 'mf-help': '1.2.0' }, { by, skipDamaged: true });
  expect([await chain.survey(), chain.sequence, reported()]).toEqual([true, 3003, []]);
});

test.each(kinds)(
  'F62: a %s in the place of a browser file is told, and the copy of this machine is served',
  async (kind) => {
    const { files, inStore, reported } = await site();
    plant(kind, inStore(script));

    const answers = await Promise.all(Array.from({ length: 8 }, () => files.read(script)));
    expect(new Set(answers.map(String))).toEqual(new Set(["window.entry = 'mf-help 1.0.0';"]));
    expect(reported()).toEqual([expect.stringMatching(/^A browser file of the store is refused: .*mf-help 1\.0\.0/)]);
  },
);

test.each(kinds)(
  'F62: a %s in the place of a list of files is none: the copy of this machine has one',
  async (kind) => {
    const { files, inStore } = await site();
    plant(kind, inStore(`${release}/release.json`));

    expect(String(await files.read(script))).toBe("window.entry = 'mf-help 1.0.0';");
  },
);

test('a list of files that was refused is read again as soon as it is another', async () => {
  const { store, files, inStore } = await site();
  const list = inStore('remotes/mf-help/1.1.0/release.json');
  const good = store.readSync('remotes/mf-help/1.1.0/release.json') ?? '';
  const file = script.replace('1.0.0', '1.1.0');
  writeFileSync(list, '{}');
  expect(await files.read(file)).toBeUndefined();

  writeFileSync(list, good);
  expect(String(await files.read(file))).toBe("window.entry = 'mf-help 1.1.0';");
});

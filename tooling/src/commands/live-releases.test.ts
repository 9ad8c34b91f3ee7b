/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readHead } from '@site/release/chain/head';
import { readConfig } from '@site/release/config';
import { makeDevelopmentKeys } from '@site/release/keys/development-keys';
import { promote } from '@site/release/operations/promote';
import { publish } from '@site/release/operations/publish';
import { openKeys } from '@site/release/operations/store-access';
import { sampleRelease } from '@site/release/testing/sample-release';
import { DevelopmentStore, developmentSettings } from './development-store';
import { liveReleases } from './live-releases';
import { readSettings } from './settings';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'live-releases-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Settings of a machine on which two sections are live, and a newer version of one is published. */
async function machine() {
  const places = { DATA_DIR: path.join(root, '.data'), TRUSTED_KEYS: path.join(root, '.keys/trusted-keys.json') };
  const { keys: files, openStore, storeRoot } = readConfig(places);
  const settings = { ...readSettings(places), keys: files };
  await makeDevelopmentKeys(files);
  const [store, keys] = [openStore(), openKeys(files)];
  for (const [name, version] of [
    ['mf-one', '1.0.0'],
    ['mf-two', '2.0.0'],
    ['mf-two', '2.1.0'],
  ] as const)
    await publish(store, keys, sampleRelease({ name, version }), { by: 'lin' });
  await promote(store, keys, { 'mf-one': '1.0.0', 'mf-two': '2.0.0' }, { by: 'lin' });
  return { settings, keys, storeRoot };
}

test('a section that is not developed is taken as it is live, and nothing of it is built', async () => {
  const { settings, keys } = await machine();
  const found = await liveReleases(settings, ['mf-two', 'mf-three']);
  expect(found.map(({ manifest }) => `${manifest.name}@${manifest.version}`)).toEqual(['mf-two@2.0.0']);

  // No folder of that name has a build.
  const development = developmentSettings(settings);
  await DevelopmentStore.lay(development, [], found);
  const { revision } = await readHead(development.openStore(), keys.trusted);
  expect(revision?.remotes).toMatchObject({ 'mf-two': { version: '2.0.0' } });
  const laid = await development.openStore().read('remotes/mf-two/2.0.0/client/remoteEntry.js');
  expect(String(laid)).toBe("window.entry = 'mf-two 2.0.0';");
});

test('what somebody changed in the store is not taken, and the others are', async () => {
  const { settings, storeRoot } = await machine();
  writeFileSync(path.join(storeRoot, 'remotes/mf-two/2.0.0/client/remoteEntry.js'), 'changed');
  const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const found = await liveReleases(settings, ['mf-one', 'mf-two']);
  expect(found.map(({ manifest }) => manifest.name)).toEqual(['mf-one']);
  expect(printed.mock.calls.join('\n')).toContain('mf-two 2.0.0, which is live, is built anew');
  printed.mockRestore();
});

test('before there is a keyring, everything is built', async () => {
  const places = { DATA_DIR: path.join(root, '.data'), TRUSTED_KEYS: path.join(root, '.keys/trusted-keys.json') };
  expect(await liveReleases(readSettings(places), ['mf-one'])).toEqual([]);
});

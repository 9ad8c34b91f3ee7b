import path from 'node:path';
import { readConfig } from '@site/release/config';
import { Heart } from '@site/release/heartbeat/heart';
import { makeDevelopmentKeys } from '@site/release/keys/development-keys';
import { readSigningKey } from '@site/release/keys/key-files';
import { startCanary, stopCanaries } from '@site/release/operations/canary';
import { promote } from '@site/release/operations/promote';
import { openStoreAccess } from '@site/release/operations/store-access';
import { freshFolder, removeFreshFolders } from '@site/release/testing/fresh-stores';
import { publishVersions } from '@site/release/testing/sample-release';
import { readMinutes, watchCanary } from './canary-watch';

const before = { ...process.env };
const by = { by: 'lin' };
const release = { name: 'mf-help', version: '1.1.0' };

let said: string[];

beforeEach(() => {
  said = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  jest.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
});

afterEach(() => {
  jest.restoreAllMocks();
  process.env = { ...before };
});

afterAll(removeFreshFolders);

/** A canary of mf-help 1.1.0 in a store that the environment names, and the heart of a guard of its own key. */
async function canaryWithGuard() {
  const folder = freshFolder();
  Object.assign(process.env, {
    DATA_DIR: path.join(folder, '.data'),
    TRUSTED_KEYS: path.join(folder, '.keys/trusted-keys.json'),
  });
  const config = readConfig();
  await makeDevelopmentKeys(config.keys);
  const { store, keys, trusted } = openStoreAccess(config);
  await publishVersions(store, keys(), 'mf-help', '1.0.0', '1.1.0');
  await promote(store, keys(), { 'mf-help': '1.0.0' }, by);
  await startCanary(store, keys(), { remote: 'mf-help', version: '1.1.0', share: 0.1 }, by);
  const ofGuard = { signing: readSigningKey(config.keys.guard), trusted: trusted() };
  const heart = new Heart({ store, keys: () => ofGuard, log: (line) => said.push(line) });
  return { store, keys: keys(), heart };
}

test('R13.63 a canary has held only where a guard lives that would have taken it back', async () => {
  const { heart } = await canaryWithGuard();
  expect(await watchCanary(release, 0)).toBe(false);
  await heart.beat(0);
  expect(await watchCanary(release, 0)).toBe(true);
  await heart.end();
  expect(await watchCanary(release, 0)).toBe(false);

  const unwatched =
    'mf-help 1.1.0 had no guard that lives, so that it held says nothing: npm run release -- doctor says more.';
  expect(said).toEqual([unwatched, 'mf-help 1.1.0 has held for 0 minutes.', unwatched]);
});

test('one that was taken back or promoted is told as that, guard or not', async () => {
  const { store, keys } = await canaryWithGuard();
  await stopCanaries(store, keys, {}, by);
  expect(await watchCanary(release, 0)).toBe(false);
  await promote(store, keys, { 'mf-help': '1.1.0' }, by);
  expect(await watchCanary(release, 0)).toBe(true);

  expect(said).toEqual([expect.stringContaining('is no canary any more'), 'mf-help 1.1.0 is live already.']);
});

test('a watch takes half an hour unless it is told otherwise', () => {
  expect(readMinutes([])).toBe(30);
  expect(readMinutes(['--minutes', '5'])).toBe(5);
});

test.each([[['--minutes']], [['--minutes', '0']], [['--minutes', '5', '6']], [['--hours', '1']]])(
  '%j is not understood',
  (options) => {
    expect(() => readMinutes(options)).toThrow('--minutes from 1 to 999');
  },
);

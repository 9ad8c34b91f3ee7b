import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MemoryStore } from '../store/memory-store';
import { S3Store } from '../store/s3/s3-store';
import { createKey } from './new-key';
import { readKeyring } from './keyring-file';
import { promote } from '../operations/promote';
import { prune } from '../operations/prune';
import { publish } from '../operations/publish';
import { rollback } from '../operations/rollback';
import { stopCanaries, startCanary } from '../operations/canary';
import { settleDates } from '../operations/settle-dates';
import { aheadRevisions } from '../chain/ahead-revisions';
import { freshFolder, removeFreshFolders } from '../testing/fresh-stores';
import { freshKey, keysOf, publishVersions, sampleRelease } from '../testing/sample-release';
import { signingTime } from './signing-time';
import { join } from 'node:path';

const DAY = 86_400_000;
const promoter = freshKey('promote', { owner: 'ops' });
const short = freshKey('rollback', { owner: 'night-shift', signsUntil: new Date(Date.now() + 90 * DAY).toISOString() });
const keys = keysOf(freshKey('publish'), promoter, short);
const atNight = { ...keys, signing: short.key };
const by = { by: 'lin' };

afterAll(removeFreshFolders);

async function liveSite(): Promise<MemoryStore> {
  const store = new MemoryStore();
  await publishVersions(store, keys, 'mf-help', '1.0.0', '1.1.0', '1.2.0');
  for (const version of ['1.0.0', '1.1.0']) await promote(store, keys, { 'mf-help': version }, by);
  return store;
}

test.each([
  [-4, null],
  [4, null],
  [
    -6,
    /^The clock of this machine is 6 minutes ahead of that of the store \(it says .*\), so nothing was signed\. Set it/,
  ],
  [6, /^The clock of this machine is 6 minutes behind that of the store/],
  [-120 * 1440, /is 120 days ahead of/],
])('beside a clock of %i minutes it signs, or says what differs', async (minutes, sentence) => {
  const signed = signingTime({ clock: async () => new Date(Date.now() + minutes * 60_000) });
  await (sentence ? expect(signed).rejects.toThrow(sentence) : expect(signed).resolves.toBeInstanceOf(Date));
});

test.each([
  ['publish', (store: MemoryStore) => publish(store, keys, sampleRelease({ version: '1.3.0' }), by)],
  ['promote', (store: MemoryStore) => promote(store, keys, { 'mf-help': '1.2.0' }, by)],
  ['prune', (store: MemoryStore) => prune(store, keys, { ...by, apply: true })],
  ['canary', (store: MemoryStore) => startCanary(store, keys, { remote: 'mf-help', version: '1.2.0', share: 0.1 }, by)],
  ['settle-dates', (store: MemoryStore) => settleDates(store, keys, by)],
])('F66: %s signs nothing by a clock that is 120 days ahead of the store', async (_, act) => {
  const store = await liveSite();
  const before = [...store.files.keys()];
  store.clockOffset = -120 * DAY;

  await expect(act(store)).rejects.toThrow('The clock of this machine is 120 days ahead of that of the store');
  expect([...store.files.keys()]).toEqual(before);
});

test('F66: a key is made by no clock that differs from that of the folder of the keyring', async () => {
  const keyring = join(freshFolder(), 'trusted-keys.json');
  const realNow = Date.now();
  jest.useFakeTimers({
    now: realNow + 120 * DAY,
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'],
  });
  await expect(createKey(keyring, { role: 'promote', owner: 'ops', days: 90 })).rejects.toThrow('120 days ahead');
  jest.useRealTimers();
  expect(readKeyring(keyring)).toEqual([]);
});

test('F66: a way back is held up by no clock: it is dated by the store, and says so', async () => {
  const store = await liveSite();
  await startCanary(store, keys, { remote: 'mf-help', version: '1.2.0', share: 0.1 }, by);
  store.clockOffset = 10 * DAY;
  expect((await stopCanaries(store, atNight, {}, by)).changed).toBe(true);
  store.clockOffset = -10 * DAY;
  const { revision, warnings } = await rollback(store, keys, 'mf-help', { ...by, again: true });

  expect(Math.round((Date.parse(revision.createdAt) - Date.now()) / DAY)).toBe(-10);
  expect(warnings[0]).toMatch(
    /^The clock of this machine is 10 days ahead .*; the revision is dated by the store\. Set the clock\.$/,
  );
});

test('F66: behind a promotion that is dated 120 days ahead a rollback by a key of 90 days succeeds, and one command repairs', async () => {
  const store = await liveSite();
  await promote(store, keys, { 'mf-help': '1.2.0' }, { ...by, now: new Date(Date.now() + 120 * DAY) });

  const { revision } = await rollback(store, atNight, 'mf-help', by);
  expect(Math.abs(Date.parse(revision.createdAt) - Date.now())).toBeLessThan(60_000);

  const found = await aheadRevisions(store, keys.trusted, new Date());
  expect(found.map(({ revision: one }) => one.sequence)).toEqual([3]);
  expect((await settleDates(store, keys, by)).revision).toMatchObject({ sequence: 5, settles: [3] });
  expect(await aheadRevisions(store, keys.trusted, new Date())).toEqual([]);
  expect(await settleDates(store, keys, by)).toEqual({ revision: null, ahead: [] });
});

test('F66: on a machine whose clock is 120 days ahead, rollback after rollback by a key of 90 days succeeds', async () => {
  const store = await liveSite();
  await promote(store, keys, { 'mf-help': '1.2.0' }, { ...by, now: new Date(Date.now() + 120 * DAY) });
  store.clockOffset = -120 * DAY;
  const real = Date.now();
  jest.useFakeTimers({
    now: real + 120 * DAY,
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'],
  });

  await rollback(store, atNight, 'mf-help', by);
  const { revision } = await rollback(store, atNight, 'mf-help', { ...by, again: true });

  jest.useRealTimers();
  expect(revision).toMatchObject({ sequence: 5, remotes: { 'mf-help': { version: '1.0.0' } } });
  expect(Math.abs(Date.parse(revision.createdAt) - real)).toBeLessThan(60_000);
});

test('a date is settled by no key that ends before it, and the sentence says which key would', async () => {
  const ninety = freshKey('promote', { owner: 'ops', signsUntil: new Date(Date.now() + 90 * DAY).toISOString() });
  const store = await liveSite();
  await promote(store, keys, { 'mf-help': '1.2.0' }, { ...by, now: new Date(Date.now() + 120 * DAY) });
  const own = { ...keysOf(freshKey('publish'), ninety, promoter), signing: ninety.key };

  await expect(settleDates(store, own, by)).rejects.toThrow(/keys create --role promote --owner ops --days 121$/);
});

test('the clock of a bucket is the date of its answers', async () => {
  const date = new Date('2026-08-02T03:04:05.000Z');
  const server = createServer((_, response) => response.setHeader('Date', date.toUTCString()).writeHead(404).end());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const place = { name: 's3://b', bucketUrl: `http://127.0.0.1:${port}/b`, prefix: '', region: 'r' };
  const store = new S3Store({ place, credentials: async () => ({ accessKeyId: 'a', secretAccessKey: 'b' }) });

  expect(await store.clock()).toEqual(date);
  server.close();
});

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { FileStore } from '../store/file-store';
import { MemoryStore } from '../store/memory-store';
import { HEARTBEAT_PATH } from '../store/store-paths';
import { stableJson } from '../text/stable-json';
import { freshFolder, freshStores, removeFreshFolders } from '../testing/fresh-stores';
import { type Plant, plant, plants } from '../testing/hostile-files';
import { freshKey, keysOf } from '../testing/sample-release';
import { guardSentence } from './guard-sentence';
import { missedBeats, readGuardState } from './guard-state';
import { Heart } from './heart';
import { beatSeconds, writeHeartbeat } from './heartbeat';

afterAll(removeFreshFolders);

const [publishKey, promoteKey, guardKey] = [
  freshKey('publish'),
  freshKey('promote'),
  freshKey('rollback', { owner: 'tests' }),
];
const keys = { ...keysOf(publishKey, promoteKey, guardKey), signing: guardKey.key };
const dead = missedBeats * beatSeconds * 1000;

let logged: string[];

beforeEach(() => {
  logged = [];
});

const heartOf = (store: Pick<MemoryStore, 'read' | 'replaceRecord' | 'clock'>) =>
  new Heart({ store, keys: () => keys, log: (line) => logged.push(line) });

const stateOf = (store: Parameters<typeof readGuardState>[0]) => readGuardState(store, keys.trusted);

describe.each(freshStores)('in the $kind store', ({ open }) => {
  test('R13.61 a guard that beats is alive, one that was ended says so, and there is one record whatever they do', async () => {
    const store = open();
    expect(await stateOf(store)).toEqual({ state: 'absent' });
    const heart = heartOf(store);
    for (let beat = 0; beat < 3; beat += 1) await heart.beat(beat * beatSeconds * 1000);

    expect(await stateOf(store)).toMatchObject({ state: 'alive', by: 'tests' });
    await heart.end();
    expect(await stateOf(store)).toMatchObject({ state: 'ended', by: 'tests' });
    expect(await store.list('guard')).toEqual([HEARTBEAT_PATH]);
    expect(logged).toEqual([]);
  });

  test('nothing but a record of the guard is replaced', async () => {
    const store = open();
    await store.putFile('revisions/00000001.json', Buffer.from('one'));
    for (const path of ['revisions/00000001.json', 'guard/other.json', '../heartbeat.json'])
      await expect(store.replaceRecord(path, Buffer.from('two'))).rejects.toThrow('is no record');
    expect((await store.read('revisions/00000001.json'))?.toString()).toBe('one');
  });
});

test('R13.61 a guard that does not beat any more is dead after two minutes of the store, whatever the clock here says', async () => {
  const store = new MemoryStore();
  store.clockOffset = -40 * 86_400_000;
  await heartOf(store).beat(0);
  store.clockOffset += dead / 2;
  expect(await stateOf(store)).toMatchObject({ state: 'alive' });

  store.clockOffset += dead;
  const guard = await stateOf(store);
  expect(guard).toMatchObject({ state: 'dead', by: 'tests' });
  expect(guardSentence(guard)).toMatch(/^The guard of tests has not beaten since \S+Z, for \d minutes: it died/);
});

test('it beats every ten seconds and not more often', async () => {
  const store = new MemoryStore();
  const first = heartOf(store);
  const replace = jest.spyOn(store, 'replaceRecord');
  for (let ms = 0; ms <= 20_000; ms += 1000) await first.beat(ms);
  expect(replace).toHaveBeenCalledTimes(3);
});

test('of two guards one beats; the other takes over once that one is silent or ended, and ends nobody else', async () => {
  const store = new MemoryStore();
  const [first, second] = [heartOf(store), heartOf(store)];
  await first.note(7);
  await first.beat(0);
  await second.beat(0);
  expect([first.leads, second.leads, second.told]).toEqual([true, false, 7]);
  await second.end();
  expect(await stateOf(store)).toMatchObject({ state: 'alive' });

  store.clockOffset += 60_000;
  await second.beat(10_000);
  await first.beat(10_000);
  expect([first.leads, second.leads]).toEqual([false, true]);
  expect([second.takenOver(), second.takenOver()]).toEqual([expect.stringMatching(/Z$/), null]);
  await second.end();
  await first.beat(20_000);
  expect([first.leads, first.takenOver()]).toEqual([true, null]);
  expect(await stateOf(store)).toMatchObject({ state: 'alive' });
});

test('a store that takes no beat is said once, and the guard goes on', async () => {
  const store = new MemoryStore(10);
  jest.spyOn(store, 'replaceRecord').mockRejectedValue(new Error('the disk is full'));
  const heart = heartOf(store);
  for (let ms = 0; ms <= 30_000; ms += 10_000) await heart.beat(ms);

  expect(logged).toEqual(['The guard cannot say that it lives: the disk is full']);
});

test.each([
  ['the store', 'the bucket is away'],
  ['the keyring', 'the keyring is away'],
])('while %s cannot be read, no record is replaced: how far people were told is not lost', async (what, why) => {
  const store = new MemoryStore();
  const first = heartOf(store);
  await first.note(7);
  await first.end();
  let isAway = true;
  const failing = {
    store: async () => Promise.reject(new Error(why)),
    keys: () => {
      throw new Error(why);
    },
  };
  const ofStore = {
    read: (path: string) => (isAway && what === 'the store' ? failing.store() : store.read(path)),
    replaceRecord: store.replaceRecord.bind(store),
    clock: store.clock.bind(store),
  };
  const ofKeys = () => (isAway && what === 'the keyring' ? failing.keys() : keys);
  const second = new Heart({ store: ofStore, keys: ofKeys, log: (line) => logged.push(line) });
  await second.beat(0);
  expect([second.leads, logged]).toEqual([false, [`The guard cannot say that it lives: ${why}`]]);

  isAway = false;
  store.clockOffset += 60_000;
  await second.beat(10_000);
  expect([second.leads, second.told]).toEqual([true, 7]);
});

const at = () => new Date().toISOString();
const beat = () => ({ at: at(), every: beatSeconds, process: '0123456789abcdef', ended: false, told: null });
const stranger = freshKey('rollback');

/** Files that no guard of this site wrote, and what is said of each. */
const forged: Record<string, [file: () => Uint8Array | string, says: string]> = {
  empty: [() => '', 'it is cut off or damaged'],
  garbage: [() => '\u0000\u0001garbage', 'it is cut off or damaged'],
  'another form': [() => '{"at":"now"}', 'does not have the right form'],
  'deep nesting': [() => '['.repeat(2000), 'is refused'],
  'the key of a stranger': [() => writeHeartbeat(beat(), stranger.key), 'which is not trusted here'],
  'the key of a publisher': [() => writeHeartbeat(beat(), publishKey.key), 'which may not sign a heartbeat'],
  'a promote key': [() => writeHeartbeat(beat(), promoteKey.key), 'which may not sign a heartbeat'],
  'a later date under the signature': [
    () => {
      const old = { ...beat(), at: '2026-01-01T00:00:00.000Z' };
      return stableJson({ ...JSON.parse(writeHeartbeat(old, guardKey.key).toString()), at: at() });
    },
    'its signature does not fit its bytes',
  ],
  'the future': [
    () => writeHeartbeat({ ...beat(), at: new Date(Date.now() + 2 * dead).toISOString() }, guardKey.key),
    'it is dated',
  ],
  'no moment': [() => writeHeartbeat({ ...beat(), at: '2026-99-99T99:99:99.999Z' }, guardKey.key), 'is refused'],
  'a signature of another kind': [
    () => stableJson({ ...beat(), signature: guardKey.key.sign('revision', Buffer.from(stableJson(beat()))) }),
    'its signature does not fit its bytes',
  ],
};

test.each(Object.entries(forged))('R13.62 a heartbeat of %s is named and not believed', async (_, [file, says]) => {
  const store = new MemoryStore();
  store.files.set(HEARTBEAT_PATH, Buffer.from(file()));
  const guard = await stateOf(store);

  expect(guard).toMatchObject({ state: 'refused', reason: expect.stringContaining(says) });
  expect(guardSentence(guard)).toMatch(/^Nobody knows whether a guard lives\. The heartbeat of the guard .*\.$/);
});

test('R13.62 a record of more bytes than any guard writes is named and not read', async () => {
  const store = new MemoryStore();
  store.files.set(HEARTBEAT_PATH, Buffer.alloc(5000, 32));
  expect(await stateOf(store)).toMatchObject({
    state: 'refused',
    reason: expect.stringContaining('it has 5000 bytes, and at most 4096 are read'),
  });
});

test.each(Object.keys(plants) as Plant[])(
  'R13.62 a %s in its place is named, and the next beat takes the place',
  async (kind) => {
    const store = new FileStore(freshFolder());
    plant(kind, join(store.root, HEARTBEAT_PATH));
    expect(await stateOf(store)).toMatchObject({
      state: 'refused',
      reason: expect.stringContaining(plants[kind].says),
    });

    await heartOf(store).beat(0);
    expect(await stateOf(store)).toMatchObject({ state: 'alive' });
  },
);

test('a folder in its place is told by the guard, which goes on', async () => {
  const store = new FileStore(freshFolder());
  mkdirSync(join(store.root, HEARTBEAT_PATH), { recursive: true });
  await heartOf(store).beat(0);

  expect(logged).toEqual([
    expect.stringMatching(/^The guard cannot say that it lives: guard\/heartbeat\.json could not/),
  ]);
});

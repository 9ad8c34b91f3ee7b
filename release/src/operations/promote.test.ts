import { MemoryStore } from '../store/memory-store';
import { promote } from './promote';
import { publish } from './publish';
import { readHead } from '../chain/head';
import { CheckFailedError, RevisionMovedError } from '../errors/release-error';
import { parseRevision } from '../chain/revision';
import { revisionPath } from '../store/store-paths';
import { freshStores, removeFreshFolders } from '../testing/fresh-stores';
import { freshKey, freshKeys, keysOf, publishVersions, sampleRelease } from '../testing/sample-release';
import { verify } from './verify';

afterAll(removeFreshFolders);

const keys = freshKeys();
const by = { by: 'lin' };

async function publishedStore(): Promise<MemoryStore> {
  const store = new MemoryStore();
  await publishVersions(store, keys, 'mf-help', '1.0.0', '1.1.0');
  await publishVersions(store, keys, 'mf-info', '1.0.0');
  return store;
}

test('several versions become live in one revision, and the next keeps what it does not name', async () => {
  const store = await publishedStore();
  const now = new Date('2026-11-21T08:00:00.000Z');

  await promote(store, keys, { 'mf-help': '1.0.0', 'mf-info': '1.0.0' }, { ...by, now });
  const { changed, revision } = await promote(store, keys, { 'mf-help': '1.1.0' }, { ...by, reason: '新版帮助' });

  expect(changed).toBe(true);
  expect(revision).toMatchObject({ sequence: 2, by: 'lin', reason: '新版帮助' });
  expect(revision.remotes).toEqual({
    'mf-help': { version: '1.1.0', canaryVersion: null, canaryShare: 0 },
    'mf-info': { version: '1.0.0', canaryVersion: null, canaryShare: 0 },
  });
  const first = parseRevision(store.readSync(revisionPath(1)) ?? Buffer.alloc(0), 1, keys.trusted);
  expect(first).toMatchObject({ previousHash: null, createdAt: '2026-11-21T08:00:00.000Z' });
  expect(first.reason).toBe('promote mf-help 1.0.0, mf-info 1.0.0');
});

test('what is live already makes no new revision', async () => {
  const store = await publishedStore();
  await promote(store, keys, { 'mf-help': '1.0.0' }, by);

  expect(await promote(store, keys, { 'mf-help': '1.0.0' }, by)).toMatchObject({ changed: false });
  expect(await store.list('revisions')).toHaveLength(1);
});

test.each([
  [
    'an unknown remote',
    'mf-hlep',
    '1.0.0',
    'Nothing of mf-hlep is published; the store has releases of: mf-help, mf-info.',
  ],
  ['an unknown version', 'mf-help', '3.0.0', 'mf-help has no version 3.0.0; published are: 1.1.0, 1.0.0.'],
  ['a name that is a path', '../keys', '1.0.0', '"../keys" is no name of a remote'],
  ['a name of every object', 'constructor', '1.0.0', 'Nothing of constructor is published'],
  ['a version that is a path', 'mf-help', '../1.0.0', '"../1.0.0" is no version: it must read like 1.2.3'],
  ['the shell', 'shell', '1.0.0', 'The shell is not promoted: each shell process serves the version'],
])('%s is refused in one sentence', async (_what, name, version, sentence) => {
  const store = await publishedStore();

  await expect(promote(store, keys, { [name]: version }, by)).rejects.toThrow(sentence);
  expect(await store.list('revisions')).toEqual([]);
});

test('a half-written release folder is refused, and is there to be finished', async () => {
  const store = await publishedStore();
  store.files.delete('remotes/mf-help/1.1.0/release.json');

  await expect(promote(store, keys, { 'mf-help': '1.1.0' }, by)).rejects.toThrow(
    'mf-help 1.1.0 is half-written: its upload never ended. Publish it again.',
  );
  await publishVersions(store, keys, 'mf-help', '1.1.0');
  expect(await promote(store, keys, { 'mf-help': '1.1.0' }, by)).toMatchObject({ changed: true });
});

test('a version with a changed file is refused, and the live revision stays', async () => {
  const store = await publishedStore();
  await promote(store, keys, { 'mf-help': '1.0.0' }, by);
  store.files.set('remotes/mf-help/1.1.0/client/page-0.css', Buffer.from('h1 { color: #124; }'));

  await expect(promote(store, keys, { 'mf-help': '1.1.0' }, by)).rejects.toThrow(
    'client/page-0.css of mf-help 1.1.0 was changed: its SHA-384 differs.',
  );
  expect(await store.list('revisions')).toHaveLength(1);
});

test('a live version that is gone holds no other remote back, and is reported', async () => {
  const store = await publishedStore();
  await promote(store, keys, { 'mf-info': '1.0.0' }, by);
  for (const path of await store.list('remotes/mf-info')) store.files.delete(path);

  expect((await promote(store, keys, { 'mf-help': '1.0.0' }, by)).changed).toBe(true);
  const fault = (sequence: number) =>
    `Revision ${sequence} names mf-info 1.0.0: Nothing of mf-info is published; the store has releases of: mf-help.`;
  expect((await verify(store, keys.trusted)).faults).toEqual([fault(2)]);
});

test('an address of another live remote is refused, and is free once both change together', async () => {
  const store = new MemoryStore();
  const build = (name: string, version: string, ...paths: string[]) =>
    publish(store, keys, sampleRelease({ name, version, paths }), by);
  await build('mf-info', '1.0.0', '/info', '/tag/:id?');
  await build('mf-info', '1.1.0', '/info');
  await build('mf-help', '1.0.0', '/help', '/tag/:slug');
  await promote(store, keys, { 'mf-info': '1.0.0' }, by);

  await expect(promote(store, keys, { 'mf-help': '1.0.0' }, by)).rejects.toThrow(
    '/tag/:slug of mf-help 1.0.0 is the same address as /tag/:id? of mf-info 1.0.0',
  );
  const both = await promote(store, keys, { 'mf-help': '1.0.0', 'mf-info': '1.1.0' }, by);
  expect(both.revision.sequence).toBe(2);
});

test('the gate sees all that would be live, and its reasons stop the promotion', async () => {
  const store = await publishedStore();
  await promote(store, keys, { 'mf-info': '1.0.0' }, by);
  const reasons = ['/help has no <h1>', '/help is 300 KB'];
  const check = jest.fn(async () => ({ reports: [], reasons, summary: { pages: 1, browser: null } }));

  const refused = promote(store, keys, { 'mf-help': '1.0.0' }, { ...by, check });

  await expect(refused).rejects.toBeInstanceOf(CheckFailedError);
  await expect(refused).rejects.toMatchObject({ reasons: ['/help has no <h1>', '/help is 300 KB'] });
  expect(check).toHaveBeenCalledWith({ 'mf-info': '1.0.0', 'mf-help': '1.0.0' }, ['mf-help']);
  expect(await store.list('revisions')).toHaveLength(1);
});

test('a revision says what was checked before it, or why nothing was', async () => {
  const store = await publishedStore();
  const summary = { pages: 12, browser: 'Chromium 156' };
  const check = jest.fn(async () => ({ reports: [], reasons: [], summary }));

  const checked = await promote(store, keys, { 'mf-help': '1.0.0' }, { ...by, check });
  const ungated = await promote(store, keys, { 'mf-help': '1.1.0' }, { ...by, check, ungated: 'the shell is on fire' });

  expect(checked.revision).toMatchObject({ gate: summary });
  expect(ungated.revision).toMatchObject({ ungated: 'the shell is on fire' });
  expect(ungated.revision).not.toHaveProperty('gate');
  expect(check).toHaveBeenCalledTimes(1);
});

describe.each(freshStores)('F20: operators on the $kind store', ({ open }) => {
  // A long proof takes more of them (e2e/prove/object-store.ts).
  const rounds = process.env.EVERY_CASE ? 50 : 5;

  test('of 8 who promote a section at once exactly one wins each round, and no update is lost', async () => {
    const store = open();
    const versions = Array.from({ length: 9 }, (_, writer) => `1.${writer}.0`);
    await publishVersions(store, keys, 'mf-help', ...versions);
    let live = '1.8.0';

    for (let round = 1; round <= rounds; round += 1) {
      // Always another version: promoting what is live already would neither win nor lose.
      const wanted = versions.filter((version) => version !== live);
      const tries = await Promise.allSettled(wanted.map((version) => promote(store, keys, { 'mf-help': version }, by)));
      const winners = tries.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
      const losers = tries.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
      expect(winners.map(({ changed, revision }) => [changed, revision.sequence])).toEqual([[true, round]]);
      expect(losers.every((reason) => reason instanceof RevisionMovedError)).toBe(true);
      expect(losers[0]).toMatchObject({
        message: expect.stringMatching(`lin .* created revision ${round} meanwhile`),
      });
      live = winners[0]?.revision.remotes['mf-help']?.version ?? '';
    }

    expect(await store.list('revisions')).toHaveLength(rounds);
    expect((await verify(store, keys.trusted)).faults).toEqual([]);
  });

  test('R13.118 of 8 who promote a section each at once all go live, one behind the other', async () => {
    const store = open();
    const names = Array.from({ length: 8 }, (_, writer) => `mf-${writer}`);
    for (const name of names) await publishVersions(store, keys, name, '1.0.0');
    const promoted = await Promise.all(names.map((name) => promote(store, keys, { [name]: '1.0.0' }, by)));
    expect(promoted.map(({ revision }) => revision.sequence).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const { revision } = await readHead(store, keys.trusted);
    expect(Object.keys(revision?.remotes ?? {}).sort()).toEqual(names);
    expect((await verify(store, keys.trusted)).faults).toEqual([]);
  });
});

const publisher = freshKey('publish', { owner: 'help-team', names: ['mf-help'] });
const now = new Date('2026-11-22T08:00:00.000Z');

test.each([
  [
    'a rollback key',
    freshKey('rollback', { owner: 'night-shift' }),
    /^a test cannot be used for this: the rollback key [0-9a-f]{16} of night-shift returns to what was live before, and makes nothing else live\./,
  ],
  ['a publish key', publisher, /the publish key [0-9a-f]{16} of help-team makes nothing live\./],
  [
    'a promote key that has expired',
    freshKey('promote', { owner: 'ops', signsUntil: '2026-11-22T07:00:00.000Z' }),
    /signed until 2026-11-22T07:00:00\.000Z\. Create the next one: npm run release -- keys create --role promote --owner ops$/,
  ],
])('%s promotes nothing', async (_what, key, sentence) => {
  const store = new MemoryStore();
  const all = keysOf(publisher, key);
  await publishVersions(store, all, 'mf-help', '1.0.0');
  await expect(promote(store, all, { 'mf-help': '1.0.0' }, { ...by, now })).rejects.toThrow(sentence);
  expect(await store.list('revisions')).toEqual([]);
});

test('what an expired key published is promoted only if it was live before', async () => {
  const store = new MemoryStore();
  const ops = freshKey('promote', { owner: 'ops' });
  const before = keysOf(publisher, ops);
  await publishVersions(store, before, 'mf-help', '1.0.0', '1.1.0', '1.2.0');
  await promote(store, before, { 'mf-help': '1.0.0' }, { ...by, now });
  await promote(store, before, { 'mf-help': '1.1.0' }, { ...by, now });

  const expired = { ...publisher, entry: { ...publisher.entry, signsUntil: '2026-11-22T07:00:00.000Z' } };
  const after = keysOf(expired, ops);
  expect(await promote(store, after, { 'mf-help': '1.0.0' }, { ...by, now })).toMatchObject({ changed: true });
  await expect(promote(store, after, { 'mf-help': '1.2.0' }, { ...by, now })).rejects.toThrow(
    `mf-help 1.2.0 was never live and the publish key ${publisher.key.id} of help-team signed until ` +
      '2026-11-22T07:00:00.000Z: raise the version and publish it with a key that has not expired.',
  );
  expect((await verify(store, after.trusted)).faults).toEqual([]);
});

test('the dates of a chain do not go back by the minutes that two clocks differ by', async () => {
  const store = await publishedStore();
  await promote(store, keys, { 'mf-help': '1.0.0' }, { ...by, now });
  const late = new Date(now.getTime() - 240_000);
  const { revision } = await promote(store, keys, { 'mf-help': '1.1.0' }, { ...by, now: late });

  expect(revision.createdAt).toBe(now.toISOString());
  expect((await verify(store, keys.trusted)).faults).toEqual([]);
});

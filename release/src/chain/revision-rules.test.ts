import { readHead } from './head';
import { MemoryStore } from '../store/memory-store';
import { pastRevisions } from './past-revisions';
import { type LiveVersions, type RevisionBody, revisionHash, writeRevision } from './revision';
import { readNewest } from './revision-chain';
import type { SigningKey } from '../keys/signing-keys';
import { revisionPath } from '../store/store-paths';
import { rememberedKeys } from '../testing/remembered-keys';
import { freshKey, keysOf } from '../testing/sample-release';
import { verify } from '../operations/verify';

const [publisher, promoter] = [freshKey('publish'), freshKey('promote', { owner: 'ops' })];
const night = freshKey('rollback', { owner: 'night-shift' });
/** Chains are long here, and each is read by five readers, again and again from its start. */
const trustedOf = (...keys: Parameters<typeof keysOf>) => rememberedKeys(keysOf(...keys).trusted);
const trusted = trustedOf(publisher, promoter, night);

/** Each with its version, or with all that can be said of it. */
type Remotes = Record<string, string | LiveVersions>;
type Step = Partial<Omit<RevisionBody, 'remotes'>> & { by?: string; remotes: Remotes; key?: SigningKey };

function liveOf(remotes: Remotes): RevisionBody['remotes'] {
  const live = (given: string | LiveVersions) =>
    typeof given === 'string' ? { version: given, canaryVersion: null, canaryShare: 0 } : given;
  return Object.fromEntries(Object.entries(remotes).map(([name, given]) => [name, live(given)]));
}

/** Adds a revision as whoever holds the key could write it, without any check of the tool. */
function add(store: MemoryStore, { key = promoter.key, remotes, ...change }: Step): number {
  const sequence = store.files.size + 1;
  const before = store.readSync(revisionPath(sequence - 1));
  const body: RevisionBody = {
    sequence,
    previousHash: before && revisionHash(before),
    createdAt: `2026-11-22T08:00:${String(sequence).padStart(2, '0')}.000Z`,
    by: 'lin',
    reason: 'a test',
    remotes: liveOf(remotes),
    ...change,
  };
  store.files.set(revisionPath(sequence), writeRevision(body, key).file);
  return sequence;
}

const atNight = { key: night.key, by: 'night' };
const first = { 'mf-help': '1.0.0', 'mf-info': '1.0.0' };
const second = { ...first, 'mf-help': '1.1.0' };
const third = { ...second, 'mf-help': '1.2.0' };

/** mf-help 1.0.0, 1.1.0 and 1.2.0 were live in turn. */
function chain(): MemoryStore {
  const store = new MemoryStore();
  for (const remotes of [first, second, third]) add(store, { remotes });
  return store;
}

/**
 * What is wrong with the newest revision; empty when nothing is. Asks every kind of reader: one that runs, one that reads
 * the chain from its start, a command, a report and `verify`.
 */
async function faultOfNewest(store: MemoryStore, keys = trusted): Promise<string> {
  const number = store.files.size;
  const without = { readSync: (path: string) => (path === revisionPath(number) ? null : store.readSync(path)) };
  const { revision, problems } = readNewest(store, keys, readNewest(without, keys, 0).revision?.sequence ?? 0);
  const fault = problems.find(({ sequence }) => sequence === number)?.reason ?? '';
  const refusals = [
    readNewest(store, keys, 0).revision?.sequence !== number,
    (await readHead(store, keys)).revision?.sequence !== number,
    (await pastRevisions(store, keys).next()).value?.revision === null,
    (await verify(store, keys)).faults.some(
      (one) => /^Revision (\d+) (?:is refused|belongs)/.exec(one)?.[1] === `${number}`,
    ),
  ];
  expect(refusals).toEqual(refusals.map(() => revision === null));
  return fault;
}

test('a rollback key returns a remote to what a promote key made live, however often in a row', async () => {
  const store = chain();
  add(store, { ...atNight, remotes: second, restores: { 'mf-help': 2 } });
  expect(await faultOfNewest(store)).toBe('');

  add(store, { ...atNight, remotes: first, restores: { 'mf-help': 1 } });
  expect(await faultOfNewest(store)).toBe('');

  add(store, { remotes: third });
  add(store, { ...atNight, remotes: second, restores: { 'mf-help': 2 } });
  expect(await faultOfNewest(store)).toBe('');
});

const canary = { version: '1.1.0', canaryVersion: '1.2.0', canaryShare: 0.5 };

test.each<[string, Partial<Step>, string]>([
  ['names no revision', { remotes: second }, 'it names no earlier revision with mf-help 1.1.0'],
  ['names itself', { remotes: second, restores: { 'mf-help': 4 } }, 'it names no earlier revision with mf-help 1.1.0'],
  [
    'names one with another version',
    { remotes: second, restores: { 'mf-help': 1 } },
    'revision 1, which it names for mf-help 1.1.0, did not make that live',
  ],
  [
    'makes live what never was',
    { remotes: { ...third, 'mf-help': '6.6.6' }, restores: { 'mf-help': 3 } },
    'revision 3, which it names for mf-help 6.6.6, did not make that live',
  ],
  [
    'changes a second remote beside',
    { remotes: { 'mf-help': '1.1.0', 'mf-info': '6.6.6' }, restores: { 'mf-help': 2 } },
    'it names no earlier revision with mf-info 6.6.6',
  ],
  [
    'adds a remote',
    { remotes: { ...second, 'mf-new': '1.0.0' }, restores: { 'mf-help': 2 } },
    'it names no earlier revision with mf-new 1.0.0',
  ],
  ['drops a remote', { remotes: { 'mf-help': '1.1.0' }, restores: { 'mf-help': 2 } }, 'it drops mf-info'],
  [
    'drops a remote that was there from the beginning',
    { remotes: { 'mf-help': '1.1.0' }, restores: { 'mf-help': 2, 'mf-info': 1 } },
    'it drops mf-info',
  ],
  [
    'marks what it does not leave',
    { remotes: second, restores: { 'mf-help': 2 }, bad: { 'mf-info': { '1.0.0': 4 } } },
    'it marks mf-info 1.0.0 as bad, which it does not leave',
  ],
  [
    'marks in the name of another revision',
    { remotes: second, restores: { 'mf-help': 2 }, bad: { 'mf-help': { '1.2.0': 3 } } },
    'it marks mf-help 1.2.0 as bad, which it does not leave',
  ],
  [
    'begins a canary',
    { remotes: { ...third, 'mf-help': canary }, restores: { 'mf-help': 2 } },
    'it begins a canary of mf-help',
  ],
  [
    'follows another revision than the last',
    { remotes: second, restores: { 'mf-help': 2 }, previousHash: '0'.repeat(64) },
    'another history',
  ],
])('a revision by a rollback key that %s is refused by every reader', async (_what, change, reason) => {
  const store = chain();
  add(store, { ...atNight, remotes: first, ...change });
  expect(await faultOfNewest(store)).toContain(reason);
});

test('a rollback key marks what it leaves, and takes the mark from what it makes live alone', async () => {
  const store = chain();
  const bad = { 'mf-help': { '1.2.0': 4 } };
  add(store, { ...atNight, remotes: second, restores: { 'mf-help': 2 }, bad });
  expect(await faultOfNewest(store)).toBe('');
  add(store, { ...atNight, remotes: third, restores: { 'mf-help': 3 } });
  expect(await faultOfNewest(store)).toBe('');

  const forged = chain();
  add(forged, { ...atNight, remotes: second, restores: { 'mf-help': 2 }, bad });
  add(forged, { ...atNight, remotes: first, restores: { 'mf-help': 1 } });
  expect(await faultOfNewest(forged)).toContain('it takes the mark from mf-help 1.2.0, which it does not make live');
});

/** mf-new took an address over from mf-help in one revision, 4. */
function movedPage(): MemoryStore {
  const store = chain();
  add(store, { remotes: { ...third, 'mf-help': '1.3.0', 'mf-new': '1.0.0' } });
  return store;
}

test('a rollback key undoes a revision that moved a page: one section goes back, and the new one goes', async () => {
  const store = movedPage();
  add(store, { ...atNight, remotes: third, restores: { 'mf-help': 3, 'mf-new': 4 } });
  expect(await faultOfNewest(store)).toBe('');
});

test('a section that had another version since is not dropped by a rollback key', async () => {
  const store = movedPage();
  add(store, { remotes: { ...third, 'mf-new': '1.1.0' } });
  add(store, { ...atNight, remotes: third, restores: { 'mf-new': 4 } });
  expect(await faultOfNewest(store)).toContain('it drops mf-new');
});

const halfWay = { ...third, 'mf-help': { version: '1.2.0', canaryVersion: '1.3.0', canaryShare: 0.05 } };

test('a rollback key may end a canary, and needs to name no revision for it', async () => {
  const store = chain();
  add(store, { remotes: halfWay });
  add(store, { ...atNight, remotes: third });
  expect(await faultOfNewest(store)).toBe('');
});

test.each<[string, Remotes, string]>([
  ['makes its version live', { ...third, 'mf-help': '1.3.0' }, 'it names no earlier revision with mf-help 1.3.0'],
  [
    'raises it',
    { ...third, 'mf-help': { version: '1.2.0', canaryVersion: '1.3.0', canaryShare: 0.5 } },
    'it changes the canary of mf-help',
  ],
  [
    'shows another version',
    { ...third, 'mf-help': { version: '1.2.0', canaryVersion: '6.6.6', canaryShare: 0.05 } },
    'it changes the canary of mf-help',
  ],
  [
    'leaves a share without a version',
    { ...third, 'mf-help': { version: '1.2.0', canaryVersion: null, canaryShare: 0.05 } },
    'it changes the canary of mf-help',
  ],
])('while a canary runs, a revision by a rollback key that %s is refused', async (_what, remotes, reason) => {
  const store = chain();
  add(store, { remotes: halfWay });
  add(store, { ...atNight, remotes });
  expect(await faultOfNewest(store)).toContain(reason);
});

test('the sentence names the revision, what it did and whose key it was', async () => {
  const store = chain();
  add(store, { ...atNight, remotes: { ...third, 'mf-help': '6.6.6' }, restores: { 'mf-help': 3 } });
  expect(await faultOfNewest(store)).toBe(
    'Revision 4 is refused: revision 3, which it names for mf-help 6.6.6, did not make that live, ' +
      `and the rollback key ${night.key.id} of night-shift only returns to what was live.`,
  );
});

test('what a rollback key returned to is no promotion that another one may name', async () => {
  const store = chain();
  add(store, { ...atNight, remotes: second, restores: { 'mf-help': 2 } });
  add(store, { remotes: third });
  add(store, { ...atNight, remotes: second, restores: { 'mf-help': 4 } });
  expect(await faultOfNewest(store)).toContain('revision 4, which it names for mf-help 1.1.0, did not make that live');
});

test('a refused revision is not made good by others behind it that change nothing more', async () => {
  const store = chain();
  const evil = { ...third, 'mf-help': '6.6.6' };
  add(store, { ...atNight, remotes: evil, restores: { 'mf-help': 3 } });
  add(store, { ...atNight, remotes: evil });
  expect(await faultOfNewest(store)).not.toBe('');
  // More than any reader looks back.
  for (let count = 0; count < 33; count += 1) add(store, { ...atNight, remotes: evil });
  expect(await faultOfNewest(store)).not.toBe('');
  const before = store.readSync(revisionPath(3)) ?? Buffer.alloc(0);
  add(store, { remotes: second, previousHash: revisionHash(before) });
  expect(await faultOfNewest(store)).toBe('');
});

test('a rollback key signs 32 revisions in a row, and then a promote key has to', () => {
  const store = chain();
  for (let count = 0; count < 32; count += 1) add(store, { ...atNight, remotes: third });
  expect(readNewest(store, trusted, 34)).toMatchObject({ revision: { sequence: 35 }, problems: [] });
  add(store, { ...atNight, remotes: third });
  const [problem] = readNewest(store, trusted, 35).problems;
  expect(problem?.reason).toContain('it does not follow the last good revision');
});

test('behind a damaged file a rollback key follows the last good one, and nothing that cannot be read', async () => {
  const back = { ...atNight, remotes: second, restores: { 'mf-help': 2 } };
  const last = revisionHash(chain().readSync(revisionPath(3)) ?? Buffer.alloc(0));
  const damaged = chain();
  damaged.files.set(revisionPath(4), Buffer.from('{'));
  add(damaged, { ...back, previousHash: last });
  expect(await faultOfNewest(damaged)).toBe('');

  const forged = chain();
  forged.files.set(revisionPath(4), Buffer.from('{'));
  add(forged, back);
  expect(await faultOfNewest(forged)).toContain('it does not follow the last good revision');
});

test('a reader that begins behind a refused revision takes in the one that follows the last good one', () => {
  const store = chain();
  const last = revisionHash(store.readSync(revisionPath(3)) ?? Buffer.alloc(0));
  add(store, { ...atNight, remotes: { ...third, 'mf-help': '6.6.6' } });
  add(store, { remotes: second, previousHash: last });
  expect(readNewest(store, trusted, 4)).toMatchObject({ revision: { sequence: 5 }, problems: [] });
});

test('a command finds what a rollback names, however far back it was promoted', async () => {
  const store = chain();
  for (let count = 0; count < 40; count += 1) add(store, { remotes: third });
  add(store, { ...atNight, remotes: first, restores: { 'mf-help': 1 } });
  expect(await faultOfNewest(store)).toBe('');
});

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

/** A promote key that signed until so many days from now. */
function trustedUntil(days: number) {
  const entry = { ...promoter.entry, signsUntil: inDays(days) };
  return trustedOf(publisher, { ...promoter, entry }, night);
}

test('F66: a date before that of the revision before is no fault: numbers and links give the order', async () => {
  const store = chain();
  add(store, { remotes: first, createdAt: '2026-11-22T08:00:02.999Z' });
  expect(await faultOfNewest(store)).toBe('');
});

test('F66: behind a revision that is dated 120 days ahead, a key of 90 days signs on, for every reader', async () => {
  const store = chain();
  const lasting = freshKey('promote', { owner: 'lasting' });
  const keys = trustedOf(publisher, { ...promoter, entry: { ...promoter.entry, signsUntil: inDays(90) } }, lasting);
  add(store, { key: lasting.key, remotes: third, createdAt: inDays(120) });
  add(store, { remotes: second, createdAt: inDays(0) });
  expect(await faultOfNewest(store, keys)).toBe('');
});

test.each([
  [
    'one revision',
    1,
    /^Revision 5 is refused: it follows revision 4 of .*, and the promote key .* of ops signed until/,
  ],
  ['many', 5, /./],
])(
  'attack: an expired key that writes an old date is refused behind what came after its end: %s',
  async (_, count, sentence) => {
    const store = chain();
    const good = freshKey('promote', { owner: 'next' });
    const expired = { ...promoter, entry: { ...promoter.entry, signsUntil: inDays(-2) } };
    add(store, { key: good.key, remotes: second, createdAt: inDays(-1) });
    for (let turn = 0; turn < count; turn += 1) add(store, { remotes: third, createdAt: inDays(-3) });
    expect(await faultOfNewest(store, trustedOf(publisher, good, expired))).toMatch(sentence);
  },
);

/** Revision 4 was dated ahead, and 5 rightly, by a key that has expired since; by now that date is past. */
function longAgo(settler?: typeof promoter) {
  const store = chain();
  const lasting = freshKey('promote', { owner: 'lasting' });
  const expired = { ...promoter, entry: { ...promoter.entry, signsUntil: inDays(-5) } };
  add(store, { key: lasting.key, remotes: third, createdAt: inDays(-1) });
  add(store, { remotes: second, createdAt: inDays(-6) });
  if (settler) add(store, { key: settler.key, remotes: second, createdAt: inDays(-5.5), settles: [4] });
  return { store, trusted: trustedOf(publisher, lasting, expired, ...(settler ? [settler] : [])) };
}

async function goodNumbers({ store, trusted: keys }: ReturnType<typeof longAgo>): Promise<number[]> {
  const good: number[] = [];
  for await (const { revision } of pastRevisions(store, keys)) if (revision) good.push(revision.sequence);
  return good;
}

test('F66: what followed a wrong date stays good when that date is past, once it is settled', async () => {
  expect(await goodNumbers(longAgo())).toEqual([4, 3, 2, 1]);
  expect(await goodNumbers(longAgo(freshKey('promote', { owner: 'settler' })))).toEqual([6, 5, 4, 3, 2, 1]);
});

test('attack: no key settles a date beyond its own end, and so makes room for an old one', async () => {
  const early = freshKey('promote', { owner: 'settler', signsUntil: inDays(-2) });
  expect(await goodNumbers(longAgo(early))).toEqual([4, 3, 2, 1]);
  const night = freshKey('rollback', { owner: 'settler' });
  expect(await goodNumbers(longAgo(night))).not.toContain(5);
});

test('an expired key signs the last revisions of its time: those of the same moment and of a chain without dates after it', async () => {
  const store = chain();
  add(store, { remotes: first, createdAt: '2026-11-22T08:00:03.000Z' });
  expect(await faultOfNewest(store, trustedUntil(-1))).toBe('');
});

test('an expired key signs nothing more, and what it signed before stays good', async () => {
  const retired = { ...promoter.entry, signsUntil: '2026-11-22T08:00:03.000Z' };
  const keys = trustedOf(publisher, { ...promoter, entry: retired }, night);
  const store = chain();
  expect(await faultOfNewest(store, keys)).toBe('');

  add(store, { remotes: first, createdAt: '2026-11-22T08:00:03.001Z' });
  expect(await faultOfNewest(store, keys)).toBe(
    'Revision 4 is refused: it is dated 2026-11-22T08:00:03.001Z, ' +
      `and the promote key ${promoter.key.id} of ops signed until 2026-11-22T08:00:03.000Z.`,
  );
  expect(readNewest(store, keys, 0).revision?.sequence).toBe(3);
});

test('a revision signed by a publish key is refused', async () => {
  const store = chain();
  add(store, { key: publisher.key, remotes: first });
  expect(await faultOfNewest(store)).toContain('of development, which may not sign a revision');
});

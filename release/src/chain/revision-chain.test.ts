import { describeGap } from './chain-gaps';
import { appendRevision, readHead, readHeadToExtend } from './head';
import type { MemoryStore } from '../store/memory-store';
import { revisionHash, writeRevision } from './revision';
import { readNewest } from './revision-chain';
import { revisionPath } from '../store/store-paths';
import { sampleChain, sampleRevision } from '../testing/sample-chain';
import { freshKeys } from '../testing/sample-release';

const keys = freshKeys();

const chain = (length: number) => sampleChain(keys.signing, length);

function fileOf(store: MemoryStore, sequence: number): Buffer {
  return store.readSync(revisionPath(sequence)) ?? Buffer.alloc(0);
}

function newestIn(store: MemoryStore, from: number) {
  const { revision, problems } = readNewest(store, keys.trusted, from);
  return { sequence: revision?.sequence ?? null, problems: problems.map((problem) => problem.reason) };
}

test('a reader at 2 finds 4, and one at 4 finds nothing new', () => {
  expect(newestIn(chain(4), 2)).toEqual({ sequence: 4, problems: [] });
  expect(newestIn(chain(4), 4)).toEqual({ sequence: null, problems: [] });
  expect(newestIn(chain(0), 0)).toEqual({ sequence: null, problems: [] });
});

test('a poll with nothing new reads one file', () => {
  const reads: string[] = [];
  const store = chain(3);

  readNewest({ readSync: (path) => (reads.push(path), store.readSync(path)) }, keys.trusted, 3);

  expect(reads).toEqual(['revisions/00000004.json']);
});

test('F15: a revision cut off at any byte is never a crash and never a switch', () => {
  const store = chain(3);
  const whole = fileOf(store, 3);

  for (let length = 0; length < whole.length; length += 1) {
    store.files.set(revisionPath(3), whole.subarray(0, length));
    const { sequence, problems } = newestIn(store, 2);
    expect({ length, sequence, problems: problems.length }).toEqual({ length, sequence: null, problems: 1 });
  }
});

test('F15: one flipped bit anywhere in a revision is refused', () => {
  const store = chain(2);
  const whole = fileOf(store, 2);

  for (let bit = 0; bit < whole.length * 8; bit += 1) {
    const damaged = Buffer.from(whole);
    damaged[bit >> 3] = (damaged[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    store.files.set(revisionPath(2), damaged);
    expect({ bit, ...newestIn(store, 1) }).toMatchObject({ bit, sequence: null });
  }
});

test.each([
  ['empty', '', 'Revision 3 is not whole JSON: it is cut off or damaged.'],
  ['null', 'null', 'Revision 3 does not have the right form: the whole: Expected object.'],
  ['a list', '[]', 'Revision 3 does not have the right form: the whole: Expected object.'],
  ['an answer of a proxy', '<html></html>', 'Revision 3 is not whole JSON: it is cut off or damaged.'],
])('a file that is %s is named with its fault', (_name, text, fault) => {
  const store = chain(2);
  store.files.set(revisionPath(3), Buffer.from(text));

  expect(newestIn(store, 2)).toEqual({ sequence: null, problems: [fault] });
});

test('F16: an old signed revision in the place of a new one is refused', () => {
  const store = chain(6);
  store.files.set(revisionPath(7), fileOf(store, 3));

  expect(newestIn(store, 6)).toEqual({
    sequence: null,
    problems: ['Revision 7 says that it is number 3: an old file was put in its place.'],
  });
});

test('a revision signed with an untrusted key is refused', () => {
  const store = chain(1);
  const { file } = writeRevision(sampleRevision(2, revisionHash(fileOf(store, 1))), freshKeys().signing);
  store.files.set(revisionPath(2), file);

  expect(newestIn(store, 1).problems[0]).toMatch(/^Revision 2 is refused: it is signed by the key [0-9a-f]{16}, which/);
});

test('revisions of another site with the same key are refused, however many are copied', () => {
  const store = chain(7);
  const other = sampleChain(keys.signing, 9, '9.9.9');
  store.files.set(revisionPath(8), fileOf(other, 8));
  store.files.set(revisionPath(9), fileOf(other, 9));

  expect(newestIn(store, 7)).toEqual({
    sequence: null,
    problems: [
      'Revision 8 belongs to another history: it does not follow the one before it.',
      'Revision 9 belongs to another history: it does not follow the one before it.',
    ],
  });
});

test('a damaged revision does not hide the good ones after it', () => {
  const store = chain(5);
  store.files.set(revisionPath(4), Buffer.from('{'));

  expect(newestIn(store, 3)).toMatchObject({ sequence: 5 });
  expect(newestIn(store, 4)).toMatchObject({ sequence: 5 });
});

test('F16: of a reader that accepted another revision 2, no successor of the one in the store is believed', () => {
  const other = sampleChain(keys.signing, 4, '9.9.9');
  const accepted = revisionHash(fileOf(chain(2), 2));

  expect(readNewest(other, keys.trusted, 2, accepted)).toMatchObject({
    revision: null,
    problems: [{ sequence: 3, reason: expect.stringContaining('belongs to another history') }, { sequence: 4 }],
  });
  expect(readNewest(chain(4), keys.trusted, 2, accepted)).toMatchObject({ revision: { sequence: 4 } });
});

/** Reads and lists of a store, counted. */
async function costOfHead(store: MemoryStore) {
  const cost = { reads: 0, lists: 0 };
  const counted = Object.assign(Object.create(store) as MemoryStore, {
    read: (path: string) => ((cost.reads += 1), store.read(path)),
    list: (folder: string) => ((cost.lists += 1), store.list(folder)),
  });
  const head = await readHead(counted, keys.trusted);
  return { ...cost, sequence: head.revision?.sequence };
}

test('F49: a reader without memory reads as few files of a chain of 1,000 as of one of 10', async () => {
  expect(await costOfHead(chain(10))).toEqual({ lists: 1, reads: 3, sequence: 10 });
  expect(await costOfHead(chain(1000))).toEqual({ lists: 1, reads: 3, sequence: 1000 });
});

test('F49: with revision 5 of 103 missing the head is 103, and the hole is named', async () => {
  const store = chain(103);
  store.files.delete(revisionPath(5));

  const { revision, gaps, problems } = await readHead(store, keys.trusted);

  expect({ sequence: revision?.sequence, problems }).toEqual({ sequence: 103, problems: [] });
  expect(gaps.map(describeGap)).toEqual(['Revision 5 is missing although revision 6 is there.']);
});

test('a hole right before damage at the end hides nothing', async () => {
  const store = chain(40);
  store.files.delete(revisionPath(39));
  store.files.set(revisionPath(40), Buffer.from('{'));

  expect(await readHead(store, keys.trusted)).toMatchObject({
    revision: { sequence: 38 },
    nextSequence: 41,
    problems: [{ sequence: 40 }],
    gaps: [{ from: 39, to: 39 }],
  });
});

test('holes are told as ranges, also below a stray file with an absurd number', async () => {
  const store = chain(3);
  store.files.set(revisionPath(99_999_999), Buffer.from('{'));

  const { revision, gaps } = await readHead(store, keys.trusted);

  expect(revision?.sequence).toBe(3);
  expect(gaps.map(describeGap)).toEqual(['Revisions 4 to 99999998 are missing although revision 99999999 is there.']);
});

test('what an operator built past foreign revisions is the head also for whoever starts without memory', async () => {
  const store = chain(7);
  const other = sampleChain(keys.signing, 9, '9.9.9');
  for (const number of [8, 9]) store.files.set(revisionPath(number), fileOf(other, number));
  const { file } = writeRevision(sampleRevision(10, revisionHash(fileOf(store, 7))), keys.signing);
  store.files.set(revisionPath(10), file);

  expect(await readHead(store, keys.trusted)).toMatchObject({ revision: { sequence: 10 }, problems: [] });
});

test.each([
  [-4, '2026-11-21T08:00:00.000Z'],
  [-6, '2026-11-21T07:54:00.000Z'],
  [1, '2026-11-21T08:01:00.000Z'],
])(
  'written by a clock %i minutes from the revision before, one is dated %s: what is far ahead is not followed',
  async (minutes, date) => {
    const store = chain(1);
    const head = await readHead(store, keys.trusted);
    const now = new Date(Date.parse(head.revision?.createdAt ?? '') + minutes * 60_000);

    const { createdAt } = await appendRevision(store, keys, head, head.revision?.remotes ?? {}, {
      by: 'lin',
      reason: 'a test',
      now,
    });

    expect(createdAt).toBe(date);
    expect(await readHead(store, keys.trusted)).toMatchObject({ revision: { sequence: 2 }, problems: [] });
  },
);

test('whoever starts without memory finds the head of a long chain, behind damage and holes', async () => {
  const store = chain(100);
  expect(await readHead(store, keys.trusted)).toMatchObject({ nextSequence: 101, revision: { sequence: 100 } });

  store.files.delete(revisionPath(98));
  store.files.set(revisionPath(100), Buffer.from('{'));
  expect(await readHead(store, keys.trusted)).toMatchObject({ nextSequence: 101, revision: { sequence: 99 } });

  for (let sequence = 60; sequence <= 100; sequence += 1) store.files.set(revisionPath(sequence), Buffer.from('{'));
  const head = await readHead(store, keys.trusted);
  expect(head).toMatchObject({ nextSequence: 101, revision: { sequence: 59 } });
  expect(head.problems).toHaveLength(41);
});

test('nothing is built on a chain with a damaged end unless the operator says so', async () => {
  const store = chain(3);
  store.files.set(revisionPath(3), fileOf(store, 3).subarray(0, 40));

  await expect(readHeadToExtend(store, keys.trusted, false)).rejects.toThrow(
    'Revision 3 is not whole JSON: it is cut off or damaged. ' +
      'Restore that file, or add --skip-damaged to continue from revision 2.',
  );

  const head = await readHeadToExtend(store, keys.trusted, true);
  const { file } = writeRevision(sampleRevision(head.nextSequence, head.hash), keys.signing);
  store.files.set(revisionPath(4), file);
  expect(newestIn(store, 2)).toMatchObject({ sequence: 4 });
  expect(newestIn(store, 3)).toMatchObject({ sequence: 4 });
});

test.each([
  ['a line break in the reason', { reason: 'fine\n2026-11-21 forged line' }],
  ['an empty name', { by: '' }],
  [
    'a version that is no version',
    { remotes: { 'mf-help': { version: '../1', canaryVersion: null, canaryShare: 0 } } },
  ],
  ['a remote that is no name', { remotes: { 'a/b': { version: '1.0.0', canaryVersion: null, canaryShare: 0 } } }],
  ['a share above 1', { remotes: { a: { version: '1.0.0', canaryVersion: '1.0.1', canaryShare: 1.5 } } }],
])('a revision with %s is not written', (_name, change) => {
  expect(() => writeRevision({ ...sampleRevision(1, null), ...change }, keys.signing)).toThrow(
    'Revision 1 does not have the right form',
  );
});

test('F62: a revision of 5,000 lists in each other is refused with its depth', () => {
  const store = chain(2);
  store.files.set(revisionPath(3), Buffer.from(`${'['.repeat(5000)}${']'.repeat(5000)}`));

  expect(newestIn(store, 2)).toEqual({
    sequence: null,
    problems: ['Revision 3 is refused: it is nested deeper than 64.'],
  });
});

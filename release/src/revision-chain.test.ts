import { readHead, readHeadToExtend } from './head';
import { MemoryStore } from './memory-store';
import { type RevisionBody, revisionHash, writeRevision } from './revision';
import { readNewest } from './revision-chain';
import { revisionPath } from './store-paths';
import { freshKeys } from './testing/sample-release';

const keys = freshKeys();

function body(sequence: number, previousHash: string | null, version = `1.0.${sequence}`): RevisionBody {
  const remotes = { 'mf-help': { version, canaryVersion: null, canaryShare: 0 } };
  return { sequence, previousHash, createdAt: '2026-11-21T08:00:00.000Z', by: 'lin', reason: 'a test', remotes };
}

/** A store with a good chain of revisions, 1 to `length`. */
function chain(length: number, signing = keys.signing): MemoryStore {
  const store = new MemoryStore();
  let hash: string | null = null;
  for (let sequence = 1; sequence <= length; sequence += 1) {
    const { file } = writeRevision(body(sequence, hash), signing);
    store.files.set(revisionPath(sequence), file);
    hash = revisionHash(file);
  }
  return store;
}

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
  const { file } = writeRevision(body(2, revisionHash(fileOf(store, 1))), freshKeys().signing);
  store.files.set(revisionPath(2), file);

  expect(newestIn(store, 1).problems[0]).toMatch(/^Revision 2 is refused: it is signed by the key [0-9a-f]{16}, which/);
});

test('revisions of another site with the same key are refused, however many are copied', () => {
  const store = chain(7);
  const other = new MemoryStore();
  let hash: string | null = null;
  for (let sequence = 1; sequence <= 9; sequence += 1) {
    const { file } = writeRevision(body(sequence, hash, '9.9.9'), keys.signing);
    other.files.set(revisionPath(sequence), file);
    hash = revisionHash(file);
  }
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
  const { file } = writeRevision(body(head.nextSequence, head.hash), keys.signing);
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
  expect(() => writeRevision({ ...body(1, null), ...change }, keys.signing)).toThrow(
    'Revision 1 does not have the right form',
  );
});

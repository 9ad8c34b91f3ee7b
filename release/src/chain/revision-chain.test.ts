import { revisionHash, writeRevision } from './revision';
import { readNewest } from './revision-chain';
import { revisionPath } from '../store/store-paths';
import { sampleChain, sampleRevision } from '../testing/sample-chain';
import { freshKeys } from '../testing/sample-release';
import { keys, chain, fileOf, newestIn } from '../testing/signed-chain';

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

test('F62: a revision of 5,000 lists in each other is refused with its depth', () => {
  const store = chain(2);
  store.files.set(revisionPath(3), Buffer.from(`${'['.repeat(5000)}${']'.repeat(5000)}`));

  expect(newestIn(store, 2)).toEqual({
    sequence: null,
    problems: ['Revision 3 is refused: it is nested deeper than 64.'],
  });
});

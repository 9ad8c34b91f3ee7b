import { describeGap } from './chain-gaps';
import { appendRevision, readHead, readHeadToExtend } from './head';
import type { MemoryStore } from '../store/memory-store';
import { revisionHash, writeRevision } from './revision';
import { revisionPath } from '../store/store-paths';
import { sampleChain, sampleRevision } from '../testing/sample-chain';
import { keys, chain, fileOf, newestIn } from '../testing/signed-chain';

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

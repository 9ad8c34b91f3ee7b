import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FileStore } from '../store/file-store';
import { readHead } from './head';
import type { MemoryStore } from '../store/memory-store';
import { RefusedRevisions } from './refused-revisions';
import { readNewest } from './revision-chain';
import { revisionPath } from '../store/store-paths';
import { extendChain, sampleChain } from '../testing/sample-chain';
import { freshFolder, removeFreshFolders } from '../testing/fresh-stores';
import { freshKeys } from '../testing/sample-release';

afterAll(removeFreshFolders);

const keys = freshKeys();
const bad = Buffer.from('{"sequence": 1}');

/** A chain of three with bad files behind it, read as a shell does; `reads` counts the files that a poll opened. */
function watched(badFiles: number) {
  const store = sampleChain(keys.signing, 3);
  for (let number = 4; number < 4 + badFiles; number += 1) store.files.set(revisionPath(number), bad);
  const refused = new RefusedRevisions((path) => store.stampSync(path));
  let reads = 0;
  const counted = Object.assign(Object.create(store) as MemoryStore, {
    readSync: (path: string) => ((reads += 1), store.readSync(path)),
    read: async (path: string) => ((reads += 1), store.readSync(path)),
  });
  const counting = <T>(result: T) => ({ result, reads: reads - (reads = 0) });
  const poll = (from = 3) => counting(readNewest(counted, keys.trusted, from, undefined, refused));
  const survey = async () => counting(await readHead(counted, keys.trusted, refused));
  return { store, refused, poll, survey };
}

test('of 3,000 bad revisions a poll reads at most fifty and what judges them, none twice, and says all that it knows', () => {
  const { poll } = watched(3000);
  const first = poll();
  expect(first.reads).toBeLessThanOrEqual(52);
  expect(first.result).toMatchObject({ revision: null, problems: { length: 50 } });

  let turns = 1;
  for (let last = first; last.reads > 0 && turns < 100; turns += 1) last = poll();
  expect(turns).toBeLessThanOrEqual(62);
  expect(poll()).toMatchObject({ reads: 0, result: { problems: { length: 3000 } } });
});

test('whoever lists the chain reads each of them once', async () => {
  const { survey } = watched(3000);
  expect((await survey()).result).toMatchObject({ revision: { sequence: 3 }, problems: { length: 3000 } });
  const again = await survey();
  expect(again.result).toMatchObject({ revision: { sequence: 3 }, problems: { length: 3000 } });
  expect(again.reads).toBeLessThanOrEqual(3);
});

test('a good revision behind them is found by its name, and one that takes the place of the first at the next poll', async () => {
  const behind = watched(3000);
  await behind.survey();
  const chain = extendChain(sampleChain(keys.signing, 3), keys.signing, 3004);
  behind.store.files.set(revisionPath(3004), chain.readSync(revisionPath(3004)) ?? bad);
  expect((await behind.survey()).result).toMatchObject({ revision: { sequence: 3004 }, problems: [] });

  const mended = watched(3000);
  await mended.survey();
  mended.store.files.set(revisionPath(4), chain.readSync(revisionPath(4)) ?? bad);
  expect(mended.poll().result).toMatchObject({ revision: { sequence: 4 } });
});

test('one in the middle that was mended is noticed within as many polls as it takes to look at all of them', async () => {
  const { store, poll, survey } = watched(300);
  await survey();
  const chain = extendChain(sampleChain(keys.signing, 3), keys.signing, 250);
  store.files.set(revisionPath(250), chain.readSync(revisionPath(250)) ?? bad);
  const found = Array.from({ length: 6 }, () => poll().result.revision?.sequence);
  expect(found).toContain(250);
});

test('what another key signed is judged again when that key is trusted', () => {
  const stranger = freshKeys();
  const { store, refused, poll } = watched(0);
  const foreign = extendChain(sampleChain(keys.signing, 3), stranger.signing, 4);
  store.files.set(revisionPath(4), foreign.readSync(revisionPath(4)) ?? bad);
  expect(poll().result.problems).toHaveLength(1);
  expect(poll().reads).toBe(0);

  refused.forget();
  expect(poll().reads).toBeGreaterThan(0);
});

test('a revision of a trusted key that does not fit is not remembered: what precedes it may be mended', () => {
  const { store, poll } = watched(0);
  const other = sampleChain(keys.signing, 4, '9.9.9');
  store.files.set(revisionPath(4), other.readSync(revisionPath(4)) ?? bad);
  expect(poll().result.problems).toHaveLength(1);
  expect(poll().reads).toBeGreaterThan(0);
});

test('a file is noticed as changed by whoever writes the same length at the same time', () => {
  const store = new FileStore(freshFolder());
  writeFileSync(join(store.root, 'file'), 'one');
  const before = store.stampSync('file');
  expect(store.stampSync('file')).toBe(before);
  writeFileSync(join(store.root, 'other'), 'two');
  expect(store.stampSync('other')).not.toBe(before);
  expect(store.stampSync('none')).toBeNull();
});

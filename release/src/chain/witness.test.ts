import { proveChain } from './chain-proof';
import type { MemoryStore } from '../store/memory-store';
import { writeRevision } from './revision';
import { exportLog, parseLog } from './revision-log';
import { revisionPath } from '../store/store-paths';
import { extendChain, sampleChain, sampleRevision } from '../testing/sample-chain';
import { freshKeys } from '../testing/sample-release';
import { compareWithWitness, shellFaults } from './witness';

const keys = freshKeys();
const chain = (length: number) => sampleChain(keys.signing, length);

async function logOf(store: MemoryStore) {
  const { lines } = await exportLog(store, keys.trusted);
  return parseLog(`${lines.join('\n')}\n`, 'a log');
}

function without(store: MemoryStore, ...numbers: number[]): MemoryStore {
  for (const number of numbers) store.files.delete(revisionPath(number));
  return store;
}

async function faultsBeside(store: MemoryStore, witness: MemoryStore): Promise<string[]> {
  return (await compareWithWitness(store, keys.trusted, await logOf(witness))).faults;
}

test('a whole chain is proven, and one hash stands for all of it', async () => {
  const { faults, hash, newest, revisions } = await proveChain(chain(20), keys.trusted);

  expect({ faults, revisions, newest: newest?.sequence }).toEqual({ faults: [], revisions: 20, newest: 20 });
  expect(hash).toBe((await logOf(chain(20))).at(-1)?.hash);
});

test('F49: what is missing, damaged, foreign or dated back is named in one sentence each', async () => {
  const store = without(chain(20), 5, 6);
  store.files.set(revisionPath(9), Buffer.from('{'));
  const other = sampleChain(keys.signing, 20, '9.9.9');
  store.files.set(revisionPath(20), other.files.get(revisionPath(20)) ?? Buffer.alloc(0));
  const late = { ...sampleRevision(22, null), createdAt: '2026-11-20T08:00:00.000Z' };
  store.files.set(revisionPath(22), writeRevision(late, keys.signing).file);

  expect((await proveChain(store, keys.trusted)).faults).toEqual([
    'Revisions 5 to 6 are missing although revision 7 is there.',
    'Revision 21 is missing although revision 22 is there.',
    'Revision 9 is not whole JSON: it is cut off or damaged.',
    'Revision 20 belongs to another history: it does not follow the one before it.',
    'Revision 19 is dated 2026-11-21T08:00:00.000Z, ahead of revision 22, which came after it.',
  ]);
});

test('the log is the same bytes each time, and each line holds what its hash is of', async () => {
  const { lines } = await exportLog(chain(3), keys.trusted);

  expect((await exportLog(chain(3), keys.trusted)).lines).toEqual(lines);
  expect(lines.map((line) => JSON.parse(line).sequence)).toEqual([1, 2, 3]);
  expect(Object.keys(JSON.parse(lines[0] ?? '{}'))).toEqual([
    'sequence',
    'hash',
    'previousHash',
    'createdAt',
    'by',
    'reason',
    'remotes',
    'signature',
  ]);
});

test.each([
  ['a changed name', (text: string) => text.replace('"by":"lin"', '"by":"lim"'), 'Line 1 of a log was changed'],
  ['a cut', (text: string) => text.slice(0, -20), 'Line 2 of a log is not whole JSON'],
  ['another order', (text: string) => text.split('\n').reverse().join('\n'), 'Line 2 of a log is out of order'],
  ['nothing', () => '\n', 'a log holds no revision'],
])('a log with %s is refused as a witness', async (_what, change, sentence) => {
  const { lines } = await exportLog(chain(2), keys.trusted);

  expect(() => parseLog(change(lines.join('\n')), 'a log')).toThrow(sentence);
});

test('F49: a chain that goes on where the witness ends agrees with it', async () => {
  expect(await faultsBeside(chain(12), chain(10))).toEqual([]);
});

test('F49: a chain that lost its last three is shorter than the witness', async () => {
  expect(await faultsBeside(without(chain(103), 101, 102, 103), chain(103))).toEqual([
    'The chain ends at revision 100, but the witness knows 103: its end is missing.',
  ]);
});

test('F49: a chain that was continued otherwise is a fork, from the number where it parts', async () => {
  const fork = extendChain(chain(7), keys.signing, 12, '9.9.9');

  expect(await faultsBeside(fork, chain(10))).toEqual([
    'From revision 8 on the store has another history than the witness.',
  ]);
});

test('F49: one revision that was rewritten with a good signature is named', async () => {
  const store = chain(10);
  const { previousHash } = (await logOf(store))[3] ?? { previousHash: null };
  const { file } = writeRevision(sampleRevision(4, previousHash, '9.9.9'), keys.signing);
  store.files.set(revisionPath(4), file);

  expect(await faultsBeside(store, chain(10))).toContain('Revision 4 was rewritten: the witness knows another one.');
});

test('a shell is compared by the number and the hash that it serves', () => {
  const hashes = new Map([[10, 'a'.repeat(64)]]);
  const serving = (revision: number, hash: string) => ({
    revision,
    remotes: {},
    chain: { hash, end: 'proven' as const },
  });

  expect(shellFaults('http://one', serving(10, 'a'.repeat(64)), 10, hashes)).toEqual([]);
  expect(shellFaults('http://one', serving(9, 'a'.repeat(64)), 10, hashes)).toEqual([
    'http://one serves revision 9, but the witness knows 10.',
  ]);
  expect(shellFaults('http://one', serving(10, 'b'.repeat(64)), 10, hashes)).toEqual([
    'http://one serves another revision 10 than the witness and the store know.',
  ]);
});

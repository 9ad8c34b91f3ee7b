import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exportLog } from '@site/release/chain/revision-log';
import { revisionPath } from '@site/release/store/store-paths';
import { plant } from '@site/release/testing/hostile-files';
import { extendChain, sampleChain } from '@site/release/testing/sample-chain';
import { freshKeys } from '@site/release/testing/sample-release';
import { readRevisionMarks } from '../../config/revision';
import { OutsideMarks } from './outside-marks';

const keys = freshKeys();
const folders: string[] = [];
const chain = (length: number) => sampleChain(keys.signing, length);

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A log of a chain of 103, kept elsewhere. */
async function witness(change = (text: string) => text): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'witness-'));
  folders.push(folder);
  const file = path.join(folder, 'chain.log');
  const { lines } = await exportLog(chain(103), keys.trusted);
  writeFileSync(file, change(lines.map((line) => `${line}\n`).join('')));
  return file;
}

const marksOf = (env: Record<string, string>) => new OutsideMarks({ config: readRevisionMarks(env) });

test('F49: a chain of 100 is disputed by a floor of 103, and one of 103 is not', () => {
  const outside = marksOf({ REVISION_FLOOR: '103' });
  expect(outside.faults(chain(100), 100)).toEqual(['The chain ends at revision 100, but REVISION_FLOOR knows 103.']);
  expect(outside.faults(chain(103), 103)).toEqual([]);
});

test('F49: the last line of a witness says how far the chain reaches and what it is', async () => {
  const file = await witness();
  const outside = marksOf({ REVISION_WITNESS: file });
  expect(outside.faults(chain(103), 103)).toEqual([]);
  expect(outside.faults(chain(100), 100)).toEqual([
    `The chain ends at revision 100, but the witness ${file} knows 103.`,
  ]);
  expect(outside.faults(extendChain(chain(99), keys.signing, 104, '9.9.9'), 104)).toEqual([
    `Revision 103 of the store is not the one that the witness ${file} knows.`,
  ]);
});

test('a witness that cannot be used is told, and says nothing of the chain', async () => {
  for (const file of ['/nowhere/chain.log', await witness((text) => text.slice(0, -40)), await witness(() => '')]) {
    const outside = marksOf({ REVISION_WITNESS: file });
    expect(outside.marks).toEqual([]);
    expect(outside.faults(chain(3), 3)).toEqual([expect.stringContaining(`The witness ${file} cannot be used`)]);
  }
});

test('F49: other shells are asked a few times each, and one that is silent holds nobody up', async () => {
  const asked: string[] = [];
  const outside = new OutsideMarks({
    config: readRevisionMarks({ REVISION_PEERS: 'http://one:1/, http://two:2' }),
    ask: async (peer) => {
      asked.push(peer);
      if (peer === 'http://two:2') throw new Error('nobody');
      return { revision: 103, proven: true };
    },
    rest: async () => undefined,
  });
  await outside.askPeers();
  expect(outside.prove).toBe(true);
  expect(asked.sort()).toEqual(['http://one:1', 'http://two:2', 'http://two:2', 'http://two:2']);
  expect(outside.faults(chain(100), 100)).toEqual([
    'The chain ends at revision 100, but the shell at http://one:1 knows 103.',
  ]);
});

test('F49: a shell that knows of no mark itself proves nothing to another, and its number counts all the same', async () => {
  const config = readRevisionMarks({ REVISION_PEERS: 'http://one:1' });
  const outside = new OutsideMarks({ config, ask: async () => ({ revision: 103, proven: false }) });
  await outside.askPeers();
  expect(outside.prove).toBe(false);
  expect(outside.faults(chain(100), 100)).toHaveLength(1);
});

test('a mark of which the store has no file is a lost end and no other history', async () => {
  const store = chain(104);
  store.files.delete(revisionPath(103));
  expect(marksOf({ REVISION_WITNESS: await witness() }).faults(store, 104)).toEqual([]);
});

test.each([
  [{ REVISION_FLOOR: 'many' }, 'REVISION_FLOOR is “many”'],
  [{ REVISION_FLOOR: '-1' }, 'REVISION_FLOOR is “-1”'],
  [{ REVISION_PEERS: 'http://one,two' }, 'REVISION_PEERS has “two”'],
])('%j is refused in one sentence', (env, sentence) => {
  expect(() => readRevisionMarks(env)).toThrow(sentence);
});

test('F62: a pipe in the place of a witness holds up no start, and is told', async () => {
  const file = await witness();
  plant('pipe', file);
  const outside = marksOf({ REVISION_WITNESS: file });
  expect(outside.faults(chain(103), 103)).toEqual([
    `The witness ${file} cannot be used: it is refused: it is a pipe, not a file.`,
  ]);
});

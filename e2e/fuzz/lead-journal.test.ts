import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { Journal } from '../../api/src/journal/journal';
import { decodeLines, encodeLine } from '../../api/src/journal/journal-line';
import { segmentPath } from '../../api/src/journal/segment-files';
import { corpusOf } from './corpus';
import { fuzz } from './fuzz';
import { editedTree } from './tree-edits';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-fuzzed-journal-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const kept = corpusOf('lead-journal').map(({ bytes }) => bytes);

function commonLength(one: Buffer, other: Buffer): number {
  const most = Math.min(one.length, other.length);
  for (let at = 0; at < most; at += 1) if (one[at] !== other[at]) return at;
  return most;
}

/** The records whose lines were whole before the damage of a kept journal began. */
function recordsBeforeDamage(input: Buffer): unknown[] {
  const begins = kept.map((one) => one.subarray(0, commonLength(one, input)));
  const longest = begins.reduce((best, one) => (one.length > best.length ? one : best), Buffer.of());
  return decodeLines(longest, 0, Number.POSITIVE_INFINITY).records;
}

const appended = { id: 'appended after the damage' };

/** Lines that pass their check, whatever they hold: what a program with a mistake would have written. */
function checkedLines(input: Buffer): fc.Arbitrary<Buffer> | undefined {
  const { records } = decodeLines(input, 0, Number.POSITIVE_INFINITY);
  if (records.length === 0) return undefined;
  const one = fc.oneof(...records.map((record) => editedTree(record)));
  return fc
    .array(one, { minLength: 1, maxLength: 4 })
    .map((all) =>
      Buffer.concat(all.filter((record) => record !== undefined).map((record) => encodeLine(record as object))),
    );
}

fuzz('a journal of any bytes opens, gives all that was whole before its damage, and goes on', {
  name: 'lead-journal',
  words: ['\n', '\n\n', '\n0 00000000 \n', '2 a3ba7c1a {}\n', ' ', '\0'.repeat(200), '9999999 ', '{"id":', '\r\n'],
  structured: checkedLines,
  judge: async (input) => {
    writeFileSync(segmentPath(folder, 1), input);
    const journal = await Journal.open(folder);
    try {
      await journal.append(appended);
      const records = [...journal.everyRecord()];
      const whole = recordsBeforeDamage(input);
      expect(records.slice(0, whole.length)).toEqual(whole);
      expect(records.at(-1)).toEqual(appended);
    } finally {
      await journal.close();
    }
  },
});

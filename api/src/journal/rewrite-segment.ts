import { closeSync, fdatasyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import type { Failpoint } from '../failpoint';
import { decodeLines, encodeLine } from './journal-line';
import { segmentPath, syncFolder } from './segment-files';

/** Atomically replaces a closed segment by one with the records for which `keep` is true. */
export function rewriteSegment(
  folder: string,
  segment: number,
  keep: (record: unknown) => boolean,
  failpoint: Failpoint,
): void {
  const path = segmentPath(folder, segment);
  const { records } = decodeLines(readFileSync(path), 0, Number.POSITIVE_INFINITY);
  const kept = records.filter(keep) as object[];
  if (kept.length === records.length) return;
  const fresh = `${path}.new`;
  const file = openSync(fresh, 'w', 0o600);
  try {
    writeSync(file, Buffer.concat(kept.map(encodeLine)));
    fdatasyncSync(file);
  } finally {
    closeSync(file);
  }
  failpoint('journal.rewritten');
  renameSync(fresh, path);
  syncFolder(folder);
}

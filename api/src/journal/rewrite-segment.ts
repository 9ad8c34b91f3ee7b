import { closeSync, fdatasyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import type { Failpoint } from '../failpoint';
import { damagedBytes, decodeLines, encodeLine } from './journal-line';
import { segmentPath } from './segment-files';
import { setAside } from './set-aside';
import { syncFolder } from './sync-folder';

/** What becomes of a record when segments are rewritten: itself, another, or nothing. */
export type ChangeRecord = (record: object) => object | undefined;

/** Atomically replaces a closed segment by one with the changed records; damaged lines are set aside before. */
export function rewriteSegment(folder: string, segment: number, change: ChangeRecord, failpoint: Failpoint): void {
  const path = segmentPath(folder, segment);
  const bytes = readFileSync(path);
  const { records, damage } = decodeLines(bytes, 0, Number.POSITIVE_INFINITY);
  const changed = (records as object[]).map(change);
  if (damage.length === 0 && changed.every((record, index) => record === records[index])) return;
  if (damage.length > 0) setAside(path, damagedBytes(bytes, damage));
  const kept = changed.filter((record) => record !== undefined);
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

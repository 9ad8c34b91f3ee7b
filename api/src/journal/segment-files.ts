import { closeSync, fsyncSync, ftruncateSync, openSync, readFileSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { damagedBytes, decodeLines, newline } from './journal-line';
import { setAside } from './set-aside';

const pattern = /^leads-(\d{8})\.log$/;

export function segmentPath(folder: string, segment: number): string {
  return join(folder, `leads-${String(segment).padStart(8, '0')}.log`);
}

/** Numbers of the segments in the folder, oldest first. */
export function listSegments(folder: string): number[] {
  const names = readdirSync(folder).map((name) => pattern.exec(name)?.[1]);
  return names
    .filter((number) => number !== undefined)
    .map(Number)
    .sort((a, b) => a - b);
}

/** What was found behind the last line of a segment: so many bytes, now in this file. */
export type TornTail = { bytes: number; path: string };

/**
 * Makes a segment end with a whole line, so that it can be appended to. What of its end cannot be read is set aside
 * first: it may be a write that was cut off and never acknowledged, or the damage of a disk.
 */
export function mendTail(path: string): TornTail | undefined {
  const bytes = readFileSync(path);
  if (bytes.length === 0 || bytes.at(-1) === newline) return undefined;
  const last = decodeLines(bytes, 0, Number.POSITIVE_INFINITY).damage.at(-1);
  const end = last?.end === bytes.length ? last.start : bytes.length;
  const torn = bytes.subarray(end);
  const tail = torn.length > 0 ? { bytes: torn.length, path: setAside(path, torn) } : undefined;
  endLine(path, end, end > 0 && bytes[end - 1] !== newline);
  return tail;
}

function endLine(path: string, length: number, lacksNewline: boolean): void {
  const file = openSync(path, 'r+');
  try {
    ftruncateSync(file, length);
    if (lacksNewline) writeSync(file, Buffer.of(newline), 0, 1, length);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Deletes a segment whose records are safe elsewhere; what of it could not be read is set aside. */
export function deleteSegment(path: string): void {
  const bytes = readFileSync(path);
  const { damage } = decodeLines(bytes, 0, Number.POSITIVE_INFINITY);
  if (damage.length > 0) setAside(path, damagedBytes(bytes, damage));
  rmSync(path);
}

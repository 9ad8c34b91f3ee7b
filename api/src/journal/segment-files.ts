import { closeSync, fsyncSync, openSync, readFileSync, readdirSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { wholeLinesLength } from './journal-line';

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

/** Truncates an incomplete last line, which was never acknowledged. Returns the number of bytes removed. */
export function cutTornTail(path: string): number {
  const bytes = readFileSync(path);
  const whole = wholeLinesLength(bytes);
  if (whole < bytes.length) truncateSync(path, whole);
  return bytes.length - whole;
}

/** fsync of the folder: makes creations, renames and deletions durable. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

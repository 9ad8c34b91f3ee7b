import { copyFileSync, mkdirSync, truncateSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Cursor } from './journal';
import { listSegments, segmentPath } from './segment-files';
import { listSetAside } from './set-aside';

/** Copies segments up to `end` to a new folder: what is being written behind it is acknowledged by nobody yet. */
export function copySegments(folder: string, target: string, end: Cursor): void {
  mkdirSync(target, { mode: 0o700 });
  for (const number of listSegments(folder)) {
    if (number > end.segment) continue;
    const copy = segmentPath(target, number);
    copyFileSync(segmentPath(folder, number), copy);
    if (number === end.segment) truncateSync(copy, end.offset);
  }
  for (const { path } of listSetAside(folder)) copyFileSync(path, join(target, basename(path)));
}

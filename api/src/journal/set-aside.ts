import { closeSync, fsyncSync, openSync, readFileSync, readdirSync, rmSync, statSync, writeSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { syncFolder } from './sync-folder';

/** Beside `leads-00000003.log`: `leads-00000003.log.torn-20261122T093000123Z`. */
const pattern = /^leads-\d{8}\.log\.torn-\d{8}T\d{9}Z$/;

/** A file of bytes that could not be read, and how many they are. */
export type SetAsideFile = { path: string; bytes: number };

/**
 * Keeps bytes of a segment that cannot be read in a file beside it, for somebody to look at; they are on disk when it
 * returns.
 * @returns the path of that file
 * @throws {Error} of the file system, for example of a full disk; the segment is as it was
 */
export function setAside(segmentPath: string, bytes: Buffer): string {
  const path = `${segmentPath}.torn-${new Date().toISOString().replace(/[-:.]/g, '')}`;
  const file = openSync(path, 'a', 0o600);
  try {
    writeSync(file, bytes);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  syncFolder(dirname(path));
  return path;
}

/** What was set aside in a folder and that nobody has removed yet, oldest segment first. */
export function listSetAside(folder: string): SetAsideFile[] {
  const names = readdirSync(folder).filter((name) => pattern.test(name));
  return names.sort().map((name) => ({ path: join(folder, name), bytes: statSync(join(folder, name)).size }));
}

/** What is known of a file when it is decided whether it may stay. */
export type SetAsideText = { text: string; at: Date };

/** Removes what was set aside and is to be forgotten, whole files at a time: a part of a torn line is no line. */
export function forgetSetAside(folder: string, isForgotten: (file: SetAsideText) => boolean): void {
  for (const { path } of listSetAside(folder)) {
    const text = readFileSync(path, 'utf8');
    if (isForgotten({ text, at: timeOf(path) })) rmSync(path);
  }
  syncFolder(folder);
}

function timeOf(path: string): Date {
  const [, time = ''] = basename(path).split('.torn-');
  return new Date(time.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\d)(\d{3}Z)$/, '$1-$2-$3:$4:$5.$6'));
}

import { execFileSync } from 'node:child_process';
import { closeSync, ftruncateSync, mkdirSync, openSync, rmSync, symlinkSync } from 'node:fs';
import { dirname } from 'node:path';

function makePipe(file: string): void {
  execFileSync('mkfifo', [file]);
}

function makeSparse(file: string): void {
  const handle = openSync(file, 'wx');
  ftruncateSync(handle, 400 * 1024 * 1024);
  closeSync(handle);
}

/** What somebody may lay into the place of a file: its maker, and what a reader says of it. */
export const plants = {
  pipe: { make: makePipe, says: 'it is a pipe, not a file' },
  'link to a device without end': { make: (file: string) => symlinkSync('/dev/zero', file), says: 'it is a link' },
  'sparse file of 400 MB': { make: makeSparse, says: 'it has 419430400 bytes, and at most' },
} satisfies Record<string, { make: (file: string) => void; says: string }>;

export type Plant = keyof typeof plants;

/** Lays it into the place of a file, whatever is there; gives what takes it away. */
export function plant(kind: Plant, file: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true, recursive: true });
  plants[kind].make(file);
  return () => rmSync(file);
}

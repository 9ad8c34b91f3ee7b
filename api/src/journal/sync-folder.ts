import { closeSync, fsyncSync, openSync } from 'node:fs';

/** fsync of the folder: makes creations, renames and deletions durable. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

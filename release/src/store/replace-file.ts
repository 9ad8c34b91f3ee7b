import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { writeSynced } from './write-synced';

/** Writes a file whole or not at all, in the place of an earlier one; the bytes are on disk before they have the name. */
export async function replaceFile(path: string, bytes: Uint8Array | string): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  try {
    await writeSynced(draft, bytes);
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

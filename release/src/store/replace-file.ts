import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeSynced } from './write-synced';

async function renamed(draft: string, path: string, bytes: Uint8Array | string): Promise<void> {
  try {
    await writeSynced(draft, bytes);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Writes a file whole or not at all, in the place of an earlier one; the bytes are on disk before they have the name. */
export async function replaceFile(path: string, bytes: Uint8Array | string): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  await renamed(draft, path, bytes);
}

/** As `replaceFile`, of a store, where a draft may not lie beside what readers list; both folders are made. */
export async function replaceRecordFile(path: string, bytes: Uint8Array, drafts: string): Promise<void> {
  for (const folder of [dirname(path), drafts]) await mkdir(folder, { recursive: true });
  const draft = join(drafts, randomUUID());
  await renamed(draft, path, bytes);
}

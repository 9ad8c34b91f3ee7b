import type { Dirent } from 'node:fs';
import { opendir } from 'node:fs/promises';
import { join } from 'node:path';
import { checkNames } from './file-sizes';
import { systemCode } from '../errors/system-error';

/** Names that are fetched from the system at a time: other work comes in between. */
const NAMES_AT_ONCE = 512;

async function* entriesOf(folder: string): AsyncGenerator<Dirent> {
  try {
    yield* await opendir(folder, { bufferSize: NAMES_AT_ONCE });
  } catch (error) {
    // What is taken away while it is listed is as absent as what never was there.
    if (!['ENOENT', 'ENOTDIR'].includes(systemCode(error))) throw error;
  }
}

/**
 * Every file below a folder, as absolute paths in no order, and what else has a name and is no folder: who reads a pipe or a
 * link is told. Names with a leading dot are left out.
 * `name` is the folder's path in the store.
 * @throws {ReleaseError} when there are more names than a store has
 */
export async function listFiles(start: string, name: string): Promise<string[]> {
  const files: string[] = [];
  const folders = [start];
  let names = 0;
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop())
    for await (const entry of entriesOf(folder)) {
      checkNames((names += 1), name);
      if (entry.name.startsWith('.')) continue;
      if (entry.isDirectory()) folders.push(join(folder, entry.name));
      else files.push(join(folder, entry.name));
    }
  return files;
}

import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { link, mkdir, open, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { systemCode } from '../errors/system-error';
import { writeSynced } from './write-synced';

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Creates the folder and its parents and syncs them to disk. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
}

/**
 * Creates `target` atomically and durably: the bytes are written to a temporary file and then linked to the name,
 * which succeeds for exactly one of several writers. False when the name is taken.
 * `temporaryFolder` must be on the same disk as `target`.
 */
export async function createFile(
  target: string,
  bytes: Uint8Array,
  temporaryFolder: string,
  mode = 0o644,
): Promise<boolean> {
  await makeFolder(dirname(target));
  await makeFolder(temporaryFolder);
  const temporary = join(temporaryFolder, randomUUID());
  try {
    await writeSynced(temporary, bytes, mode);
    await link(temporary, target);
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await unlink(temporary).catch(() => undefined);
  }
  await syncFolder(dirname(target));
  return true;
}

/** As `createFile`, at once and not durable: what a power cut takes is missed by nobody. */
export function createFileNow(target: string, bytes: Uint8Array, temporaryFolder: string): boolean {
  for (const folder of [dirname(target), temporaryFolder]) mkdirSync(folder, { recursive: true });
  const temporary = join(temporaryFolder, randomUUID());
  try {
    writeFileSync(temporary, bytes, { flag: 'wx', mode: 0o644 });
    linkSync(temporary, target);
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
  return true;
}

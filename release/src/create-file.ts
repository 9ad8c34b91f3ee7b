import { randomUUID } from 'node:crypto';
import { link, mkdir, open, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { systemCode } from './system-error';

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes the folder and its parents, and makes sure that a power cut does not take them away again. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
}

async function writeWhole(path: string, bytes: Uint8Array, mode: number): Promise<void> {
  const handle = await open(path, 'wx', mode);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Creates `target`, whole and on disk, or not at all: the bytes are written aside and then linked to the name,
 * which the system does for exactly one of several writers. False when the name is taken.
 * `aside` must be on the same disk as `target`.
 */
export async function createFile(target: string, bytes: Uint8Array, aside: string, mode = 0o644): Promise<boolean> {
  await makeFolder(dirname(target));
  await makeFolder(aside);
  const draft = join(aside, randomUUID());
  try {
    await writeWhole(draft, bytes, mode);
    await link(draft, target);
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await unlink(draft).catch(() => undefined);
  }
  await syncFolder(dirname(target));
  return true;
}

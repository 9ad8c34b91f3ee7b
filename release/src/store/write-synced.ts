import { open } from 'node:fs/promises';

/** Creates a file that is on disk, not in a cache alone, when this resolves. Its folder must be there, its name must not. */
export async function writeSynced(path: string, bytes: Uint8Array | string, mode?: number): Promise<void> {
  const handle = await open(path, 'wx', mode);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';

/** Writes a file whole or not at all, in the place of an earlier one; the bytes are on disk before they have the name. */
export async function replaceFile(path: string, bytes: Uint8Array | string): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  try {
    const handle = await open(draft, 'wx');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

import { link, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { mostBytesOf } from './file-sizes';
import { revisionPath } from './store-paths';
import { systemCode } from '../errors/system-error';

/** So many ways back on a full disk; each has room for the longest revision. */
const FILES = 4;
const BYTES = mostBytesOf(revisionPath(1));

async function sizeOf(file: string): Promise<number> {
  return (await stat(file).catch(() => null))?.size ?? 0;
}

/** Bytes of a disk that are kept for a way back: whatever else has filled it, an undo still finds room. */
export class Reserve {
  constructor(private readonly folder: string) {}

  /** How many bytes are kept. */
  async bytes(): Promise<number> {
    const names = await readdir(this.folder).catch(() => []);
    const sizes = await Promise.all(names.map((name) => sizeOf(join(this.folder, name))));
    return sizes.reduce((sum, size) => sum + size, 0);
  }

  /** Keeps what is missing of it. @throws the error of the system where the disk is full */
  async fill(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    for (let number = 1; number <= FILES; number += 1) {
      const file = join(this.folder, `${number}`);
      if ((await sizeOf(file)) === BYTES) continue;
      // Not zeros, which some disks store as nothing.
      await writeFile(file, Buffer.alloc(BYTES, randomUUID()));
    }
  }

  /**
   * Makes one of the files the target, in its place: nobody who waits for room, such as a log, can take it in between.
   * False when the name is taken; undefined when nothing is kept any more.
   */
  async create(target: string, bytes: Uint8Array): Promise<boolean | undefined> {
    const taken = join(this.folder, `taken-${randomUUID()}`);
    for (const name of await readdir(this.folder).catch(() => [])) {
      const isTaken = await rename(join(this.folder, name), taken).then(
        () => true,
        () => false,
      );
      if (isTaken) return this.becomes(taken, target, bytes);
    }
    return undefined;
  }

  private async becomes(taken: string, target: string, bytes: Uint8Array): Promise<boolean> {
    try {
      const handle = await open(taken, 'r+');
      try {
        await handle.write(bytes, 0, bytes.length, 0);
        await handle.truncate(bytes.length);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await link(taken, target);
      return true;
    } catch (error) {
      if (systemCode(error) === 'EEXIST') return false;
      throw error;
    } finally {
      await rm(taken, { force: true });
    }
  }
}

import { readFileSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { createFile, createFileNow } from './create-file';
import { ReleaseError } from './release-error';
import { checkStorePath, type ReleaseStore, type SyncReader } from './release-store';
import { systemCode } from './system-error';

// Temporary files are inside the store because a hard link cannot cross disks; the leading dot keeps them out of every path.
const DRAFTS = '.drafts';
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);
const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** A store in a local folder. */
export class FileStore implements ReleaseStore, SyncReader {
  readonly root: string;

  /** @param durable false for a store that nobody misses after a power cut: it need not wait for the disk */
  constructor(
    root: string,
    private readonly durable = true,
  ) {
    this.root = resolve(root);
  }

  async putFile(path: string, bytes: Uint8Array): Promise<boolean> {
    const target = this.#locate(path);
    try {
      const drafts = join(this.root, DRAFTS);
      return this.durable ? await createFile(target, bytes, drafts) : createFileNow(target, bytes, drafts);
    } catch (error) {
      const code = systemCode(error);
      if (!code) throw error;
      const why = FULL.has(code) ? 'the disk is full' : code;
      throw new ReleaseError(`${path} could not be written to the store ${this.root}: ${why}.`, { cause: error });
    }
  }

  readSync(path: string): Buffer | null {
    const target = this.#locate(path);
    try {
      return readFileSync(target);
    } catch (error) {
      const code = systemCode(error);
      if (ABSENT.has(code)) return null;
      throw new ReleaseError(`${path} could not be read from the store ${this.root}: ${code}.`, { cause: error });
    }
  }

  async read(path: string): Promise<Buffer | null> {
    return this.readSync(path);
  }

  async list(folder: string): Promise<string[]> {
    const start = this.#locate(folder);
    try {
      const entries = await readdir(start, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
      return files.map((entry) => this.#pathOf(join(entry.parentPath, entry.name))).sort();
    } catch (error) {
      if (ABSENT.has(systemCode(error))) return [];
      throw error;
    }
  }

  async remove(path: string): Promise<void> {
    await rm(this.#locate(path), { force: true });
  }

  async removeLeftovers(limit: Date): Promise<void> {
    const drafts = join(this.root, DRAFTS);
    for (const name of await readdir(drafts).catch(() => [])) {
      const draft = join(drafts, name);
      const { mtime } = await stat(draft);
      if (mtime < limit) await rm(draft, { force: true });
    }
  }

  #pathOf(file: string): string {
    return relative(this.root, file).split(sep).join('/');
  }

  #locate(path: string): string {
    checkStorePath(path);
    const file = resolve(this.root, path);
    if (!file.startsWith(this.root + sep)) throw new ReleaseError(`${path} lies outside of the store ${this.root}.`);
    return file;
  }
}

import { constants, existsSync, lstatSync, type Stats } from 'node:fs';
import { access, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { createFile, createFileNow } from './create-file';
import { checkLength, mostBytesOf } from './file-sizes';
import { folderClock } from './folder-clock';
import { listFiles } from './list-files';
import { readRegular, readRegularSync } from './regular-file';
import { replaceRecordFile } from './replace-file';
import { checkMendable, checkRecordPath } from './store-paths';
import { RefusedFileError, ReleaseError, StoreAwayError, StoreUnwritableError } from '../errors/release-error';
import { Reserve } from './reserve';
import { checkStorePath, type ReleaseStore, type SyncReader } from './release-store';
import { systemCode } from '../errors/system-error';

// Temporary files are inside the store because a hard link cannot cross disks; the leading dot keeps them out of every path.
const DRAFTS = '.drafts';
const RESERVE = '.reserve';
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);
const FULL = new Set(['ENOSPC', 'EDQUOT']);
/** What is not answered, by a disk, a server of files or the rights of a folder, says nothing of what is stored. */
const AWAY = new Set(['EACCES', 'EPERM', 'EIO', 'ESTALE', 'ENODEV', 'ENXIO', 'ENOTCONN', 'ETIMEDOUT', 'EHOSTDOWN']);
/** As `AWAY`, of who writes: a file system that is mounted for reading alone answers readers. */
const UNWRITABLE = new Set([...AWAY, 'EROFS']);

/**
 * A store in a local folder. Its root may be a link; of what is below, only regular files are read, and no more of them than
 * their kind has: whoever can write here must not be able to hold up who reads.
 */
export class FileStore implements ReleaseStore, SyncReader {
  readonly root: string;
  /** What is kept for a way back on a full disk. */
  readonly reserve: Reserve;
  private filled: Promise<void> | undefined;

  /** @param durable false for a store that nobody misses after a power cut: it need not wait for the disk */
  constructor(
    root: string,
    private readonly durable = true,
  ) {
    this.root = resolve(root);
    this.reserve = new Reserve(join(this.root, RESERVE));
  }

  async putFile(path: string, bytes: Uint8Array, isUndo = false): Promise<boolean> {
    const target = this.#locate(path);
    checkLength(path, bytes);
    try {
      return await (isUndo ? this.#undo(target, bytes) : this.#create(target, bytes));
    } catch (error) {
      throw await this.#writingError(error, path);
    }
  }

  async replaceRecord(path: string, bytes: Uint8Array): Promise<void> {
    checkRecordPath(path);
    await this.#replace(path, bytes);
  }

  async mend(path: string, bytes: Uint8Array): Promise<void> {
    checkMendable(path);
    await this.#replace(path, bytes);
  }

  async #replace(path: string, bytes: Uint8Array): Promise<void> {
    checkLength(path, bytes);
    // A guard that lives on without the disk must not lay another store in its place.
    if (!existsSync(this.root)) throw new StoreAwayError(`The store ${this.root} is away: there is no such folder.`);
    try {
      await replaceRecordFile(this.#locate(path), bytes, join(this.root, DRAFTS));
    } catch (error) {
      throw await this.#writingError(error, path);
    }
  }

  readSync(path: string, most = mostBytesOf(path)): Buffer | null {
    const target = this.#locate(path);
    try {
      return readRegularSync(target, this.#subjectOf(path), { most });
    } catch (error) {
      return this.#absent(error, path);
    }
  }

  async read(path: string, most = mostBytesOf(path)): Promise<Buffer | null> {
    const target = this.#locate(path);
    try {
      return await readRegular(target, this.#subjectOf(path), { most });
    } catch (error) {
      return this.#absent(error, path);
    }
  }

  /** Tells a file from one that was changed or exchanged, whatever lies there; null when nothing does. */
  stampSync(path: string): string | null {
    const target = this.#locate(path);
    let stats: Stats | undefined;
    try {
      stats = lstatSync(target, { throwIfNoEntry: false });
    } catch (error) {
      throw AWAY.has(systemCode(error)) ? this.#unreadable(error, path) : error;
    }
    return stats ? `${stats.ino} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}` : null;
  }

  async list(folder: string): Promise<string[]> {
    const files = await listFiles(this.#locate(folder), folder).catch((error: unknown) => {
      throw AWAY.has(systemCode(error)) ? this.#unreadable(error, folder) : error;
    });
    return files.map((file) => this.#pathOf(file)).sort();
  }

  /** That of this machine for a store that is not there yet: it is made by whoever writes first, not by a question. */
  async clock(): Promise<Date> {
    if (!existsSync(this.root)) return new Date();
    try {
      return await folderClock(join(this.root, DRAFTS));
    } catch (error) {
      // On a full disk there is nothing to hold the clock of this machine against, and an undo does not wait for that.
      if (FULL.has(systemCode(error))) return new Date();
      throw this.#unwritable(error);
    }
  }

  async attempt(): Promise<void> {
    const revisions = join(this.root, 'revisions');
    if (!existsSync(revisions)) return;
    try {
      await access(revisions, constants.W_OK);
      await folderClock(join(this.root, DRAFTS));
    } catch (error) {
      if (!FULL.has(systemCode(error))) throw this.#unwritable(error);
    }
  }

  async remove(path: string): Promise<void> {
    const target = this.#locate(path);
    try {
      await rm(target, { force: true });
    } catch (error) {
      const code = systemCode(error);
      const why = code === 'ERR_FS_EISDIR' ? 'it is a folder' : code;
      throw new ReleaseError(`${path} could not be removed from the store ${this.root}: ${why}.`, { cause: error });
    }
  }

  async removeLeftovers(limit: Date): Promise<void> {
    const drafts = join(this.root, DRAFTS);
    for (const name of await readdir(drafts).catch(() => [])) {
      const draft = join(drafts, name);
      const { mtime } = await stat(draft);
      if (mtime < limit) await rm(draft, { force: true, recursive: true });
    }
  }

  async #writingError(error: unknown, path: string): Promise<unknown> {
    const code = systemCode(error);
    if (!code) return error;
    const why = (await this.#isFull(code)) ? 'the disk is full' : code;
    const Kind = UNWRITABLE.has(code) ? StoreUnwritableError : ReleaseError;
    return new Kind(`${path} could not be written to the store ${this.root}: ${why}.`, { cause: error });
  }

  /** Node says of a folder that the disk has no room for that it does not exist. */
  async #isFull(code: string): Promise<boolean> {
    if (code !== 'ENOENT') return FULL.has(code);
    return (await statfs(this.root).catch(() => null))?.bavail === 0;
  }

  async #create(target: string, bytes: Uint8Array): Promise<boolean> {
    const drafts = join(this.root, DRAFTS);
    if (!this.durable) return createFileNow(target, bytes, drafts);
    await this.#fill();
    return createFile(target, bytes, drafts);
  }

  /** Nothing but a way back takes the last of the disk. */
  async #fill(): Promise<void> {
    this.filled ??= this.reserve.fill();
    await this.filled.catch((error: unknown) => {
      this.filled = undefined;
      throw error;
    });
  }

  async #undo(target: string, bytes: Uint8Array): Promise<boolean> {
    try {
      return await createFile(target, bytes, join(this.root, DRAFTS));
    } catch (error) {
      if (!FULL.has(systemCode(error))) throw error;
      const created = await this.reserve.create(target, bytes);
      if (created === undefined) throw error;
      // It is used up, and the next who writes anything else fills it first.
      this.filled = undefined;
      return created;
    }
  }

  /** Null for what is not there. @throws {ReleaseError} of all else */
  #absent(error: unknown, path: string): null {
    const code = systemCode(error);
    if (ABSENT.has(code)) return null;
    if (error instanceof RefusedFileError) throw error;
    throw this.#unreadable(error, path);
  }

  #unwritable(error: unknown): ReleaseError {
    const code = systemCode(error);
    const Kind = UNWRITABLE.has(code) ? StoreUnwritableError : ReleaseError;
    return new Kind(`Nothing can be written to the store ${this.root}: ${code}.`, { cause: error });
  }

  #unreadable(error: unknown, path: string): ReleaseError {
    const code = systemCode(error);
    const Kind = AWAY.has(code) ? StoreAwayError : ReleaseError;
    return new Kind(`${path} could not be read from the store ${this.root}: ${code}.`, { cause: error });
  }

  #subjectOf(path: string): string {
    return `${path} of the store ${this.root}`;
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

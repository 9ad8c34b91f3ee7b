import { createHash } from 'node:crypto';
import { checkLength, mostBytesOf } from './file-sizes';
import { RefusedFileError, ReleaseError } from '../errors/release-error';
import { checkStorePath, type ReleaseStore, type SyncReader } from './release-store';
import { checkMendable, checkRecordPath } from './store-paths';

/** A store for tests: the same guarantees as the file store, and a disk of a given size. */
export class MemoryStore implements ReleaseStore, SyncReader {
  readonly files = new Map<string, Buffer>();
  /** How far its clock is from that of this machine, in milliseconds. */
  clockOffset = 0;

  /** @param reserveBytes of its capacity, for a way back alone */
  constructor(
    readonly capacityBytes = Number.POSITIVE_INFINITY,
    readonly reserveBytes = 0,
  ) {}

  async putFile(path: string, bytes: Uint8Array, isUndo = false): Promise<boolean> {
    checkStorePath(path);
    checkLength(path, bytes);
    if (this.files.has(path)) return false;
    const used = [...this.files.values()].reduce((sum, file) => sum + file.length, 0);
    if (used + bytes.length > this.capacityBytes - (isUndo ? 0 : this.reserveBytes)) {
      throw new ReleaseError(`${path} could not be written to the store: the disk is full.`);
    }
    this.files.set(path, Buffer.from(bytes));
    return true;
  }

  readSync(path: string, most = mostBytesOf(path)): Buffer | null {
    checkStorePath(path);
    const bytes = this.files.get(path);
    if (!bytes) return null;
    if (bytes.length <= most) return Buffer.from(bytes);
    const why = `it has ${bytes.length} bytes, and at most ${most} are read`;
    throw new RefusedFileError(`${path} of the store`, why, bytes.length);
  }

  async read(path: string, most?: number): Promise<Buffer | null> {
    return this.readSync(path, most);
  }

  /** As that of the file store. */
  stampSync(path: string): string | null {
    const bytes = this.files.get(path);
    return bytes ? createHash('sha256').update(bytes).digest('hex') : null;
  }

  async list(folder: string): Promise<string[]> {
    checkStorePath(folder);
    return [...this.files.keys()].filter((path) => path.startsWith(`${folder}/`)).sort();
  }

  async replaceRecord(path: string, bytes: Uint8Array): Promise<void> {
    checkRecordPath(path);
    checkLength(path, bytes);
    this.files.set(path, Buffer.from(bytes));
  }

  async mend(path: string, bytes: Uint8Array): Promise<void> {
    checkMendable(path);
    this.files.set(path, Buffer.from(bytes));
  }

  async clock(): Promise<Date> {
    return new Date(Date.now() + this.clockOffset);
  }

  async remove(path: string): Promise<void> {
    checkStorePath(path);
    this.files.delete(path);
  }

  async removeLeftovers(): Promise<void> {
    // A memory store has no temporary files.
  }
}

import { ReleaseError } from './release-error';
import { checkStorePath, type ReleaseStore, type SyncReader } from './release-store';

/** A store for tests: the same guarantees as the file store, and a disk of a given size. */
export class MemoryStore implements ReleaseStore, SyncReader {
  readonly files = new Map<string, Buffer>();

  constructor(readonly capacityBytes = Number.POSITIVE_INFINITY) {}

  async putFile(path: string, bytes: Uint8Array): Promise<boolean> {
    checkStorePath(path);
    if (this.files.has(path)) return false;
    const used = [...this.files.values()].reduce((sum, file) => sum + file.length, 0);
    if (used + bytes.length > this.capacityBytes) {
      throw new ReleaseError(`${path} could not be written to the store: the disk is full.`);
    }
    this.files.set(path, Buffer.from(bytes));
    return true;
  }

  readSync(path: string): Buffer | null {
    checkStorePath(path);
    const bytes = this.files.get(path);
    return bytes ? Buffer.from(bytes) : null;
  }

  async read(path: string): Promise<Buffer | null> {
    return this.readSync(path);
  }

  async list(folder: string): Promise<string[]> {
    checkStorePath(folder);
    return [...this.files.keys()].filter((path) => path.startsWith(`${folder}/`)).sort();
  }

  async remove(path: string): Promise<void> {
    checkStorePath(path);
    this.files.delete(path);
  }

  async removeLeftovers(): Promise<void> {
    // A memory store has no temporary files.
  }
}

import { ReleaseError } from '../errors/release-error';
import { mostBytesOf } from '../store/file-sizes';
import { checkStorePath, type ReleaseStore } from '../store/release-store';
import type { Archive } from './archive';
import { STORE } from './archive-names';

/** The store that a backup holds, to be judged as every other one is; it is only read. */
export class ArchiveStore implements ReleaseStore {
  constructor(private readonly archive: Archive) {}

  async read(path: string, most = mostBytesOf(path)): Promise<Buffer | null> {
    checkStorePath(path);
    const size = this.archive.sizeOf(STORE + path) ?? 0;
    if (size > most)
      throw new ReleaseError(`${path} of the backup has ${size} bytes, and readers of the store take at most ${most}.`);
    return this.archive.read(STORE + path);
  }

  async list(folder: string): Promise<string[]> {
    const names = this.archive.names.filter((name) => name.startsWith(`${STORE}${folder}/`));
    return names.map((name) => name.slice(STORE.length)).sort();
  }

  async clock(): Promise<Date> {
    return new Date();
  }

  putFile(path: string): Promise<never> {
    throw new ReleaseError(`${path} cannot be written to the backup ${this.archive.path}.`);
  }

  replaceRecord(path: string): Promise<never> {
    return this.putFile(path);
  }

  mend(path: string): Promise<never> {
    return this.putFile(path);
  }

  remove(path: string): Promise<never> {
    return this.putFile(path);
  }

  async removeLeftovers(): Promise<void> {
    // A backup has none.
  }
}

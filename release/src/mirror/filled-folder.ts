import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StoreAwayError } from '../errors/release-error';
import { FileStore } from '../store/file-store';

/** A store in a folder to which something was promoted once: where that folder is gone nothing is known of it, as of a bucket that is silent. */
export class FilledFolder extends FileStore {
  override async read(path: string, most?: number): Promise<Buffer | null> {
    return (await super.read(path, most)) ?? this.requireThere(null);
  }

  override readSync(path: string, most?: number): Buffer | null {
    return super.readSync(path, most) ?? this.requireThere(null);
  }

  override async list(folder: string): Promise<string[]> {
    const paths = await super.list(folder);
    return paths.length > 0 ? paths : this.requireThere(paths);
  }

  private requireThere<T>(nothing: T): T {
    if (existsSync(join(this.root, 'revisions'))) return nothing;
    throw new StoreAwayError(`The store ${this.root} is away: it has no folder of revisions any more.`);
  }
}

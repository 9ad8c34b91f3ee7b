import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StoreAwayError } from '../errors/release-error';
import { FileStore } from '../store/file-store';
import { sequenceOf } from '../store/store-paths';
import { ORDERS, orderPath } from './orders';

/**
 * A store in a folder as a shell reads it: the folder itself, and this machine's copy for what an order added to it and for all
 * while the folder is away (docs/decisions/104-a-shell-copies-a-store-in-a-folder-too.md). Whoever reads judges both alike.
 */
export class MirroredFolder extends FileStore {
  constructor(
    root: string,
    private readonly copy: FileStore,
  ) {
    super(root);
  }

  override readSync(path: string, most?: number): Buffer | null {
    if (path.startsWith(`${ORDERS}/`)) return this.copy.readSync(path, most);
    const file = this.answer(() => super.readSync(path, most));
    return file ?? (this.isOfCopy(path, file) ? this.copy.readSync(path, most) : null);
  }

  override async read(path: string, most?: number): Promise<Buffer | null> {
    const file = await super.read(path, most).catch(unlessAway);
    return file ?? (this.isOfCopy(path, file) ? this.copy.read(path, most) : null);
  }

  override stampSync(path: string): string | null {
    const stamp = this.answer(() => super.stampSync(path));
    return stamp ?? (this.isOfCopy(path, stamp) ? this.copy.stampSync(path) : null);
  }

  override async list(folder: string): Promise<string[]> {
    const paths = await super.list(folder).catch(unlessAway);
    if (!paths || this.isGone) return this.copy.list(folder);
    if (folder !== 'revisions') return paths;
    const ordered = (await this.copy.list(ORDERS)).map((path) => path.slice(ORDERS.length + 1));
    return [...new Set([...paths, ...ordered])].sort();
  }

  private get isGone(): boolean {
    return !existsSync(join(this.root, 'revisions'));
  }

  /** @param there null where the folder has nothing of that name, undefined where it says nothing */
  private isOfCopy(path: string, there: null | undefined): boolean {
    if (there === undefined || this.isGone) return true;
    const sequence = sequenceOf(path);
    return sequence !== null && this.copy.stampSync(orderPath(sequence)) !== null;
  }

  private answer<T>(ask: () => T): T | undefined {
    try {
      return ask();
    } catch (error) {
      return unlessAway(error);
    }
  }
}

/** @throws what says something of the file */
function unlessAway(error: unknown): undefined {
  if (!(error instanceof StoreAwayError)) throw error;
}

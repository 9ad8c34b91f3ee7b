import { mkdirSync } from 'node:fs';
import { link } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FileStore } from '../store/file-store';
import { messageOf, RefusedFileError, ReleaseError } from '../errors/release-error';
import type { ReleaseStore } from '../store/release-store';
import { replaceFile } from '../store/replace-file';
import type { TrustedKeys } from '../keys/signing-keys';

export interface MirrorStores {
  remote: ReleaseStore;
  /** Holds what was copied, in the layout of the store; whoever reads it checks it as the store itself. */
  local: FileStore;
  keys: TrustedKeys;
}

/** The store did not say what is in it: it is away, busy, or refuses this reader. */
export class StoreUnreachableError extends ReleaseError {
  override name = 'StoreUnreachableError';
}

/**
 * Anything that goes wrong while a store is asked is a trouble of the store, but for a file that is refused for its length.
 * @throws {StoreUnreachableError}
 * @throws {RefusedFileError}
 */
export async function asking<T>(question: Promise<T>): Promise<T> {
  try {
    return await question;
  } catch (error) {
    if (error instanceof RefusedFileError) throw error;
    throw new StoreUnreachableError(messageOf(error), { cause: error });
  }
}

/**
 * Reads a file of a store for a copy that nobody waits for. A folder is read at once: for each of the four steps of a file a pool of
 * threads takes more CPU than the file itself (docs/measured.md#copies). Whoever asks lets others have a turn in between.
 */
export async function readForCopy(store: ReleaseStore, path: string, most?: number): Promise<Buffer | null> {
  return store instanceof FileStore ? store.readSync(path, most) : store.read(path, most);
}

/** Writes a file of the copy; unlike in a store it may take the place of another, for what was mended there. */
export async function writeCopy({ local }: MirrorStores, path: string, bytes: Uint8Array): Promise<void> {
  const target = join(local.root, path);
  mkdirSync(dirname(target), { recursive: true });
  await replaceFile(target, bytes);
}

/**
 * Gives a file of the copy a second name, which costs no write: a name is only ever given other bytes as a whole (`writeCopy`).
 * Whether it could be done; not where the name is taken, or the disk knows no second names.
 */
export async function linkCopy({ local }: MirrorStores, from: string, to: string): Promise<boolean> {
  const target = join(local.root, to);
  mkdirSync(dirname(target), { recursive: true });
  return link(join(local.root, from), target).then(
    () => true,
    () => false,
  );
}

import { ReleaseError } from '../errors/release-error';

/**
 * Where releases and revisions are stored. Nothing of them is ever overwritten: files are create-only, which
 * makes versions immutable and gives a race for the next revision exactly one winner.
 */
export interface ReleaseStore {
  /**
   * Creates the file atomically. False when the path exists; its bytes then stay as they are.
   * @param isUndo what a way back writes: on a full disk it takes of what a store keeps for that (docs/faults.md F67)
   */
  putFile(path: string, bytes: Uint8Array, isUndo?: boolean): Promise<boolean>;
  /**
   * Null when there is no file. At most `most` bytes, without it those of its kind (file-sizes.ts).
   * @throws {RefusedFileError} when something else is there, or something longer
   */
  read(path: string, most?: number): Promise<Buffer | null>;
  /** All files below the folder, as sorted paths relative to the root of the store. */
  list(folder: string): Promise<string[]>;
  /**
   * Writes a record of the guard in the place of the one before, whole or not at all.
   * @throws {ReleaseError} for any other path (`checkRecordPath`)
   */
  replaceRecord(path: string, bytes: Uint8Array): Promise<void>;
  /**
   * Puts the true bytes of a revision in the place of damaged ones, whole or not at all; whoever calls has verified them.
   * @throws {ReleaseError} for any other path
   */
  mend(path: string, bytes: Uint8Array): Promise<void>;
  /** What time it is where the files are kept. */
  clock(): Promise<Date>;
  /** Only for `prune`. */
  remove(path: string): Promise<void>;
  /**
   * Tries, before a process writes anything, whether the store keeps what is there. A store that cannot fail in that has none.
   * @throws {ReleaseError} with what to use instead
   */
  probe?(): Promise<void>;
  /**
   * Tries whether the store takes writes, and leaves nothing there; a full disk is no refusal, for a way back is written on it. A
   * store that cannot refuse has none.
   * @throws {StoreUnwritableError} why it takes none
   */
  attempt?(): Promise<void>;
  /** Removes temporary files older than `limit`, left by interrupted writers. */
  removeLeftovers(limit: Date): Promise<void>;
}

/**
 * What a shell needs while it swaps release sets. Synchronous, because on a saturated server each asynchronous step waits for
 * a turn of the event loop (about 100 ms), and the files are few, regular and of bounded length (docs/measured.md#swap).
 */
export interface SyncReader {
  /** As `ReleaseStore.read`. */
  readSync(path: string, most?: number): Buffer | null;
}

// No leading dot in a segment: neither `..` nor a hidden file can be named.
const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/;

/** Whether a path can neither leave the store nor resolve to another file (docs/faults.md F28). */
export function isStorePath(path: string): boolean {
  return path.length <= 1000 && path.split('/').every((segment) => SEGMENT.test(segment));
}

/** @throws {ReleaseError} for every other path */
export function checkStorePath(path: string): void {
  if (!isStorePath(path)) throw new ReleaseError(`${JSON.stringify(path)} cannot be the path of a file in the store.`);
}

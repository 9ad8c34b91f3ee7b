import { ReleaseError } from './release-error';

/**
 * Where releases and revisions lie. Nothing is ever overwritten: that a path can be created once only is what
 * makes versions immutable and gives a race for the next revision exactly one winner.
 */
export interface ReleaseStore {
  /** Creates the file, whole or not at all. False when the path is taken; its bytes then stay as they are. */
  putFile(path: string, bytes: Uint8Array): Promise<boolean>;
  read(path: string): Promise<Buffer | null>;
  /** Every file below the folder, as sorted paths from the root of the store. */
  list(folder: string): Promise<string[]>;
  /** For `prune` alone. */
  remove(path: string): Promise<void>;
  /** Removes what writers that were killed before `limit` left unfinished outside of the named files. */
  removeLeftovers(limit: Date): Promise<void>;
}

/**
 * What a shell needs while it swaps. Synchronous, because on a saturated server each asynchronous step waits for
 * a turn of the event loop (about 100 ms), and the files are few and small (federation.md §3).
 */
export interface SyncReader {
  readSync(path: string): Buffer | null;
}

// No leading dot in a segment: neither `..` nor a hidden file can be named.
const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/;

/** Refuses every path that could leave the store or mean another file than it says (faults.md F28). */
export function checkStorePath(path: string): void {
  if (path.length > 1000 || !path.split('/').every((segment) => SEGMENT.test(segment))) {
    throw new ReleaseError(`${JSON.stringify(path)} cannot be the path of a file in the store.`);
  }
}

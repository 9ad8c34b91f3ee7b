import { RefusedFileError } from '../errors/release-error';
import type { ReleaseStore, SyncReader } from '../store/release-store';
import { revisionPath } from '../store/store-paths';

/** What lies under the number of a revision: a file, something that is refused for its kind or length, or nothing. */
export type RevisionFile = { file: Buffer; refused: null } | { file: null; refused: string | null };

function found(file: Buffer | null): RevisionFile {
  return file ? { file, refused: null } : { file: null, refused: null };
}

function refusedBy(error: unknown): RevisionFile {
  if (error instanceof RefusedFileError) return { file: null, refused: error.message };
  throw error;
}

/** At once, for a poll: a revision is small. @throws {ReleaseError} when the store cannot be read */
export function openRevision(reader: SyncReader, sequence: number): RevisionFile {
  try {
    return found(reader.readSync(revisionPath(sequence)));
  } catch (error) {
    return refusedBy(error);
  }
}

/** As `openRevision`, for who lists a chain and for a store elsewhere. */
export async function fetchRevision(store: Pick<ReleaseStore, 'read'>, sequence: number): Promise<RevisionFile> {
  try {
    return found(await store.read(revisionPath(sequence)));
  } catch (error) {
    return refusedBy(error);
  }
}

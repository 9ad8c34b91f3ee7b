import { integrityOf, pageIntegrityOf } from '@site/shared/contract/integrity';
import type { ReleaseFile, ReleaseManifest } from '@site/shared/contract/release-manifest';
import { mostBytesOf } from '../store/file-sizes';
import { RefusedFileError } from '../errors/release-error';
import type { ReleaseStore, SyncReader } from '../store/release-store';
import { releaseFolder } from '../store/store-paths';

/** The bytes that a manifest lists, or what is wrong with those that are there; `absent` when nothing is. */
export type ListedBytes = { good: Buffer; fault: null; absent: false } | { good: null; fault: string; absent: boolean };

function lengthFault({ path, bytes }: ReleaseFile, actual: number, subject: string): string {
  return `${path} of ${subject} has ${actual} bytes instead of ${bytes}.`;
}

/** What is wrong with the bytes of a listed file, as a sentence; null when they match. */
export function fileFault(bytes: Uint8Array | null, file: ReleaseFile, subject: string): string | null {
  if (!bytes) return `${file.path} of ${subject} is missing.`;
  if (bytes.length !== file.bytes) return lengthFault(file, bytes.length, subject);
  if (integrityOf(bytes) !== file.integrity) return `${file.path} of ${subject} was changed: its SHA-384 differs.`;
  const { pageIntegrity } = file;
  if (pageIntegrity === undefined || pageIntegrityOf(bytes) === pageIntegrity) return null;
  return `${file.path} of ${subject} is listed with a SHA-256 that is not its own; browsers would refuse it.`;
}

function judged(bytes: Buffer | null, file: ReleaseFile, subject: string): ListedBytes {
  const fault = fileFault(bytes, file, subject);
  return bytes && !fault
    ? { good: bytes, fault: null, absent: false }
    : { good: null, fault: fault ?? '', absent: !bytes };
}

/** A file that a reader refused to take in. */
function refused(error: unknown, file: ReleaseFile, subject: string): ListedBytes {
  if (!(error instanceof RefusedFileError)) throw error;
  const isLonger = error.bytes !== undefined && error.bytes !== file.bytes;
  const fault = isLonger ? lengthFault(file, error.bytes ?? 0, subject) : `${subject}: ${error.message}`;
  return { good: null, fault, absent: false };
}

type Release = Pick<ReleaseManifest, 'name' | 'version'>;

/** A manifest lists its own lengths: none makes a reader take more than any file may have. */
function placeOf({ name, version }: Release, file: ReleaseFile): [path: string, most: number] {
  const path = `${releaseFolder(name, version)}/${file.path}`;
  return [path, Math.min(file.bytes, mostBytesOf(path))];
}

/** Reads a listed file, and no more of it than its manifest lists. @throws {ReleaseError} when the store cannot be read */
export async function readListed(
  store: Pick<ReleaseStore, 'read'>,
  release: Release,
  file: ReleaseFile,
): Promise<ListedBytes> {
  const subject = `${release.name} ${release.version}`;
  try {
    return judged(await store.read(...placeOf(release, file)), file, subject);
  } catch (error) {
    return refused(error, file, subject);
  }
}

/** As `readListed`, at once; for a server file while a set is exchanged (docs/measured.md#swap). */
export function readListedSync(store: SyncReader, release: Release, file: ReleaseFile): ListedBytes {
  const subject = `${release.name} ${release.version}`;
  try {
    return judged(store.readSync(...placeOf(release, file)), file, subject);
  } catch (error) {
    return refused(error, file, subject);
  }
}

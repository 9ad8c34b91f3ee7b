import type { SyncReader } from '@site/release/release-store';
import { parseRevision, type Revision, revisionHash } from '@site/release/revision';
import type { TrustedKeys } from '@site/release/signing-keys';
import { revisionPath } from '@site/release/store-paths';

/** A signed revision with the very bytes of its file. */
export type AcceptedRevision = { revision: Revision; file: Buffer; hash: string };

/**
 * Null when there is no such file.
 * @throws {ReleaseError} why the file is refused
 */
export function readAccepted(store: SyncReader, keys: TrustedKeys, sequence: number): AcceptedRevision | null {
  const file = store.readSync(revisionPath(sequence));
  return file && { revision: parseRevision(file, sequence, keys), file, hash: revisionHash(file) };
}

/** Remote → the version that should be live. */
export function versionsIn({ remotes }: Revision): Record<string, string> {
  return Object.fromEntries(Object.entries(remotes).map(([name, { version }]) => [name, version]));
}

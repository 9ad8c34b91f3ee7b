import { ReleaseError } from '@site/release/errors/release-error';
import type { SyncReader } from '@site/release/store/release-store';
import { parseRevision, type Revision, revisionHash } from '@site/release/chain/revision';
import { isPromotion, ruleFault } from '@site/release/chain/revision-rules';
import type { TrustedKeys } from '@site/release/keys/signing-keys';
import { revisionPath } from '@site/release/store/store-paths';

/** A signed revision with the very bytes of its file. */
export type AcceptedRevision = {
  revision: Revision;
  file: Buffer;
  hash: string;
  /** Path → bytes of the earlier revisions that it was judged by: what a rollback key signs is good only beside them. */
  evidence: ReadonlyMap<string, Buffer>;
};

/**
 * Null when there is no such file.
 * @throws {ReleaseError} why the file is refused
 */
export function readAccepted(store: SyncReader, keys: TrustedKeys, sequence: number): AcceptedRevision | null {
  const file = store.readSync(revisionPath(sequence));
  if (!file) return null;
  const revision = parseRevision(file, sequence, keys);
  const evidence = new Map<string, Buffer>();
  const readSync = (path: string): Buffer | null => {
    const found = store.readSync(path);
    if (found) evidence.set(path, found);
    return found;
  };
  const fault = ruleFault({ readSync }, keys, revision);
  if (fault) throw new ReleaseError(fault);
  if (isPromotion(keys, revision)) evidence.clear();
  return { revision, file, hash: revisionHash(file), evidence };
}

/** Remote → the version that should be live. */
export function versionsIn({ remotes }: Revision): Record<string, string> {
  return Object.fromEntries(Object.entries(remotes).map(([name, { version }]) => [name, version]));
}

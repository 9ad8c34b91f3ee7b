import { readHead } from '../chain/head';
import { parseRevision, type Revision } from '../chain/revision';
import type { TrustedKeys } from '../keys/signing-keys';
import type { PendingOrder } from '../shells/pending-orders';
import type { ReleaseStore } from '../store/release-store';
import { revisionPath } from '../store/store-paths';

export interface Delivered {
  revision: Revision;
  /** The shell that had it. */
  url: string;
  /** Whether the store has it now; if not, it has another history, which counts, and the shell goes on with that. */
  isThere: boolean;
}

/**
 * Brings revisions into the store that shells took while it was away, in ascending order.
 * @throws {ReleaseError} when one of them is not signed as it has to be, or the store cannot be written
 */
export async function deliver(
  store: ReleaseStore,
  keys: TrustedKeys,
  orders: readonly PendingOrder[],
): Promise<Delivered[]> {
  const delivered: Delivered[] = [];
  for (const { url, sequence, file } of orders) {
    const revision = parseRevision(file, sequence, keys);
    const { hash, nextSequence } = await readHead(store, keys);
    const isNext = sequence === nextSequence && revision.previousHash === hash;
    if (isNext) await store.putFile(revisionPath(sequence), file, true);
    const there = await store.read(revisionPath(sequence));
    delivered.push({ revision, url, isThere: there?.equals(file) === true });
  }
  return delivered;
}

import { readHead } from '../chain/head';
import { parseRevision, type Revision } from '../chain/revision';
import { ReleaseError } from '../errors/release-error';
import type { TrustedKeys } from '../keys/signing-keys';
import { heldOrders, type PendingOrder } from '../shells/pending-orders';
import type { ReleaseStore } from '../store/release-store';
import { revisionPath } from '../store/store-paths';

export interface Delivered {
  revision: Revision;
  /** The shell that had it. */
  url: string;
  /** Whether the store has it now; if not, it has another history, which counts, and the shell goes on with that. */
  isThere: boolean;
}

async function deliverOne(store: ReleaseStore, keys: TrustedKeys, order: PendingOrder): Promise<Delivered> {
  const { url, sequence, file, isOvertaken } = order;
  const revision = parseRevision(file, sequence, keys);
  const { hash, nextSequence } = await readHead(store, keys);
  const isNext = sequence === nextSequence && revision.previousHash === hash;
  if (isNext && !isOvertaken) await store.putFile(revisionPath(sequence), file, true);
  const there = await store.read(revisionPath(sequence));
  return { revision, url, isThere: there?.equals(file) === true };
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
  for (const order of orders) delivered.push(await deliverOne(store, keys, order));
  return delivered;
}

/** Whether a trusted key signed it: what else a shell tells is no order. */
function isSigned(keys: TrustedKeys, { sequence, file }: PendingOrder): boolean {
  try {
    return parseRevision(file, sequence, keys).sequence === sequence;
  } catch (error) {
    if (error instanceof ReleaseError) return false;
    throw error;
  }
}

export interface Holders {
  /** Asked where a shell holds something: a new site has no keyring yet. */
  trusted: () => TrustedKeys;
  shellUrls: readonly string[];
}

/** What shells that answer hold and the store lacks, or has another revision in the place of, signed by a trusted key. */
export async function undelivered(
  store: Pick<ReleaseStore, 'read'>,
  { trusted, shellUrls }: Holders,
): Promise<PendingOrder[]> {
  const all = await heldOrders(shellUrls);
  if (all.length === 0) return [];
  const keys = trusted();
  const held = all.filter((order) => isSigned(keys, order));
  const there = await Promise.all(
    held.map(async ({ sequence, file }) => (await store.read(revisionPath(sequence)))?.equals(file) === true),
  );
  return held.filter((_, place) => !there[place]);
}

/** A store that is as it was opened, but brings there what shells took before it creates a revision: none takes the number of an order. */
export function ordersFirst<Store extends ReleaseStore>(store: Store, holders: () => Holders): Store {
  const create = store.putFile.bind(store);
  const putFile: ReleaseStore['putFile'] = async (path, bytes, isUndo) => {
    if (path.startsWith('revisions/')) {
      const { trusted, shellUrls } = holders();
      const held = await undelivered(store, { trusted, shellUrls });
      const isOrder = held.some(({ sequence, file }) => path === revisionPath(sequence) && file.equals(bytes));
      const waiting = held.filter(({ isOvertaken }) => !isOvertaken);
      if (!isOrder && waiting.length > 0) await deliver(store, trusted(), waiting);
    }
    return create(path, bytes, isUndo);
  };
  return Object.assign(store, { putFile });
}

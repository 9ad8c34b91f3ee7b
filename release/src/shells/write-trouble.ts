import { setTimeout as pause } from 'node:timers/promises';
import { StoreAwayError, StoreUnwritableError } from '../errors/release-error';
import type { ReleaseStore } from '../store/release-store';

/** How long a store may take to say whether it takes writes, in milliseconds. */
const patience = 5000;

type Tried = Pick<ReleaseStore, 'attempt' | 'list'>;

async function attempted(store: Tried): Promise<StoreUnwritableError | null> {
  try {
    await store.attempt?.();
    return null;
  } catch (error) {
    if (error instanceof StoreUnwritableError) return error;
    if (!(error instanceof StoreAwayError)) return null;
    // A server may answer readers alone.
    const answers = await store.list('revisions').then(
      () => true,
      () => false,
    );
    return answers ? new StoreUnwritableError(error.message, { cause: error }) : null;
  }
}

/** Why a store that answers takes no writes, by an attempt; null where it takes them, or is away. */
export async function writeTrouble(store: Tried): Promise<StoreUnwritableError | null> {
  const ended = new AbortController();
  const nothing = pause(patience, null, { signal: ended.signal, ref: false }).catch(() => null);
  return Promise.race([attempted(store), nothing]).finally(() => ended.abort());
}

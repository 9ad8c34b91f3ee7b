import { setTimeout as pause } from 'node:timers/promises';
import { messageOf, StoreAwayError, StoreUnwritableError } from '../errors/release-error';
import type { ReleaseStore } from '../store/release-store';
import { ShellCopy } from './shell-copy';
import type { Watch } from './shell-health';
import { writeTrouble } from './write-trouble';

/** How long a store may take to say what revisions it has, in milliseconds. */
const patience = 5000;

export interface Places {
  store: ReleaseStore;
  /** As operators write the address of the store. */
  storeRoot: string;
  shellUrls: readonly string[];
  fetchHealth: Watch['fetchHealth'];
  /** Whether the store is tried by a write too: one that refuses it is as good as away for who has to write. */
  isTried?: boolean;
}

/** The names of its revisions. @throws {StoreAwayError} when it does not say them in time */
async function revisionsIn({ store, storeRoot }: Places): Promise<string[]> {
  const late = new AbortController();
  const nothing = pause(patience, null, { signal: late.signal, ref: false }).catch(() => null);
  const paths = await Promise.race([store.list('revisions'), nothing]).finally(() => late.abort());
  if (paths) return paths;
  throw new StoreAwayError(`The store ${storeRoot} does not answer: it says nothing for ${patience / 1000} s.`);
}

/** A folder without a revision is one that is not mounted, where shells serve one. */
async function emptyTrouble({ storeRoot, shellUrls, fetchHealth }: Places): Promise<StoreAwayError | null> {
  const asked = shellUrls.map((url) => fetchHealth(url).then(({ revision }) => ({ url, revision })));
  const served = (await Promise.allSettled(asked)).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const [newest] = served.sort((one, other) => other.revision - one.revision);
  if (!newest || newest.revision === 0) return null;
  return new StoreAwayError(
    `The store ${storeRoot} has no revision, and ${newest.url} serves revision ${newest.revision}: its disk is away, or DATA_DIR or ASSET_STORE should name another.`,
  );
}

type Look = { paths: string[]; away: StoreAwayError | null };

async function lookAt(places: Places): Promise<Look> {
  try {
    const paths = await revisionsIn(places);
    return { paths, away: paths.length > 0 ? null : await emptyTrouble(places) };
  } catch (error) {
    if (error instanceof StoreAwayError) return { paths: [], away: error };
    throw error;
  }
}

/**
 * Why nothing is known of the store: it does not answer, or it is a folder without a revision while shells serve one. Null where
 * it answers.
 */
export async function storeTrouble(places: Places): Promise<StoreAwayError | null> {
  return (await lookAt(places)).away;
}

/** The store, or the copy that shells have while it is away or takes no writes; `paths` are the names of its revisions. */
export type Reached = { paths: readonly string[] } & (
  | { store: ReleaseStore; away: null }
  | { store: ShellCopy; away: StoreAwayError }
);

/** @throws {StoreAwayError} when the store is away and no shell answers, or it takes no writes and no shell answers either */
export async function reachStore(places: Places): Promise<Reached> {
  const { store: given, shellUrls, isTried } = places;
  const { paths, away: silent } = await lookAt(places);
  const unwritable = !silent && isTried ? await writeTrouble(given) : null;
  const away = silent ?? unwritable;
  if (!away) return { store: given, paths, away };
  try {
    const store = await ShellCopy.open(shellUrls, places, unwritable ? given : null);
    return { store, paths: await store.list('revisions'), away };
  } catch (error) {
    if (unwritable) throw new StoreUnwritableError(`${away.message} ${messageOf(error)}`, { cause: error });
    throw new StoreAwayError(`${away.message} ${messageOf(error)}`, { cause: error });
  }
}

import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { messageOf, StoreAwayError, StoreUnwritableError } from '../errors/release-error';
import type { ReleaseStore } from '../store/release-store';
import { sequenceOf } from '../store/store-paths';
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
  /** Of the configuration; absent where nobody looks for the keyring. */
  keys?: { trusted: string };
  /** The newest revision that this process saw of it before. */
  seen?: number;
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

/** The newest revision that a shell serves, and where; null where none answers. */
async function newestServed({ shellUrls, fetchHealth }: Places): Promise<{ url: string; revision: number } | null> {
  const asked = shellUrls.map((url) => fetchHealth(url).then(({ revision }) => ({ url, revision })));
  const served = (await Promise.allSettled(asked)).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  return served.sort((one, other) => other.revision - one.revision)[0] ?? null;
}

/** Versions lie there, or not even a keyring was made: then nothing was ever live, whoever is silent. */
async function isNew({ store, keys }: Places): Promise<boolean> {
  return (keys !== undefined && !existsSync(keys.trusted)) || (await store.list('remotes')).length > 0;
}

/**
 * `away`: the store does not answer, or is a folder without a revision that had or should have one: it is not mounted. `doubt`: it has
 * no revision and no version, and nobody says whether it should. Both null where it answers.
 */
export interface StoreTrouble {
  away: StoreAwayError | null;
  doubt: StoreAwayError | null;
}

const untroubled: StoreTrouble = { away: null, doubt: null };
const elsewhere = 'its disk is away, or DATA_DIR or ASSET_STORE should name another.';

/** Why a store has no revision. */
async function emptyTrouble(places: Places): Promise<StoreTrouble> {
  const { storeRoot, shellUrls, seen = 0 } = places;
  const served = await newestServed(places);
  const away = (that: string) => ({
    ...untroubled,
    away: new StoreAwayError(`The store ${storeRoot} has no revision, and ${that}: ${elsewhere}`),
  });
  if (served && served.revision > 0) return away(`${served.url} serves revision ${served.revision}`);
  if (seen > 0) return away(`it had revision ${seen} before`);
  if (served || (await isNew(places))) return untroubled;
  const silent = shellUrls.length > 0 ? `no shell answers at ${shellUrls.join(', ')}` : 'SHELL_URLS names no shell';
  const doubt = new StoreAwayError(
    `The store ${storeRoot} has no revision and no version, and ${silent}: nobody can tell whether nothing was ever live, or ${elsewhere}`,
    { shellsAreSilent: true },
  );
  return { ...untroubled, doubt };
}

type Look = StoreTrouble & { paths: string[] };

async function lookAt(places: Places): Promise<Look> {
  try {
    const paths = await revisionsIn(places);
    return { paths, ...(paths.length > 0 ? untroubled : await emptyTrouble(places)) };
  } catch (error) {
    if (error instanceof StoreAwayError) return { ...untroubled, paths: [], away: error };
    throw error;
  }
}

/** Why nothing is known of the store. */
export async function storeTrouble(places: Places): Promise<StoreTrouble> {
  const { away, doubt } = await lookAt(places);
  return { away, doubt };
}

/** The store, or the copy that shells have while it is away or takes no writes; `paths` are the names of its revisions. */
export type Reached = { paths: readonly string[] } & (
  | { store: ReleaseStore; away: null }
  | { store: ShellCopy; away: StoreAwayError }
);

/**
 * @throws {StoreAwayError} when the store is away and no shell answers, nobody can tell whether it is, or it takes no writes and no shell
 * answers either
 */
export async function reachStore(places: Places): Promise<Reached> {
  const { store: given, shellUrls, isTried } = places;
  const { paths, away: silent, doubt } = await lookAt(places);
  if (doubt) throw doubt;
  const unwritable = !silent && isTried ? await writeTrouble(given) : null;
  const away = silent ?? unwritable;
  if (!away) return { store: given, paths, away };
  try {
    const store = await ShellCopy.open(shellUrls, places, unwritable ? given : null);
    return { store, paths: await store.list('revisions'), away };
  } catch (error) {
    const said = `${away.message} ${messageOf(error)}`;
    if (unwritable) throw new StoreUnwritableError(said, { cause: error, shellsAreSilent: true });
    throw new StoreAwayError(said, { cause: error, shellsAreSilent: true });
  }
}

/** As `reachStore`, for a process that looks again and again: a store that it saw revisions of is not taken for a new one. */
export function rememberingReach(places: Places): (isTried?: boolean) => Promise<Reached> {
  let seen = 0;
  return async (isTried = false) => {
    const reached = await reachStore({ ...places, seen, isTried });
    seen = Math.max(seen, ...reached.paths.map((path) => sequenceOf(path) ?? 0));
    return reached;
  };
}

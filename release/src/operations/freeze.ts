import { isDeepStrictEqual } from 'node:util';
import { ReleaseError, RevisionMovedError } from '../errors/release-error';
import { type FreezeWindow, mostWindows, writeFreezes } from '../freeze/freeze-record';
import { isOver, readFreezes } from '../freeze/freezes';
import { requireRevisionKey } from '../keys/key-use';
import type { ReleaseKeys } from '../keys/signing-keys';
import { signingTime } from '../keys/signing-time';
import type { ReleaseStore } from '../store/release-store';
import { beijingTime } from '../text/short-time';
import { FREEZE_PATH } from '../store/store-paths';

export type Frozen = { windows: FreezeWindow[]; now: Date };

/** Of two who write at the same moment the later one has not seen what the other added. @throws {RevisionMovedError} then */
async function requireWritten(
  store: ReleaseStore,
  { trusted }: ReleaseKeys,
  windows: readonly FreezeWindow[],
): Promise<void> {
  if (isDeepStrictEqual(await readFreezes(store, trusted), windows)) return;
  throw new RevisionMovedError(
    'Somebody else changed the freezes at the same moment: look at npm run release -- freeze and decide again.',
  );
}

/** Signs the windows anew, without those that are over. */
async function replace(
  store: ReleaseStore,
  keys: ReleaseKeys,
  change: (windows: readonly FreezeWindow[], now: Date) => FreezeWindow[],
): Promise<Frozen> {
  const now = await signingTime(store);
  requireRevisionKey(keys, now.toISOString(), 'promote');
  const known = (await readFreezes(store, keys.trusted)).filter((window) => !isOver(window, now));
  const windows = change(known, now).sort((one, other) => (one.from < other.from ? -1 : 1));
  await store.replaceRecord(FREEZE_PATH, writeFreezes(now.toISOString(), windows, keys.signing));
  await requireWritten(store, keys, windows);
  return { windows, now };
}

/**
 * Adds a window in which nothing new goes live.
 * @throws {ReleaseError} for one that ends before it begins or is over
 */
export async function addFreeze(store: ReleaseStore, keys: ReleaseKeys, window: FreezeWindow): Promise<Frozen> {
  return replace(store, keys, (windows, now) => {
    if (window.until <= window.from)
      throw new ReleaseError(
        `A freeze ends after it has begun; this one would begin at ${beijingTime(window.from)} and end at ${beijingTime(window.until)}.`,
      );
    if (isOver(window, now))
      throw new ReleaseError(
        `The freeze would be over: it ends at ${beijingTime(window.until)}, and it is ${beijingTime(now.toISOString())}.`,
      );
    if (windows.length >= mostWindows)
      throw new ReleaseError(`${mostWindows} freezes are known, and no more are kept: end one with freeze --end.`);
    return [...windows, window];
  });
}

/** Takes every window away, also where the record is not believed: whoever signs it now is asked for nothing of it. */
export async function endAllFreezes(store: ReleaseStore, keys: ReleaseKeys): Promise<void> {
  const now = await signingTime(store);
  requireRevisionKey(keys, now.toISOString(), 'promote');
  await store.replaceRecord(FREEZE_PATH, writeFreezes(now.toISOString(), [], keys.signing));
}

/**
 * Takes a window away, by its place in the list, from 1; without one the only window.
 * @returns what is left, and what was taken away
 * @throws {ReleaseError} where there is none at this place, or several and nobody says which
 */
export async function endFreeze(
  store: ReleaseStore,
  keys: ReleaseKeys,
  place: number | undefined,
): Promise<Frozen & { ended: FreezeWindow }> {
  let ended: FreezeWindow | undefined;
  const left = await replace(store, keys, (windows) => {
    if (place === undefined && windows.length > 1)
      throw new ReleaseError(
        `${windows.length} freezes are known: say which, by its number in npm run release -- freeze.`,
      );
    ended = windows[(place ?? 1) - 1];
    if (!ended)
      throw new ReleaseError(
        windows.length === 0
          ? 'Nothing is frozen, now or later.'
          : `There is no freeze ${place ?? 1}; ${windows.length} are known.`,
      );
    return windows.filter((window) => window !== ended);
  });
  if (!ended) throw new ReleaseError('Nothing is frozen, now or later.');
  return { ...left, ended };
}

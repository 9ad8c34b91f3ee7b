import { messageOf, ReleaseError } from '../errors/release-error';
import type { TrustedKeys } from '../keys/signing-keys';
import type { ReleaseStore } from '../store/release-store';
import { FREEZE_PATH } from '../store/store-paths';
import { beijingTime } from '../text/short-time';
import { type FreezeWindow, parseFreezes } from './freeze-record';

/**
 * All windows of the record, past ones too, in the order of their beginnings.
 * @throws {ReleaseError} when the record is not believed or the store cannot be read
 */
export async function readFreezes(store: Pick<ReleaseStore, 'read'>, keys: TrustedKeys): Promise<FreezeWindow[]> {
  const file = await store.read(FREEZE_PATH);
  return file === null ? [] : parseFreezes(file, keys);
}

/** The clock of the store, by which windows are judged: that of this machine may be wrong, and stands in for one that does not answer. */
export async function freezeClock(store: Pick<ReleaseStore, 'clock'>): Promise<Date> {
  return store.clock().catch(() => new Date());
}

/** Whether it has begun and is not over. */
export function isRunning({ from, until }: FreezeWindow, now: Date): boolean {
  const moment = now.toISOString();
  return from <= moment && moment < until;
}

export function isOver({ until }: FreezeWindow, now: Date): boolean {
  return until <= now.toISOString();
}

/** `all sections from … until …, by li: 元旦保障` */
export function describeFreeze({ from, until, sections, by, reason }: FreezeWindow): string {
  const what = sections.length > 0 ? sections.join(', ') : 'all sections';
  return `${what} from ${beijingTime(from)} until ${beijingTime(until)}, by ${by}: ${reason}`;
}

/** The window that rests on one of these sections now. */
export function freezeOf(
  windows: readonly FreezeWindow[],
  names: readonly string[],
  now: Date,
): FreezeWindow | undefined {
  return windows.find(
    (window) =>
      isRunning(window, now) && (window.sections.length === 0 || names.some((name) => window.sections.includes(name))),
  );
}

/** What goes live in spite of a freeze says that this is meant. */
export interface Freezing {
  althoughFrozen?: boolean | undefined;
}

const goesOn =
  'Nothing was changed. A rollback is never frozen; --although-frozen goes on all the same, and the history says so.';

/**
 * Refuses to make something of these sections live in a window of theirs.
 * @returns whether one of them is frozen, and this is meant
 * @throws {ReleaseError} in a window, and where nobody knows whether there is one
 */
export async function requireNotFrozen(
  { store, keys, now }: { store: Pick<ReleaseStore, 'read'>; keys: TrustedKeys; now: Date },
  names: readonly string[],
  { althoughFrozen = false }: Freezing,
): Promise<boolean> {
  const windows = await readFreezes(store, keys).catch((error: unknown) => {
    if (althoughFrozen) return null;
    throw new ReleaseError(`Nobody knows whether releases are frozen. ${messageOf(error)} ${goesOn}`, { cause: error });
  });
  if (windows === null) return true;
  const met = freezeOf(windows, names, now);
  if (!met) return false;
  if (althoughFrozen) return true;
  throw new ReleaseError(`Frozen: ${describeFreeze(met)}. ${goesOn}`);
}

const meant = 'although frozen: ';

/** Whether a reason says that it is meant in spite of a freeze. */
export function saysFrozen(reason: string): boolean {
  return reason.startsWith(meant);
}

/** The reason of a revision, which says where it was made in spite of a freeze. */
export function frozenReason(reason: string, isFrozen: boolean): string {
  return isFrozen ? `${meant}${reason}`.slice(0, 500) : reason;
}

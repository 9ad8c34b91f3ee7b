import { type Head, readHeadToExtend } from '../chain/head';
import { ReleaseError, RevisionMovedError } from '../errors/release-error';
import type { ReleaseStore } from '../store/release-store';
import { undoTime } from '../keys/signing-time';
import { requireFirstRollback } from './second-rollback';
import type { Evidence, Revision } from '../chain/revision';
import { judgedAt, type ReleaseKeys } from '../keys/signing-keys';

export interface RollbackOptions {
  by: string;
  reason?: string | undefined;
  now?: Date;
  skipDamaged?: boolean | undefined;
  /** What the guard saw. */
  evidence?: Evidence | undefined;
  /** The newest revision that the operator saw; refused when there is another one by now. */
  seen?: number | undefined;
  /** Whoever asks knows that the section was rolled back within the hour. */
  again?: boolean | undefined;
  /** Whoever asks knows that the version to return to was taken back once. It is marked no longer then, and nothing else is. */
  althoughBad?: boolean | undefined;
}

/** What a rollback works on. */
export interface Site {
  store: ReleaseStore;
  keys: ReleaseKeys;
  head: Head;
  /** The newest revision. */
  current: Revision;
  /** The moment at which it is signed, and what is wrong with the clock of this machine, if anything. */
  now: Date;
  clockWarnings: string[];
}

/** What was shown and agreed to must still be so. */
function requireSeen({ revision }: Head, seen: number | undefined): void {
  if (seen === undefined || revision?.sequence === seen) return;
  throw new RevisionMovedError(
    `The revision moved: you saw revision ${seen}, and ${revision?.sequence ?? 0} is live by now, by ${revision?.by}: ${revision?.reason}. Nothing of yours was changed; look again.`,
  );
}

/**
 * What a rollback begins with. Keys are judged by the time at which it is signed, so that a wrong clock refuses no revision.
 * @throws {ReleaseError} where nothing is live, or not what was seen
 */
export async function openSite(store: ReleaseStore, given: ReleaseKeys, options: RollbackOptions): Promise<Site> {
  const { now, warnings } = await undoTime(store, options.now);
  const keys = judgedAt(given, now);
  const head = await readHeadToExtend(store, keys.trusted, options.skipDamaged ?? false);
  requireSeen(head, options.seen);
  if (!head.revision) throw new ReleaseError('Nothing is live yet, so there is nothing to roll back.');
  return { store, keys, head, current: head.revision, now, clockWarnings: warnings };
}

/** Asks before anything else, so that whoever is second learns of the first and not of what there is to return to. */
export async function requireMeant(site: Site, names: readonly string[], options: RollbackOptions): Promise<void> {
  const { store, keys, current, now } = site;
  const { again, althoughBad } = options;
  if (!again && !althoughBad) await requireFirstRollback(store, keys.trusted, names, { now, newest: current });
}

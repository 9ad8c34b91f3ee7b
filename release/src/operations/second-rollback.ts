import { badVersionsIn } from '../chain/bad-versions';
import { pastRevisions } from '../chain/past-revisions';
import { RolledBackAlreadyError } from '../errors/release-error';
import { shortTime } from '../text/short-time';
import type { ReleaseStore } from '../store/release-store';
import type { Revision } from '../chain/revision';
import type { TrustedKeys } from '../keys/signing-keys';

/** Whoever rolls a section back within so long of another rollback of it is asked, in milliseconds. */
const ASKED_WITHIN = 3_600_000;

/** A rollback of a section that is not an hour old. */
export interface RecentRollback {
  name: string;
  revision: Revision;
  /** The version that it took away; null where it marked nothing. */
  left: string | null;
}

function leftBy(revision: Revision, name: string): string | null {
  return badVersionsIn(revision).find(([one, , number]) => one === name && number === revision.sequence)?.[1] ?? null;
}

/** Those of the sections that were live in this revision as they are now: another version since ends the question. */
function unchangedOf(names: readonly string[], was: Revision, now: Revision): string[] {
  return names.filter((name) => was.remotes[name]?.version === now.remotes[name]?.version);
}

/**
 * The newest rollback of one of these sections within the hour before `now`, where what it left is live ever since: whatever was
 * promoted after it is judged for itself. One that is dated ahead counts.
 */
export async function recentRollback(
  store: ReleaseStore,
  keys: TrustedKeys,
  names: readonly string[],
  now: Date,
): Promise<RecentRollback | null> {
  const since = new Date(now.getTime() - ASKED_WITHIN).toISOString();
  let newest: Revision | undefined;
  let open = names;
  for await (const { revision } of pastRevisions(store, keys)) {
    if (!revision) continue;
    newest ??= revision;
    open = unchangedOf(open, revision, newest);
    if (revision.createdAt < since || open.length === 0) return null;
    const name = open.find((one) => revision.restores?.[one] !== undefined);
    if (name !== undefined) return { name, revision, left: leftBy(revision, name) };
  }
  return null;
}

function ago(revision: Revision, now: Date): string {
  const seconds = Math.max(0, Math.round((now.getTime() - Date.parse(revision.createdAt)) / 1000));
  return seconds < 120 ? `${seconds} s ago` : `${Math.round(seconds / 60)} minutes ago`;
}

/** `wang rolled mf-help back 3 s ago, from 1.1.0 to 1.0.0, in revision 6 (2026-11-30 01:02:03Z): 文档页打不开.` */
function describeRecent({ name, revision, left }: RecentRollback, now: Date): string {
  const { by, sequence, createdAt, reason, remotes } = revision;
  const way = `${left === null ? '' : `from ${left} `}to ${remotes[name]?.version ?? 'nothing'}`;
  const when = `in revision ${sequence} (${shortTime(createdAt)})`;
  return `${by} rolled ${name} back ${ago(revision, now)}, ${way}, ${when}: ${reason.replace(/\.$/, '')}.`;
}

/**
 * Two people who see the same broken section both type the command: the second would take back what the first returned to.
 * @throws {RolledBackAlreadyError} who rolled one of these sections back within the hour, when and why
 */
export async function requireFirstRollback(
  store: ReleaseStore,
  keys: TrustedKeys,
  names: readonly string[],
  { now, newest }: { now: Date; newest: Revision },
): Promise<void> {
  const recent = await recentRollback(store, keys, names, now);
  if (!recent) return;
  const { name, left } = recent;
  const undo = left === null ? '' : `; rollback ${name} --to ${left} --although-bad takes that rollback back`;
  throw new RolledBackAlreadyError(
    describeRecent(recent, now),
    `Nothing was changed. --again rolls ${name} back once more${undo}.`,
    newest.sequence,
  );
}

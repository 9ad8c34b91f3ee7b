import { badVersionsOnlyIn } from '../chain/bad-versions';
import { canaryLines } from '../chain/revision-difference';
import { sectionChanges } from '../chain/section-changes';
import { readNotes, type VersionNotes } from '../releases/version-notes';
import { type PastRevision, pastRevisions } from '../chain/past-revisions';
import type { ReleaseStore } from '../store/release-store';
import type { Evidence, GateSummary, Revision } from '../chain/revision';
import type { TrustedKeys } from '../keys/signing-keys';

export interface HistoryEntry {
  sequence: number;
  createdAt: string;
  by: string;
  reason: string;
  /** `mf-help 1.0.0 → 1.1.0`, one for each remote that this revision changed; `canary mf-help 1.2.0 at 5 %`. */
  changes: string[];
  /** `mf-help 1.1.0`: what this revision marked as bad, and from what it took the mark. */
  bad: string[];
  noLongerBad: string[];
  /** The notes of each version that this revision made live, in the order of `changes`. */
  versions: VersionNotes[];
  /** What the guard saw; null where somebody else decided. */
  evidence: Evidence | null;
  /** What was checked before it; absent where nothing was. */
  gate?: GateSummary;
  /** Why nothing was checked before it, where somebody said so. */
  ungated?: string;
  /** Who signed it as the second person; absent where one was enough. */
  approvedBy?: string;
  /**
   * The good revision before it, where it followed another one that cannot be read: `changes` and marks are since that one, and whose each
   * is, nobody can tell.
   */
  since?: number;
  /** Why the file is not accepted; null for a good one. */
  problem: string | null;
}

/** A revision and the good one before it, to compute the changes. */
interface Step {
  past: PastRevision;
  before: Revision | null;
  /** Whether it follows `before` itself. */
  isLinked: boolean;
}

/** The latest revisions, newest first. Reads one more than the limit, to compute the changes of the last. */
async function latestSteps(store: ReleaseStore, keys: TrustedKeys, limit: number): Promise<Step[]> {
  const steps: Step[] = [];
  let later: Step | undefined;
  for await (const past of pastRevisions(store, keys)) {
    if (past.revision && later) {
      later.before = past.revision;
      later.isLinked = later.past.revision?.previousHash === past.hash;
    }
    if (past.revision && steps.length === limit) break;
    if (steps.length === limit) continue;
    // What stands first follows nothing.
    const step = { past, before: null, isLinked: past.revision?.previousHash === null };
    steps.push(step);
    if (past.revision) later = step;
  }
  return steps;
}

/** What a revision marked as bad and what not any more, and since when that is told where it is not known to be its own. */
function marksOf({ past: { revision }, before, isLinked }: Step): Pick<HistoryEntry, 'bad' | 'noLongerBad' | 'since'> {
  if (!revision) return { bad: [], noLongerBad: [] };
  const marks = { bad: badVersionsOnlyIn(revision, before), noLongerBad: badVersionsOnlyIn(before, revision) };
  return isLinked ? marks : { ...marks, since: before?.sequence ?? 0 };
}

function gatingOf(revision: Revision | null): Pick<HistoryEntry, 'gate' | 'ungated' | 'approvedBy'> {
  const { gate, ungated, proposed } = revision ?? {};
  return {
    ...(gate && { gate }),
    ...(ungated !== undefined && { ungated }),
    ...(proposed && { approvedBy: proposed.approvedBy }),
  };
}

async function entryOf(store: ReleaseStore, keys: TrustedKeys, step: Step): Promise<HistoryEntry> {
  const { past, before } = step;
  const { sequence, revision, problem } = past;
  const { createdAt, by, reason } = revision ?? { createdAt: '', by: '', reason: '' };
  const changes = revision ? sectionChanges(before, revision) : [];
  const live = changes.filter((change) => change.kind === 'first' || change.kind === 'version');
  const versions = await Promise.all(live.map(({ name, version }) => readNotes(store, keys, name, version)));
  const descriptions = live.map(
    (change) => `${change.name} ${change.kind === 'version' ? change.from : '–'} → ${change.version}`,
  );
  const named = [...descriptions, ...canaryLines(changes)];
  const { evidence = null } = revision ?? {};
  return {
    sequence,
    createdAt,
    by,
    reason,
    changes: named,
    ...marksOf(step),
    versions,
    evidence,
    ...gatingOf(revision),
    problem,
  };
}

/** The latest revisions, newest first: who changed what, when and why, with the notes. */
export async function history(store: ReleaseStore, keys: TrustedKeys, limit: number): Promise<HistoryEntry[]> {
  const entries: HistoryEntry[] = [];
  for (const step of await latestSteps(store, keys, limit)) entries.push(await entryOf(store, keys, step));
  return entries;
}

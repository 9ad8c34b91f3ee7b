import { type PastRevision, pastRevisions } from './past-revisions';
import type { ReleaseStore } from './release-store';
import type { Revision } from './revision';
import type { TrustedKeys } from './signing-keys';

export interface HistoryEntry {
  sequence: number;
  createdAt: string;
  by: string;
  reason: string;
  /** `mf-help 1.0.0 → 1.1.0`, one for each remote that this revision changed. */
  changes: string[];
  /** Why the file is not accepted; null for a good one. */
  problem: string | null;
}

function changesBetween(before: Revision | null, after: Revision): string[] {
  return Object.entries(after.remotes).flatMap(([name, { version }]) => {
    const earlier = before?.remotes[name]?.version;
    return earlier === version ? [] : [`${name} ${earlier ?? '–'} → ${version}`];
  });
}

function entryOf({ sequence, revision, problem }: PastRevision): HistoryEntry {
  const { createdAt, by, reason } = revision ?? { createdAt: '', by: '', reason: '' };
  return { sequence, createdAt, by, reason, changes: revision ? changesBetween(null, revision) : [], problem };
}

/** The latest revisions, newest first: who changed what, when and why. */
export async function history(store: ReleaseStore, keys: TrustedKeys, limit: number): Promise<HistoryEntry[]> {
  const entries: HistoryEntry[] = [];
  let later: { entry: HistoryEntry; revision: Revision } | undefined;
  for await (const past of pastRevisions(store, keys)) {
    // What a revision changed is known once the good one before it is read, which may lie beyond the limit.
    if (past.revision && later) later.entry.changes = changesBetween(past.revision, later.revision);
    if (past.revision && entries.length === limit) break;
    if (entries.length === limit) continue;
    const entry = entryOf(past);
    entries.push(entry);
    if (past.revision) later = { entry, revision: past.revision };
  }
  return entries;
}

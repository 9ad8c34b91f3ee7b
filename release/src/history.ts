import { pastRevisions } from './past-revisions';
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

/** The latest revisions, newest first: who changed what, when and why. */
export async function history(store: ReleaseStore, keys: TrustedKeys, limit: number): Promise<HistoryEntry[]> {
  const entries: HistoryEntry[] = [];
  let later: { entry: HistoryEntry; revision: Revision } | undefined;
  for await (const { sequence, revision, problem } of pastRevisions(store, keys)) {
    if (later && revision) later.entry.changes = changesBetween(revision, later.revision);
    if (entries.length === limit) {
      if (revision) return entries;
      continue;
    }
    const { createdAt = '', by = '', reason = '' } = revision ?? {};
    const entry = { sequence, createdAt, by, reason, changes: revision ? changesBetween(null, revision) : [], problem };
    entries.push(entry);
    if (revision) later = { entry, revision };
  }
  return entries;
}

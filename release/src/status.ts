import { readHead } from './head';
import { pastRevisions } from './past-revisions';
import type { ReleaseStore } from './release-store';
import { listReleases } from './releases';
import type { LiveVersions, Revision } from './revision';
import type { TrustedKeys } from './signing-keys';

export interface RemoteStatus extends LiveVersions {
  name: string;
  /** When this version became live, and by which revision. */
  since: string;
  sinceRevision: number;
  /** Where a rollback without `--to` would lead; null when there was never another version. */
  rollbackTo: string | null;
  /** The version uploaded last, live or not. */
  newest: string | null;
}

export interface Status {
  /** The number of the newest good revision; 0 before the first. */
  revision: number;
  createdAt: string | null;
  by: string | null;
  reason: string | null;
  remotes: RemoteStatus[];
  /** Files after that revision which nobody accepts. */
  problems: string[];
}

type Past = Pick<RemoteStatus, 'since' | 'sinceRevision' | 'rollbackTo'>;

/** Walks backwards until every remote has met the version that it had before. */
async function readPast(store: ReleaseStore, keys: TrustedKeys, head: Revision): Promise<Map<string, Past>> {
  const past = new Map<string, Past>();
  const open = new Set(Object.keys(head.remotes));
  for await (const { revision } of pastRevisions(store, keys)) {
    if (open.size === 0) break;
    if (!revision || revision.sequence > head.sequence) continue;
    for (const name of open) {
      const version = revision.remotes[name]?.version;
      const earlier = past.get(name);
      if (version === head.remotes[name]?.version) {
        past.set(name, { since: revision.createdAt, sinceRevision: revision.sequence, rollbackTo: null });
      } else if (version && earlier) {
        past.set(name, { ...earlier, rollbackTo: version });
        open.delete(name);
      }
    }
  }
  return past;
}

const NO_PAST: Past = { since: '', sinceRevision: 0, rollbackTo: null };

/** What is live, since when, and where a rollback would lead. */
export async function status(store: ReleaseStore, keys: TrustedKeys): Promise<Status> {
  const { revision, problems } = await readHead(store, keys);
  const past = revision ? await readPast(store, keys, revision) : new Map<string, Past>();
  const releases = (await listReleases(store)).filter((release) => release.state === 'complete');
  const remotes = Object.entries(revision?.remotes ?? {}).map(([name, live]) => ({
    name,
    ...live,
    ...(past.get(name) ?? NO_PAST),
    newest: releases.find((release) => release.name === name)?.version ?? null,
  }));
  return {
    revision: revision?.sequence ?? 0,
    createdAt: revision?.createdAt ?? null,
    by: revision?.by ?? null,
    reason: revision?.reason ?? null,
    remotes,
    problems: problems.map((problem) => problem.reason),
  };
}

import { describeGap } from '../chain/chain-gaps';
import { readHead } from '../chain/head';
import { pastRevisions } from '../chain/past-revisions';
import type { ReleaseStore } from '../store/release-store';
import { listReleases } from '../releases/releases';
import type { LiveVersions, Revision } from '../chain/revision';
import type { TrustedKeys } from '../keys/signing-keys';
import { openProposals, type WaitingProposal } from './open-proposals';
import { type TakenBack, takenBackOf } from './taken-back';
import { WayBack } from '../chain/way-back';
import { readNotes } from '../releases/version-notes';

export interface RemoteStatus extends LiveVersions {
  name: string;
  /** When and with which revision this version became live. */
  since: string;
  sinceRevision: number;
  /** The target of a rollback without `--to`; null when there is none that nobody took back. */
  rollbackTo: string | null;
  /** The latest upload, live or not. */
  newest: string | null;
  /** What was taken back, the latest first. */
  bad: TakenBack[];
  /** The notes of the live version; empty if it has none or cannot be read. */
  notes: string[];
}

export interface Status {
  /** The number of the newest good revision; 0 before the first. */
  revision: number;
  createdAt: string | null;
  by: string | null;
  reason: string | null;
  remotes: RemoteStatus[];
  /** What a second person can approve now. */
  proposals: WaitingProposal[];
  /** Holes in the chain, and refused files after that revision. */
  problems: string[];
}

type Past = Pick<RemoteStatus, 'since' | 'sinceRevision' | 'rollbackTo'>;

const NO_PAST: Past = { since: '', sinceRevision: 0, rollbackTo: null };

/** What is being learnt of one remote. */
class RemotePast {
  readonly past: Past = { ...NO_PAST };
  private readonly way: WayBack;
  private isSinceFound = false;

  constructor(
    private readonly name: string,
    private readonly newest: Revision,
  ) {
    this.way = new WayBack(name, newest);
  }

  /** One earlier revision; true once there is nothing more to learn. */
  meet(revision: Revision): boolean {
    const isLive = revision.remotes[this.name]?.version === this.newest.remotes[this.name]?.version;
    this.isSinceFound ||= !isLive;
    if (!this.isSinceFound) Object.assign(this.past, { since: revision.createdAt, sinceRevision: revision.sequence });
    this.past.rollbackTo ??= this.way.meet(revision) ?? null;
    return this.past.rollbackTo !== null;
  }
}

/** Walks backwards until the version before the live one is found for every remote. */
async function readPast(store: ReleaseStore, keys: TrustedKeys, head: Revision): Promise<Map<string, Past>> {
  const remotes = new Map(Object.keys(head.remotes).map((name) => [name, new RemotePast(name, head)]));
  const open = new Set(remotes.keys());
  for await (const { revision } of pastRevisions(store, keys)) {
    if (open.size === 0) break;
    if (!revision || revision.sequence > head.sequence) continue;
    for (const name of open) if (remotes.get(name)?.meet(revision)) open.delete(name);
  }
  return new Map([...remotes].map(([name, { past }]) => [name, past]));
}

function about(revision: Revision | null): Pick<Status, 'revision' | 'createdAt' | 'by' | 'reason'> {
  if (!revision) return { revision: 0, createdAt: null, by: null, reason: null };
  const { sequence, createdAt, by, reason } = revision;
  return { revision: sequence, createdAt, by, reason };
}

/** What is live, since when, and the target of a rollback. */
export async function status(store: ReleaseStore, keys: TrustedKeys): Promise<Status> {
  const head = await readHead(store, keys);
  const { revision, problems, gaps } = head;
  const past = revision ? await readPast(store, keys, revision) : new Map<string, Past>();
  const releases = (await listReleases(store)).filter((release) => release.state === 'complete');
  const remotes = Object.entries(revision?.remotes ?? {}).map(async ([name, live]) => ({
    name,
    ...live,
    ...(past.get(name) ?? NO_PAST),
    newest: releases.find((release) => release.name === name)?.version ?? null,
    bad: await takenBackOf(store, keys, revision, { name }),
    notes: (await readNotes(store, keys, name, live.version)).notes,
  }));
  return {
    ...about(revision),
    remotes: await Promise.all(remotes),
    proposals: (await openProposals(store, keys, head)).proposals,
    problems: [...gaps.map(describeGap), ...problems.map((problem) => problem.reason)],
  };
}

import type { KeyEntry } from '../../key-entry';
import { pastRevisions } from '../../past-revisions';
import type { ReleaseStore } from '../../release-store';
import { type Revision, revisionHash } from '../../revision';
import { signerOf, type TrustedKeys } from '../../signing-keys';
import { revisionPath } from '../../store-paths';
import { type Change, changesOf } from './changes';

/** One link of the chain as the page shows it. */
export interface ChainEntry {
  sequence: number;
  /** Null when the file is refused; `problem` then says why. */
  revision: Revision | null;
  problem: string | null;
  /** SHA-256 of the file. */
  hash: string;
  changes: Change[];
  signer: KeyEntry | null;
}

/** More than anybody reads; a store with so many revisions in a day is a loop of some script. */
const MOST_ENTRIES = 400;

export interface Extent {
  /** At least so many. */
  least: number;
  /** And all since then, with the one that was the newest at that moment. */
  since: Date;
  /** No newer ones than this number. */
  upTo?: number;
}

function isEnough(entries: readonly ChainEntry[], { least, since }: Extent): boolean {
  const good = entries.filter(({ revision }) => revision !== null);
  // One more than is shown: what changed is known against the one before.
  if (good.length <= least) return false;
  const last = good.at(-2)?.revision;
  return (
    (last !== undefined && last !== null && Date.parse(last.createdAt) < since.getTime()) ||
    entries.length > MOST_ENTRIES
  );
}

/** The end of the chain, newest first; the last of them knows its changes only if it is the first revision of all. */
export async function readChain(store: ReleaseStore, keys: TrustedKeys, extent: Extent): Promise<ChainEntry[]> {
  const entries: ChainEntry[] = [];
  let later: ChainEntry | undefined;
  for await (const { sequence, revision, problem } of pastRevisions(store, keys)) {
    if (sequence > (extent.upTo ?? Number.POSITIVE_INFINITY)) continue;
    const hash = revisionHash((await store.read(revisionPath(sequence))) ?? Buffer.alloc(0));
    const signer = revision ? (signerOf(keys, revision.signature) ?? null) : null;
    const entry: ChainEntry = { sequence, revision, problem, hash, changes: [], signer };
    entries.push(entry);
    if (!revision) continue;
    if (later?.revision) later.changes = changesOf(revision, later.revision);
    later = entry;
    if (isEnough(entries, extent)) return entries.slice(0, -1);
  }
  if (later?.revision) later.changes = changesOf(null, later.revision);
  return entries;
}

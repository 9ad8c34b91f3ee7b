import type { KeyEntry } from '@site/release/keys/key-entry';
import { type PastRevision, pastRevisions } from '@site/release/chain/past-revisions';
import type { ReleaseStore } from '@site/release/store/release-store';
import { type Revision, revisionHash } from '@site/release/chain/revision';
import { signerOf, type TrustedKeys } from '@site/release/keys/signing-keys';
import { revisionPath } from '@site/release/store/store-paths';
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

async function entryOf(store: ReleaseStore, keys: TrustedKeys, past: PastRevision): Promise<ChainEntry> {
  const hash = revisionHash((await store.read(revisionPath(past.sequence))) ?? Buffer.alloc(0));
  const signer = past.revision ? (signerOf(keys, past.revision.signature) ?? null) : null;
  return { ...past, hash, changes: [], signer };
}

/** Each good entry changed what the good one before it had. */
function withChanges(entries: ChainEntry[]): ChainEntry[] {
  let later: ChainEntry | undefined;
  for (const entry of entries) {
    if (!entry.revision) continue;
    if (later?.revision) later.changes = changesOf(entry.revision, later.revision);
    later = entry;
  }
  if (later?.revision) later.changes = changesOf(null, later.revision);
  return entries;
}

/** The end of the chain, newest first. */
export async function readChain(store: ReleaseStore, keys: TrustedKeys, extent: Extent): Promise<ChainEntry[]> {
  const { upTo = Number.POSITIVE_INFINITY } = extent;
  const entries: ChainEntry[] = [];
  for await (const past of pastRevisions(store, keys)) {
    if (past.sequence > upTo) continue;
    entries.push(await entryOf(store, keys, past));
    // The last one only says what changed in the one after it.
    if (past.revision && isEnough(entries, extent)) return withChanges(entries).slice(0, -1);
  }
  return withChanges(entries);
}

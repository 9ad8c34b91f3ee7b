import { revisionNumbers } from './head';
import { messageOf } from './release-error';
import type { ReleaseStore } from './release-store';
import { parseRevision, type Revision } from './revision';
import type { TrustedKeys } from './signing-keys';
import { revisionPath } from './store-paths';

/** One file of the chain; `revision` is null when it is damaged, and `problem` then describes the damage. */
export interface PastRevision {
  sequence: number;
  revision: Revision | null;
  problem: string | null;
}

/** The chain from newest to oldest, read lazily: most callers stop early. */
export async function* pastRevisions(store: ReleaseStore, keys: TrustedKeys): AsyncGenerator<PastRevision> {
  for (const sequence of (await revisionNumbers(store)).reverse()) {
    const file = await store.read(revisionPath(sequence));
    try {
      const revision = file && parseRevision(file, sequence, keys);
      yield { sequence, revision, problem: null };
    } catch (error) {
      yield { sequence, revision: null, problem: messageOf(error) };
    }
  }
}

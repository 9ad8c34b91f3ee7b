import type { MemoryStore } from '../store/memory-store';
import { readNewest } from '../chain/revision-chain';
import { revisionPath } from '../store/store-paths';
import { sampleChain } from './sample-chain';
import { freshKeys } from './sample-release';

export const keys = freshKeys();

/** So many good revisions, signed by `keys`. */
export const chain = (length: number) => sampleChain(keys.signing, length);

export function fileOf(store: MemoryStore, sequence: number): Buffer {
  return store.readSync(revisionPath(sequence)) ?? Buffer.alloc(0);
}

/** What a reader that is at revision `from` finds. */
export function newestIn(store: MemoryStore, from: number) {
  const { revision, problems } = readNewest(store, keys.trusted, from);
  return { sequence: revision?.sequence ?? null, problems: problems.map((problem) => problem.reason) };
}

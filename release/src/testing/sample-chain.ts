import { MemoryStore } from '../store/memory-store';
import { type RevisionBody, revisionHash, writeRevision } from '../chain/revision';
import type { SigningKey } from '../keys/signing-keys';
import { revisionPath } from '../store/store-paths';

/** A revision that makes `mf-help 1.0.<sequence>` live. */
export function sampleRevision(
  sequence: number,
  previousHash: string | null,
  version = `1.0.${sequence}`,
): RevisionBody {
  const remotes = { 'mf-help': { version, canaryVersion: null, canaryShare: 0 } };
  return { sequence, previousHash, createdAt: '2026-11-21T08:00:00.000Z', by: 'lin', reason: 'a test', remotes };
}

/** Adds good revisions behind those that are there, up to `last`; `version` is what all of them make live. */
export function extendChain(store: MemoryStore, key: SigningKey, last: number, version?: string): MemoryStore {
  const numbers = [...store.files.keys()].map((path) => Number(path.slice(-13, -5)));
  const newest = Math.max(0, ...numbers);
  const before = store.readSync(revisionPath(newest));
  let hash = before && revisionHash(before);
  for (let sequence = newest + 1; sequence <= last; sequence += 1) {
    const { file } = writeRevision(sampleRevision(sequence, hash, version), key);
    store.files.set(revisionPath(sequence), file);
    hash = revisionHash(file);
  }
  return store;
}

/** A store with a good chain of revisions, 1 to `length`, and nothing else. */
export function sampleChain(key: SigningKey, length: number, version?: string): MemoryStore {
  return extendChain(new MemoryStore(), key, length, version);
}

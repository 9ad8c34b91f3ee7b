import { revisionNumbers } from './head';
import { messageOf } from '../errors/release-error';
import type { ReleaseStore } from '../store/release-store';
import { parseRevision, type Revision, revisionHash } from './revision';
import { fetchRevision } from './revision-file';
import { isPromotion, readAhead, ruleFault } from './revision-rules';
import type { TrustedKeys } from '../keys/signing-keys';

/** One file of the chain; `revision` is null when it is refused, and `problem` then says why. */
export interface PastRevision {
  sequence: number;
  revision: Revision | null;
  problem: string | null;
  /** SHA-256 of its file; absent where that is no file, or longer than a revision. */
  hash?: string;
}

/** The chain from newest to oldest, read lazily: most callers stop early. */
export async function* pastRevisions(store: ReleaseStore, keys: TrustedKeys): AsyncGenerator<PastRevision> {
  const files = new Map<string, Buffer | null>();
  for (const sequence of (await revisionNumbers(store)).reverse()) {
    const { file, refused } = await fetchRevision(store, sequence);
    if (refused !== null) {
      yield { sequence, revision: null, problem: refused };
      continue;
    }
    try {
      const revision = file && parseRevision(file, sequence, keys);
      const problem = revision && (await readAhead(store, files, (reader) => ruleFault(reader, keys, revision)));
      yield { sequence, revision: problem ? null : revision, problem, ...(file && { hash: revisionHash(file) }) };
    } catch (error) {
      yield { sequence, revision: null, problem: messageOf(error) };
    }
  }
}

/** The newest revision that may make something new live in which the version was live, and so what a rollback key may return to. */
export async function promotionOf(
  store: ReleaseStore,
  keys: TrustedKeys,
  name: string,
  version: string,
): Promise<Revision | null> {
  for await (const { revision } of pastRevisions(store, keys)) {
    if (!revision || !isPromotion(keys, revision)) continue;
    if (revision.remotes[name]?.version === version) return revision;
  }
  return null;
}

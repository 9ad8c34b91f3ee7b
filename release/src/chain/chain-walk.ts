import type { ReleaseStore } from '../store/release-store';
import { type Revision, revisionHash } from './revision';
import { type Link, linkBehind, readNext } from './revision-chain';
import { fetchRevision } from './revision-file';
import { readAhead } from './revision-rules';
import type { TrustedKeys } from '../keys/signing-keys';
import { revisionPath } from '../store/store-paths';

/** One file of the chain. */
export interface ChainStep {
  sequence: number;
  /** SHA-256 of the file; empty for what is no file, or longer than a revision. */
  hash: string;
  /** Null when the file is refused. */
  revision: Revision | null;
  /** Why it is refused, as a sentence; empty for a good one. */
  reason: string;
  /** Whether it is of a trusted key and under its number, whatever its place in the chain. */
  signed: boolean;
}

/** Files kept while a chain is walked: as many as judging one can ask for. */
const KEPT_FILES = 64;

/** What lies under these numbers; those of nothing are left out. */
async function* filesAt(store: Pick<ReleaseStore, 'read'>, numbers: readonly number[]) {
  for (const sequence of numbers) {
    const { file, refused } = await fetchRevision(store, sequence);
    if (file || refused !== null) yield { sequence, file, refused: refused ?? '' };
  }
}

/**
 * Judges the files with these ascending numbers, one after the other (revision-chain.ts). After a hole or
 * a damaged file the signature alone decides; a file of another history does not move the link.
 */
export async function* walkChain(
  store: Pick<ReleaseStore, 'read'>,
  keys: TrustedKeys,
  numbers: readonly number[],
): AsyncGenerator<ChainStep> {
  const files = new Map<string, Buffer | null>();
  const first = numbers[0] ?? 1;
  let link = await readAhead(store, files, (reader) => linkBehind(reader, first - 1, keys));
  let before = first - 1;
  for await (const { sequence, file, refused } of filesAt(store, numbers)) {
    if (!file) {
      yield { sequence, hash: '', revision: null, reason: refused, signed: false };
      continue;
    }
    if (files.size > KEPT_FILES) files.clear();
    files.set(revisionPath(sequence), file);
    const from: Link = sequence > before + 1 ? { ...link, certain: false } : link;
    const { revision, reason } = await readAhead(store, files, (reader) =>
      readNext(reader, file, sequence, keys, from),
    );
    const hash = revisionHash(file);
    link = revision && !reason ? { hash, certain: true } : { ...from, certain: from.certain && revision !== null };
    before = sequence;
    yield { sequence, hash, revision: reason ? null : revision, reason, signed: revision !== null };
  }
}

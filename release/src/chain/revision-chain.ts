import type { RefusedRevisions } from './refused-revisions';
import { messageOf } from '../errors/release-error';
import type { SyncReader } from '../store/release-store';
import { parseRevision, type Revision, revisionHash } from './revision';
import { openRevision } from './revision-file';
import { ruleFault } from './revision-rules';
import type { TrustedKeys } from '../keys/signing-keys';

/** A revision file that was refused, with the reason. */
export interface RevisionProblem {
  sequence: number;
  reason: string;
}

export interface NewestRevision {
  /** The newest good revision after the given one; null when there is none. */
  revision: Revision | null;
  /** SHA-256 of its file. */
  hash: string | null;
  problems: RevisionProblem[];
}

/** The hash that the next revision must name as its predecessor; not certain after a damaged or missing file. */
export interface Link {
  hash: string | null;
  certain: boolean;
}

/** What precedes the first revision. */
export const CHAIN_START: Link = { hash: null, certain: true };

/** A revision may be refused although its file is good: `reason` then says why. */
interface Reading {
  revision: Revision | null;
  reason: string;
}

function readRevision(file: Buffer, sequence: number, keys: TrustedKeys): Reading {
  try {
    return { revision: parseRevision(file, sequence, keys), reason: '' };
  } catch (error) {
    return { revision: null, reason: messageOf(error) };
  }
}

/** The link behind a file; a missing or damaged one leaves the next revision to its signature. */
export function linkBehind(reader: SyncReader, sequence: number, keys: TrustedKeys): Link {
  if (sequence === 0) return CHAIN_START;
  const { file } = openRevision(reader, sequence);
  if (!file) return { hash: null, certain: false };
  const { revision } = readRevision(file, sequence, keys);
  return { hash: revisionHash(file), certain: revision !== null && ruleFault(reader, keys, revision) === null };
}

/** As `linkBehind`; a good file other than the one that the reader accepted under its number leads nowhere. */
function linkFrom(store: SyncReader, keys: TrustedKeys, sequence: number, accepted: string | undefined): Link {
  const link = linkBehind(store, sequence, keys);
  return link.certain && accepted !== undefined ? { hash: accepted, certain: true } : link;
}

/**
 * Judges a file of the chain: form, signature, number, link, and what its key may do. A validly signed file with another
 * predecessor comes from a second site with the same key, or a forged history.
 */
export function readNext(reader: SyncReader, file: Buffer, sequence: number, keys: TrustedKeys, link: Link): Reading {
  const { revision, reason } = readRevision(file, sequence, keys);
  if (!revision) return { revision, reason };
  if (link.certain && revision.previousHash !== link.hash) {
    const foreign = `Revision ${sequence} belongs to another history: it does not follow the one before it.`;
    return { revision, reason: foreign };
  }
  return { revision, reason: ruleFault(reader, keys, revision) ?? '' };
}

type Source = { store: SyncReader; keys: TrustedKeys; refused: RefusedRevisions | undefined };
/** `hash` is that of the file; null where nothing was read. */
type Judged = Reading & { hash: string | null };

/** A file that is there and was not refused before; null when there is none, or when enough was read. */
function judgeNext({ store, keys, refused }: Source, sequence: number, linkBefore: () => Link): Judged | null {
  if (refused && !refused.mayRead(sequence)) return null;
  const { file, refused: why } = openRevision(store, sequence);
  if (why !== null) return { revision: null, reason: why, hash: null };
  return file && { ...readNext(store, file, sequence, keys, linkBefore()), hash: revisionHash(file) };
}

function look(source: Source, sequence: number, linkBefore: () => Link): Judged | null {
  const { refused } = source;
  const known = refused?.reasonOf(sequence);
  if (known !== undefined) return { revision: null, reason: known, hash: null };
  const judged = judgeNext(source, sequence, linkBefore);
  if (judged?.revision === null) refused?.add(sequence, judged.reason);
  return judged;
}

/**
 * Reads `fromSequence` + 1, + 2 … from the store and nothing else, so that a poll costs one failed open.
 * A revision must name the hash of the last good one; only if the file before it is damaged is the signature
 * enough, so that one bad file cannot block all that follow. `revision` null means: no change. `accepted` is the hash of
 * the revision `fromSequence` that the reader took in. With `refused` a poll reads a bounded number of files, each once.
 */
export function readNewest(
  store: SyncReader,
  keys: TrustedKeys,
  fromSequence: number,
  accepted?: string,
  refused?: RefusedRevisions,
): NewestRevision {
  const newest: NewestRevision = { revision: null, hash: null, problems: [] };
  let link: Link | undefined;
  let isDamaged = false;
  // Read only for a file that is to be judged: a poll that finds what it knows reads nothing.
  const linkBefore = (): Link => {
    link ??= linkFrom(store, keys, fromSequence, accepted);
    return isDamaged ? { ...link, certain: false } : link;
  };
  refused?.begin(fromSequence);
  for (let sequence = fromSequence + 1; ; sequence += 1) {
    const judged = look({ store, keys, refused }, sequence, linkBefore);
    if (!judged) return newest;
    const { revision, reason, hash } = judged;
    if (revision && !reason) {
      link = { hash, certain: true };
      isDamaged = false;
      Object.assign(newest, { revision, hash });
      continue;
    }
    newest.problems.push({ sequence, reason });
    if (!revision) isDamaged = true;
  }
}

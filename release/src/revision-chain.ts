import { messageOf } from './release-error';
import type { SyncReader } from './release-store';
import { parseRevision, type Revision, revisionHash } from './revision';
import { ruleFault } from './revision-rules';
import type { TrustedKeys } from './signing-keys';
import { revisionPath } from './store-paths';

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

/** The hash that the next revision must name as its predecessor; `null` at the start or after a damaged file. */
interface Link {
  hash: string | null;
  certain: boolean;
}

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

function linkFrom(store: SyncReader, keys: TrustedKeys, sequence: number): Link {
  if (sequence === 0) return { hash: null, certain: true };
  const file = store.readSync(revisionPath(sequence));
  if (!file) return { hash: null, certain: false };
  const { revision } = readRevision(file, sequence, keys);
  return { hash: revisionHash(file), certain: revision !== null && ruleFault(store, keys, revision) === null };
}

/** A validly signed file with another predecessor comes from a second site with the same key, or a forged history. */
function readNext(file: Buffer, sequence: number, keys: TrustedKeys, link: Link): Reading {
  const reading = readRevision(file, sequence, keys);
  if (!reading.revision || !link.certain || reading.revision.previousHash === link.hash) return reading;
  return {
    ...reading,
    reason: `Revision ${sequence} belongs to another history: it does not follow the one before it.`,
  };
}

/**
 * Reads `fromSequence` + 1, + 2 … from the store and nothing else, so that a poll costs one failed open.
 * A revision must name the hash of the last good one; only if the file before it is damaged is the signature
 * enough, so that one bad file cannot block all that follow. `revision` null means: no change.
 */
export function readNewest(store: SyncReader, keys: TrustedKeys, fromSequence: number): NewestRevision {
  const newest: NewestRevision = { revision: null, hash: null, problems: [] };
  let link: Link | undefined;
  for (let sequence = fromSequence + 1; ; sequence += 1) {
    const file = store.readSync(revisionPath(sequence));
    if (!file) return newest;
    link ??= linkFrom(store, keys, fromSequence);
    const reading = readNext(file, sequence, keys, link);
    const { revision } = reading;
    const reason = reading.reason || (revision && ruleFault(store, keys, revision));
    if (revision && !reason) {
      link = { hash: revisionHash(file), certain: true };
      Object.assign(newest, { revision, hash: link.hash });
      continue;
    }
    newest.problems.push({ sequence, reason: reason ?? '' });
    if (!revision) link = { ...link, certain: false };
  }
}

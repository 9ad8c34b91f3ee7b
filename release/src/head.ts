import { requireRevisionKey } from './key-use';
import { ReleaseError, RevisionMovedError } from './release-error';
import type { ReleaseStore } from './release-store';
import { type LiveVersions, type Revision, type RevisionBody, writeRevision } from './revision';
import { type RevisionProblem, readNewest } from './revision-chain';
import { readAhead } from './revision-rules';
import type { ReleaseKeys, TrustedKeys } from './signing-keys';
import { revisionPath, sequenceOf } from './store-paths';

/** The end of the chain, as read without a known revision. */
export interface Head {
  /** The newest good revision; null before the first. */
  revision: Revision | null;
  hash: string | null;
  nextSequence: number;
  /** Files with higher numbers than `revision` that were not accepted. */
  problems: RevisionProblem[];
}

/** How many files are read to find the newest good one; more only when all of these are bad. */
const LOOK_BACK = 32;

export async function revisionNumbers(store: ReleaseStore): Promise<number[]> {
  const numbers = (await store.list('revisions')).map(sequenceOf);
  return numbers.filter((number) => number !== null).sort((a, b) => a - b);
}

/** The start of the last run of numbers without a gap: reading + 1, + 2 … from there reaches the highest. */
function walkStart(numbers: number[], earliest: number): number {
  const present = new Set(numbers);
  let start = numbers.at(-1) ?? 0;
  while (start > earliest && present.has(start)) start -= 1;
  return start;
}

async function readFrom(store: ReleaseStore, keys: TrustedKeys, start: number, highest: number): Promise<Head> {
  // Null: what comes after the highest is not looked at.
  const files = new Map<string, Buffer | null>([[revisionPath(highest + 1), null]]);
  for (let sequence = Math.max(start, 1); sequence <= highest; sequence += 1) {
    const path = revisionPath(sequence);
    files.set(path, await store.read(path));
  }
  const newest = await readAhead(store, files, (reader) => readNewest(reader, keys, start));
  const from = newest.revision?.sequence ?? 0;
  const problems = newest.problems.filter((problem) => problem.sequence > from);
  return { revision: newest.revision, hash: newest.hash, nextSequence: highest + 1, problems };
}

/** For a start without a snapshot and for commands. A running shell uses `readNewest`. */
export async function readHead(store: ReleaseStore, keys: TrustedKeys): Promise<Head> {
  const numbers = await revisionNumbers(store);
  const highest = numbers.at(-1) ?? 0;
  const head = await readFrom(store, keys, walkStart(numbers, Math.max(0, highest - LOOK_BACK)), highest);
  if (head.revision || highest <= LOOK_BACK) return head;
  return readFrom(store, keys, walkStart(numbers, 0), highest);
}

/**
 * The head that a new revision may follow. A bad file at the end is refused unless the operator passes --skip-damaged:
 * building on the revision before it would silently undo its changes.
 */
export async function readHeadToExtend(store: ReleaseStore, keys: TrustedKeys, skipDamaged: boolean): Promise<Head> {
  const head = await readHead(store, keys);
  const problem = head.problems.at(-1);
  if (!problem || skipDamaged) return head;
  const base = head.revision ? `revision ${head.revision.sequence}` : 'an empty site';
  throw new ReleaseError(`${problem.reason} Restore that file, or add --skip-damaged to continue from ${base}.`);
}

export interface Authorship {
  by: string;
  reason: string;
  now: Date;
  /** Of a rollback: see `Revision`. */
  restores?: Record<string, number> | undefined;
}

/** Creates the next revision. Of several writers with the same head exactly one succeeds. */
export async function appendRevision(
  store: ReleaseStore,
  keys: ReleaseKeys,
  head: Head,
  remotes: Record<string, LiveVersions>,
  { by, reason, now, restores }: Authorship,
): Promise<Revision> {
  const sequence = head.nextSequence;
  // Dates of a chain never go back, whatever the clocks of two operators say.
  const createdAt = [now.toISOString(), head.revision?.createdAt ?? ''].sort().at(-1) ?? '';
  requireRevisionKey(keys, createdAt);
  const body: RevisionBody = { sequence, previousHash: head.hash, createdAt, by, reason, remotes };
  if (restores) body.restores = restores;
  const { file, revision } = writeRevision(body, keys.signing);
  if (await store.putFile(revisionPath(sequence), file)) return revision;
  throw new RevisionMovedError(
    `The revision moved: somebody created revision ${sequence} meanwhile, and nothing of yours was changed. ` +
      'Look at status and run the command again.',
  );
}

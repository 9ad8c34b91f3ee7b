import { isAhead } from './dates';
import { type Gap, gapsIn } from './chain-gaps';
import { walkChain } from './chain-walk';
import { requireRevisionKey } from '../keys/key-use';
import type { RefusedRevisions } from './refused-revisions';
import { ReleaseError, revisionMoved } from '../errors/release-error';
import type { ReleaseStore } from '../store/release-store';
import { type LiveVersions, type Revision, parseRevision, type RevisionBody, writeRevision } from './revision';
import type { RevisionProblem } from './revision-chain';
import { readAhead, ruleFault } from './revision-rules';
import { judgedAt, type ReleaseKeys, type TrustedKeys } from '../keys/signing-keys';
import { revisionPath, sequenceOf } from '../store/store-paths';

/** The end of the chain, as read without a known revision. */
export interface Head {
  /** The newest good revision; null before the first. */
  revision: Revision | null;
  hash: string | null;
  nextSequence: number;
  /** Files with higher numbers than `revision` that were not accepted. */
  problems: RevisionProblem[];
  /** Holes below the highest number; every revision is complete, so a hole hides history and not what is live. */
  gaps: Gap[];
}

export async function revisionNumbers(store: ReleaseStore): Promise<number[]> {
  const numbers = (await store.list('revisions')).map(sequenceOf);
  return numbers.filter((number) => number !== null).sort((a, b) => a - b);
}

/** How many files are looked at, from the end; more only when none of them is good. */
const LOOK_BACK = [1, 32, Number.POSITIVE_INFINITY];

type End = Pick<Head, 'revision' | 'hash' | 'problems'>;
type Source = { store: ReleaseStore; keys: TrustedKeys; refused: RefusedRevisions | undefined };

async function newestOf({ store, keys, refused }: Source, numbers: readonly number[]): Promise<End> {
  let end: End = { revision: null, hash: null, problems: [] };
  const noted = refused?.noting({ read: (path) => store.read(path) }) ?? store;
  for await (const { sequence, revision, hash, reason, signed } of walkChain(noted, keys, numbers)) {
    if (!signed) refused?.add(sequence, reason);
    if (revision) end = { revision, hash, problems: [] };
    else end.problems.push({ sequence, reason });
  }
  return end;
}

/** The numbers of files that were refused before and stand behind the newest good revision. */
function knownProblems({ refused }: Source, numbers: readonly number[], { revision }: End): RevisionProblem[] {
  return numbers.flatMap((sequence) => {
    const reason = sequence > (revision?.sequence ?? 0) ? refused?.reasonOf(sequence) : undefined;
    return reason === undefined ? [] : [{ sequence, reason }];
  });
}

/**
 * The newest good revision. Lists the names once and reads three files, the newest and the two that it is judged by, however
 * long the chain is; more only where those are damaged. For the start of a shell and for commands; a running shell uses
 * `readNewest`. What is `refused` already counts as unreadable and is not read again.
 */
export async function readHead(store: ReleaseStore, keys: TrustedKeys, refused?: RefusedRevisions): Promise<Head> {
  const source = { store, keys, refused };
  const numbers = await revisionNumbers(store);
  const known = new Set(numbers.filter((sequence) => refused?.reasonOf(sequence) !== undefined));
  const open = numbers.filter((sequence) => !known.has(sequence));
  let end: End = { revision: null, hash: null, problems: [] };
  for (const count of LOOK_BACK) {
    end = await newestOf(source, open.slice(-count));
    if (end.revision || count >= open.length) break;
  }
  const problems = [...end.problems, ...knownProblems(source, [...known], end)].sort((a, b) => a.sequence - b.sequence);
  return { ...end, problems, nextSequence: (numbers.at(-1) ?? 0) + 1, gaps: gapsIn(numbers) };
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

/** Who, why and when, and what `Revision` says of the fields of its kind; without `bad` the marks stay as they are. */
export interface Authorship
  extends Partial<Pick<Revision, 'restores' | 'bad' | 'settles' | 'gate' | 'ungated' | 'evidence' | 'proposed'>> {
  by: string;
  reason: string;
  now: Date;
  /** That it is a way back, which a full disk does not hold up. */
  isUndo?: boolean;
}

/** What readers would refuse is not written: it would stand at the end of the chain and be in the way. */
async function requireAcceptable(store: ReleaseStore, { trusted }: ReleaseKeys, revision: Revision): Promise<void> {
  const fault = await readAhead(store, new Map(), (reader) => ruleFault(reader, trusted, revision));
  if (fault) throw new ReleaseError(`No shell would accept this, so nothing was written. ${fault}`);
}

/** `wang (文档页打不开)`, who was faster; undefined when that cannot be read. */
function authorOf(file: Buffer, sequence: number, keys: TrustedKeys): string | undefined {
  try {
    const { by, reason } = parseRevision(file, sequence, keys);
    return `${by} (${reason.replace(/\.$/, '')})`;
  } catch {
    return undefined;
  }
}

/** The clocks of two operators differ by seconds, and dates do not go back by so little; what is far ahead is not followed. */
function dateAfter({ revision }: Head, now: Date): string {
  const before = revision && !isAhead(revision, now) ? revision.createdAt : '';
  return [now.toISOString(), before].sort().at(-1) ?? '';
}

/** Creates the next revision. Of several writers with the same head exactly one succeeds. */
export async function appendRevision(
  store: ReleaseStore,
  keys: ReleaseKeys,
  head: Head,
  remotes: Record<string, LiveVersions>,
  { by, reason, now, isUndo = false, ...particulars }: Authorship,
): Promise<Revision> {
  const sequence = head.nextSequence;
  const createdAt = dateAfter(head, now);
  requireRevisionKey(keys, createdAt);
  const { bad = head.revision?.bad ?? {}, ...others } = particulars;
  const marks = Object.keys(bad).length > 0 ? { bad } : {};
  const body: RevisionBody = { sequence, previousHash: head.hash, createdAt, by, reason, remotes, ...marks, ...others };
  const { file, revision } = writeRevision(body, keys.signing);
  await requireAcceptable(store, judgedAt(keys, now), revision);
  if (await store.putFile(revisionPath(sequence), file, isUndo)) return revision;
  const winner = await store.read(revisionPath(sequence));
  if (winner) throw revisionMoved(sequence, authorOf(winner, sequence, keys.trusted));
  throw new ReleaseError(
    `${revisionPath(sequence)} cannot be written, because a folder of that name is in its place: remove it.`,
  );
}

import { badVersionsIn, takenBackIn } from './bad-versions';
import { isAhead } from './dates';
import { describeKey, type KeyEntry } from '../keys/key-entry';
import { wantsTwoKeys } from '../keys/key-use';
import { RefusedFileError } from '../errors/release-error';
import type { ReleaseStore, SyncReader } from '../store/release-store';
import { type LiveVersions, parseRevision, type Revision, revisionHash } from './revision';
import { openRevision } from './revision-file';
import { signerOf, type TrustedKeys } from '../keys/signing-keys';

/** How far back the revision is looked for that another one follows; also the most rollbacks in a row by a rollback key. */
const LOOK_BACK = 32;
/** Within so many revisions after it a wrong date has to be settled. */
const LOOK_AHEAD = 500;

type Good = { revision: Revision; hash: string };
type Source = { reader: SyncReader; keys: TrustedKeys };

function readable({ reader, keys }: Source, sequence: number): Good | null {
  const { file } = openRevision(reader, sequence);
  try {
    return file && { revision: parseRevision(file, sequence, keys), hash: revisionHash(file) };
  } catch {
    return null;
  }
}

/**
 * Whether a revision may make something new live and stands alone: of a promote key, and where two are wanted, of two. What one
 * promote key signs then is judged as what a rollback key signs, so that no way back waits for a second person.
 */
export function isPromotion(keys: TrustedKeys, { signature, sequence, proposed }: Revision): boolean {
  if (signerOf(keys, signature)?.role !== 'promote') return false;
  return proposed !== undefined || !wantsTwoKeys(keys, sequence);
}

function isLeft(revision: Revision, before: Revision, name: string, version: string): boolean {
  return before.remotes[name]?.version === version && revision.remotes[name]?.version !== version;
}

function same(one: LiveVersions | undefined, other: LiveVersions | undefined): boolean {
  return (
    one?.version === other?.version &&
    one?.canaryVersion === other?.canaryVersion &&
    one?.canaryShare === other?.canaryShare
  );
}

/** Whether the revision says in which one of a promote key this very version was live, and it was. */
function restoreFault(source: Source, { sequence, restores }: Revision, name: string, version: string): string | null {
  const number = restores?.[name];
  if (number === undefined || number >= sequence) return `it names no earlier revision with ${name} ${version}`;
  const named = readable(source, number)?.revision;
  if (named && isPromotion(source.keys, named) && named.remotes[name]?.version === version) return null;
  return `revision ${number}, which it names for ${name} ${version}, did not make that live`;
}

/** What a revision of a promote key says that it follows; that key vouches for it. */
function followedBy(source: Source, { sequence, previousHash }: Revision): Revision | undefined {
  for (let number = sequence - 1; number > 0 && number >= sequence - LOOK_BACK; number -= 1) {
    const one = readable(source, number);
    if (one?.hash === previousHash) return one.revision;
  }
  return undefined;
}

/** Whether the revision of a promote key that it names added the remote, which had this version then. */
function dropFault(source: Source, { restores }: Revision, name: string, version: string): string | null {
  const added = readable(source, restores?.[name] ?? 0)?.revision;
  const isPromoted = added && isPromotion(source.keys, added) && added.remotes[name]?.version === version;
  const before = isPromoted && followedBy(source, added);
  return before && !before.remotes[name] ? null : `it drops ${name}`;
}

/** What a rollback key did to one remote beyond ending its canary or making live what a promote key made live once. */
function changeFault(source: Source, revision: Revision, name: string, before: Revision): string | null {
  const live = revision.remotes[name];
  const earlier = before.remotes[name];
  if (!live) return earlier ? dropFault(source, revision, name, earlier.version) : null;
  if (live.canaryVersion !== null || live.canaryShare !== 0)
    return `it ${earlier?.canaryVersion ? 'changes the' : 'begins a'} canary of ${name}`;
  const onlyEndsCanary = live.version === earlier?.version;
  return onlyEndsCanary ? null : restoreFault(source, revision, name, live.version);
}

/** A rollback key marks as bad what it leaves, and nothing else; it takes the mark from what it makes live alone. */
function markFault(revision: Revision, before: Revision): string | null {
  const added = badVersionsIn(revision).find(
    ([name, version, number]) =>
      takenBackIn(before, name, version) !== number &&
      (number !== revision.sequence || !isLeft(revision, before, name, version)),
  );
  if (added) return `it marks ${added[0]} ${added[1]} as bad, which it does not leave`;
  const lost = badVersionsIn(before).find(
    ([name, version]) =>
      takenBackIn(revision, name, version) === undefined && revision.remotes[name]?.version !== version,
  );
  return lost ? `it takes the mark from ${lost[0]} ${lost[1]}, which it does not make live` : null;
}

/** The rules of a rollback key, against the revision that it has to follow. */
function rollbackFault(source: Source, revision: Revision, before: Good | null): string | null {
  if (!before || revision.previousHash !== before.hash) return 'it does not follow the last good revision';
  const names = new Set([...Object.keys(revision.remotes), ...Object.keys(before.revision.remotes)]);
  const changed = [...names].filter((name) => !same(revision.remotes[name], before.revision.remotes[name]));
  const fault = changed.map((name) => changeFault(source, revision, name, before.revision)).find(Boolean);
  return fault ?? markFault(revision, before.revision);
}

function faultAfter(source: Source, revision: Revision, before: Good | null): string | null {
  const fault = isPromotion(source.keys, revision) ? null : rollbackFault(source, revision, before);
  const key = signerOf(source.keys, revision.signature);
  if (!fault || !key) return fault;
  return key.role === 'promote'
    ? `${fault}, and from revision ${source.keys.twoKeysFrom} on that takes the keys of two persons`
    : `${fault}, and ${describeKey(key)} only returns to what was live`;
}

/**
 * The newest good revision before a number. One by a rollback key is good only after what it follows, so those in a row
 * are judged from the promotion before them on; in the usual chain that is one file.
 */
function goodBefore(source: Source, sequence: number): Good | null {
  const row: Good[] = [];
  for (let number = sequence - 1; number > 0 && number >= sequence - LOOK_BACK; number -= 1) {
    const one = readable(source, number);
    if (one) row.unshift(one);
    if (one && isPromotion(source.keys, one.revision)) break;
  }
  let before: Good | null = null;
  for (const one of row) if (!faultAfter(source, one.revision, before)) before = one;
  return before;
}

/**
 * Whether a later revision says that the date of this one is wrong. Only a key that signs beyond that date can say so: one that has
 * expired could otherwise void every date after its end.
 */
function isSettled(source: Source, { sequence, createdAt }: Revision): boolean {
  for (let number = sequence + 1; number <= sequence + LOOK_AHEAD; number += 1) {
    const later = readable(source, number)?.revision;
    const key = later?.settles?.includes(sequence) ? signerOf(source.keys, later.signature) : undefined;
    if (key?.role === 'promote' && createdAt <= key.signsUntil) return true;
  }
  return false;
}

function clockOf({ keys }: Source): Date {
  return keys.at ?? new Date();
}

/** Whether it may be dated after a moment, by a look that costs little and trusts nothing. */
function saysLater({ reader }: Source, sequence: number, moment: string): boolean {
  const { file } = openRevision(reader, sequence);
  const date = file && /"createdAt": "([^"]*)"/.exec(file.toString('latin1'))?.[1];
  return Boolean(date && date > moment);
}

/** A revision before this one that is dated after a moment, and whose date neither the clock here disputes nor who settled it. */
function laterBefore(source: Source, { sequence }: Revision, moment: string): Revision | undefined {
  for (let number = sequence - 1; number > 0 && number >= sequence - LOOK_BACK; number -= 1) {
    const one = saysLater(source, number, moment) ? readable(source, number)?.revision : undefined;
    if (one && !isAhead(one, clockOf(source)) && !isSettled(source, one)) return one;
  }
  return undefined;
}

/** The keys by which a revision is good. */
function signersOf({ keys }: Source, { signature, proposed }: Revision): KeyEntry[] {
  const signatures = proposed ? [signature, proposed.signature] : [signature];
  return signatures.map((one) => signerOf(keys, one)).filter((key) => key !== undefined);
}

/**
 * Whether a key signed after its end and wrote a date before it. What speaks against that date are those before it: a key that
 * has not expired by the clock here can have signed now, whatever is dated ahead of it, so that no wrong date blocks an undo.
 */
function backdatingFault(source: Source, revision: Revision): string | null {
  const now = clockOf(source).toISOString();
  const key = signersOf(source, revision).find(({ signsUntil }) => now > signsUntil);
  if (!key) return null;
  const later = laterBefore(source, revision, key.signsUntil);
  return (
    (later &&
      `it follows revision ${later.sequence} of ${later.createdAt}, and ${describeKey(key)} signed until ${key.signsUntil}`) ??
    null
  );
}

/**
 * What makes a revision with a good signature void, as a sentence; null when nothing does: its key had expired when it was signed,
 * whatever date it gave, or a rollback key signed more than a return to what a promote key made live. Reads the one before it and
 * what it names, so that a reader of the newest revision alone can ask (docs/architecture.md#keys). Numbers and links give the
 * order of revisions; a date that goes back is an alarm and no fault.
 */
export function ruleFault(reader: SyncReader, keys: TrustedKeys, revision: Revision): string | null {
  const source = { reader, keys };
  const fault =
    faultAfter(source, revision, goodBefore(source, revision.sequence)) ?? backdatingFault(source, revision);
  return fault && `Revision ${revision.sequence} is refused: ${fault}.`;
}

/** What is refused for its kind or length is judged as what is not there. */
async function readOrNull(store: Pick<ReleaseStore, 'read'>, path: string): Promise<Buffer | null> {
  try {
    return await store.read(path);
  } catch (error) {
    if (error instanceof RefusedFileError) return null;
    throw error;
  }
}

/** Runs synchronous reading on a store that is read asynchronously: again after each file that it asks for. */
export async function readAhead<T>(
  store: Pick<ReleaseStore, 'read'>,
  files: Map<string, Buffer | null>,
  read: (reader: SyncReader) => T,
): Promise<T> {
  for (;;) {
    let missing: string | undefined;
    const readSync = (path: string) => {
      const file = files.get(path);
      if (file !== undefined) return file;
      missing = path;
      throw new Error(`${path} is not read yet.`);
    };
    try {
      return read({ readSync });
    } catch (error) {
      if (missing === undefined) throw error;
      files.set(missing, await readOrNull(store, missing));
    }
  }
}

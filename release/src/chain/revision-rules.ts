import { describeKey } from '../keys/key-entry';
import { RefusedFileError } from '../errors/release-error';
import type { ReleaseStore, SyncReader } from '../store/release-store';
import { type LiveVersions, parseRevision, type Revision, revisionHash } from './revision';
import { openRevision } from './revision-file';
import { signerOf, type TrustedKeys } from '../keys/signing-keys';

/** How far back the revision is looked for that another one follows; also the most rollbacks in a row by a rollback key. */
const LOOK_BACK = 32;

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

function isPromotion(keys: TrustedKeys, { signature }: Revision): boolean {
  return signerOf(keys, signature)?.role === 'promote';
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

/** What a rollback key did to one remote beyond ending its canary or making live what a promote key made live once. */
function changeFault(source: Source, revision: Revision, name: string, before: Revision): string | null {
  const live = revision.remotes[name];
  const earlier = before.remotes[name];
  if (!live || !earlier) return `it ${live ? 'adds' : 'drops'} ${name}`;
  if (live.canaryVersion !== null || live.canaryShare !== 0)
    return `it ${earlier.canaryVersion === null ? 'begins a' : 'changes the'} canary of ${name}`;
  const onlyEndsCanary = live.version === earlier.version;
  return onlyEndsCanary ? null : restoreFault(source, revision, name, live.version);
}

/** The rules of a rollback key, against the revision that it has to follow. */
function rollbackFault(source: Source, revision: Revision, before: Good | null): string | null {
  if (!before || revision.previousHash !== before.hash) return 'it does not follow the last good revision';
  const names = new Set([...Object.keys(revision.remotes), ...Object.keys(before.revision.remotes)]);
  const changed = [...names].filter((name) => !same(revision.remotes[name], before.revision.remotes[name]));
  return changed.map((name) => changeFault(source, revision, name, before.revision)).find(Boolean) ?? null;
}

function faultAfter(source: Source, revision: Revision, before: Good | null): string | null {
  if (before && revision.createdAt < before.revision.createdAt) {
    return `it is dated ${revision.createdAt}, before revision ${before.revision.sequence}`;
  }
  const fault = isPromotion(source.keys, revision) ? null : rollbackFault(source, revision, before);
  const key = signerOf(source.keys, revision.signature);
  return fault && key ? `${fault}, and ${describeKey(key)} only returns to what was live` : fault;
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
 * What makes a revision with a good signature void, as a sentence; null when nothing does: it is dated before the one it
 * comes after, or a rollback key signed more than a return to what a promote key made live. Reads the one before it and
 * what it names, so that a reader of the newest revision alone can ask (docs/architecture.md#keys).
 */
export function ruleFault(reader: SyncReader, keys: TrustedKeys, revision: Revision): string | null {
  const source = { reader, keys };
  const fault = faultAfter(source, revision, goodBefore(source, revision.sequence));
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

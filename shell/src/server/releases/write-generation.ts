import { randomUUID } from 'node:crypto';
import { linkSync, writeFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as otherTurns } from 'node:timers/promises';
import type { FileStore } from '@site/release/store/file-store';
import { readListedSync } from '@site/release/releases/listed-file';
import { readManifest } from '@site/release/releases/manifest-signature';
import { messageOf, ReleaseError } from '@site/release/errors/release-error';
import type { TrustedKeys } from '@site/release/keys/signing-keys';
import { writeSynced } from '@site/release/store/write-synced';
import { MANIFEST_FILE, releaseFolder, revisionPath, SIGNATURE_FILE } from '@site/release/store/store-paths';
import { isRunning } from '@site/shared/process/is-running';
import type { ReleaseFile, ReleaseManifest } from '@site/shared/contract/release-manifest';
import type { AcceptedRevision } from './accepted-revision';

/** `.draft-<process>-<uuid>`: an unfinished or a replaced folder. */
function draftName(): string {
  return `.draft-${process.pid}-${randomUUID()}`;
}

/** Whether a folder was left by a process that has ended. A process that begins has none of its own. */
export function isLeftover(name: string): boolean {
  const owner = Number(/^\.draft-(\d+)-/.exec(name)?.[1]);
  if (!owner || owner === process.pid) return Boolean(owner);
  return !isRunning(owner);
}

export type Contents = { accepted: AcceptedRevision; versions: Record<string, string> };

type Writing = {
  /** Where the bytes may come from: the store, then local copies. */
  sources: readonly FileStore[];
  keys: TrustedKeys;
  /** The folder that is replaced: of what it has already, the new one gets a second name instead of a second copy. */
  replaced: FileStore;
  draft: string;
};

async function writeOriginal(target: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  await writeSynced(target, bytes);
}

function goodBytes(store: FileStore, manifest: ReleaseManifest, listed: ReleaseFile): Buffer | null {
  try {
    return readListedSync(store, manifest, listed).good;
  } catch {
    return null;
  }
}

/** The original bytes, or none: what is copied has passed the check of the store. At once, see docs/measured.md#copies. */
function copyFile(writing: Writing, manifest: ReleaseManifest, listed: ReleaseFile): void {
  const { sources, replaced, draft } = writing;
  const file = `${releaseFolder(manifest.name, manifest.version)}/${listed.path}`;
  const target = path.join(draft, file);
  if (goodBytes(replaced, manifest, listed)) return linkSync(path.join(replaced.root, file), target);
  for (const source of sources) {
    const bytes = goodBytes(source, manifest, listed);
    // What a power cut leaves unwritten is found by its hash; the other generation was written long before.
    if (bytes) return writeFileSync(target, bytes);
  }
  throw new ReleaseError(`no good copy of ${file} is in reach`);
}

/** The first source whose manifest passes. @throws {ReleaseError} why the last one does not */
function manifestIn({ sources, keys }: Writing, name: string, version: string): [FileStore, ReleaseManifest] {
  let last: unknown;
  for (const source of sources)
    try {
      return [source, readManifest(source, name, version, keys)];
    } catch (error) {
      last = error;
    }
  throw last;
}

async function copyRelease(writing: Writing, name: string, version: string): Promise<void> {
  const [source, manifest] = manifestIn(writing, name, version);
  const folder = releaseFolder(name, version);
  const folders = new Set(manifest.files.map((file) => path.dirname(path.join(writing.draft, folder, file.path))));
  for (const one of folders) await mkdir(one, { recursive: true });
  for (const listed of manifest.files) {
    copyFile(writing, manifest, listed);
    // A file takes a tenth of a millisecond; visitors come in between.
    await otherTurns();
  }
  for (const file of [SIGNATURE_FILE, MANIFEST_FILE]) {
    const bytes = source.readSync(`${folder}/${file}`);
    if (bytes) await writeOriginal(path.join(writing.draft, folder, file), bytes);
  }
}

/**
 * Replaces a generation by the copies of a set: written aside, and given its name when it is whole, so that the one before
 * is there until then.
 * @throws {ReleaseError} what cannot be copied; the generation before stays
 */
export async function writeGeneration(
  { accepted, versions }: Contents,
  replaced: FileStore,
  { sources, keys }: Pick<Writing, 'sources' | 'keys'>,
): Promise<void> {
  const folder = path.dirname(replaced.root);
  const [draft, old] = [path.join(folder, draftName()), path.join(folder, draftName())];
  try {
    for (const [file, bytes] of [
      ...accepted.evidence,
      [revisionPath(accepted.revision.sequence), accepted.file] as const,
    ])
      await writeOriginal(path.join(draft, file), bytes);
    for (const [name, version] of Object.entries(versions))
      await copyRelease({ sources, keys, replaced, draft }, name, version);
    await rename(replaced.root, old).catch(() => undefined);
    await rename(draft, replaced.root);
  } catch (error) {
    throw new ReleaseError(
      `The local copy of revision ${accepted.revision.sequence} cannot be written: ${messageOf(error)}.`,
    );
  } finally {
    for (const leftover of [draft, old]) await rm(leftover, { recursive: true, force: true });
  }
}

import { ReleaseError } from '../errors/release-error';
import type { ReleaseStore } from '../store/release-store';
import { readReservation } from './reservation';
import { checkName, MANIFEST_FILE, PRUNED_FILE, releaseFolder, SHELL_NAME } from '../store/store-paths';

/** `half-written`: the upload was interrupted or still runs; `pruned`: removed, its number is never used again. */
export type ReleaseState = 'complete' | 'half-written' | 'pruned';

export interface StoredRelease {
  name: string;
  version: string;
  state: ReleaseState;
  /** When and by whom the upload was started; empty when unknown. */
  publishedAt: string;
  publishedBy: string;
  /** Number of files in the folder. */
  files: number;
}

const FOLDER = /^(?:remotes\/([a-z0-9-]{1,40})|(shell))\/([^/]+)\/(.+)$/;

function stateOf(files: Set<string>): ReleaseState {
  if (files.has(PRUNED_FILE)) return 'pruned';
  return files.has(MANIFEST_FILE) ? 'complete' : 'half-written';
}

async function foldersIn(store: ReleaseStore): Promise<Map<string, Set<string>>> {
  const folders = new Map<string, Set<string>>();
  for (const path of [...(await store.list('remotes')), ...(await store.list(SHELL_NAME))]) {
    const [, remote, shell, version, file] = FOLDER.exec(path) ?? [];
    if (!version || !file) continue;
    const key = `${remote ?? shell} ${version}`;
    folders.set(key, (folders.get(key) ?? new Set()).add(file));
  }
  return folders;
}

function latestFirst(a: StoredRelease, b: StoredRelease): number {
  if (a.publishedAt !== b.publishedAt) return a.publishedAt < b.publishedAt ? 1 : -1;
  return b.version.localeCompare(a.version, 'en', { numeric: true });
}

/** All versions of all remotes and of the shell, latest upload first. */
export async function listReleases(store: ReleaseStore): Promise<StoredRelease[]> {
  const releases: StoredRelease[] = [];
  for (const [key, files] of await foldersIn(store)) {
    const [name = '', version = ''] = key.split(' ');
    const reservation = await readReservation(store, name, version).catch(() => null);
    const { createdAt = '', by = '' } = reservation ?? {};
    releases.push({ name, version, state: stateOf(files), publishedAt: createdAt, publishedBy: by, files: files.size });
  }
  return releases.sort(latestFirst);
}

function listed(names: string[]): string {
  return names.length ? names.slice(0, 10).join(', ') + (names.length > 10 ? ' …' : '') : 'none';
}

async function explainAbsence(store: ReleaseStore, name: string, version: string): Promise<string> {
  const complete = (await listReleases(store)).filter((release) => release.state === 'complete');
  const own = complete.filter((release) => release.name === name).map((release) => release.version);
  if (own.length) return `${name} has no version ${version}; published are: ${listed(own)}.`;
  return `Nothing of ${name} is published; the store has releases of: ${listed(await sectionsIn(store))}.`;
}

/** Sections of which something is published. */
async function sectionsIn(store: ReleaseStore): Promise<string[]> {
  const complete = [...(await foldersIn(store))].filter(([, files]) => stateOf(files) === 'complete');
  const names = new Set(complete.map(([key]) => key.split(' ', 1)[0] ?? ''));
  return [...names].filter((name) => name !== SHELL_NAME).sort();
}

/** @throws {ReleaseError} for a name under which nothing was ever published, which is a slip */
export async function requireSection(store: ReleaseStore, name: string): Promise<void> {
  checkName(name);
  const known = await sectionsIn(store);
  if (known.includes(name)) return;
  throw new ReleaseError(`There is no section ${name}; the store has releases of: ${listed(known)}.`);
}

/** Refuses a version that cannot be made live, and says why. */
export async function requireRelease(store: ReleaseStore, name: string, version: string): Promise<void> {
  checkName(name);
  if (name === SHELL_NAME) {
    throw new ReleaseError('The shell is not promoted: each shell process serves the version that it was built as.');
  }
  const folder = releaseFolder(name, version);
  if (await store.read(`${folder}/${PRUNED_FILE}`)) {
    throw new ReleaseError(`${name} ${version} was pruned: its files are gone and its number is not used again.`);
  }
  if (await store.read(`${folder}/${MANIFEST_FILE}`)) return;
  if ((await store.list(folder)).length === 0) throw new ReleaseError(await explainAbsence(store, name, version));
  throw new ReleaseError(`${name} ${version} is half-written: its upload never ended. Publish it again.`);
}

import { type Dirent, chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What a process makes from now on is closed to every other user: files 0600, folders 0700. */
export function keepFilesPrivate(): void {
  process.umask(0o077);
}

/** A file that other users may open. The message is for operators. */
export class OpenToOthers extends Error {
  override name = 'OpenToOthers';
}

/** Rights of group and others. */
const others = 0o077;

/** Windows has no modes; a file that a running service has just removed is open to nobody. */
function modeOf(path: string): number {
  if (process.platform === 'win32') return 0;
  return (lstatSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o777;
}

function itemsOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** The folder and everything in it, which need not exist; what a link leads to is none of it. */
function* pathsIn(folder: string): Generator<string> {
  yield folder;
  for (const item of itemsOf(folder)) {
    const path = join(folder, item.name);
    if (item.isDirectory()) yield* pathsIn(path);
    else if (!item.isSymbolicLink()) yield path;
  }
}

function firstOpen(folder: string, places: readonly string[]): string | undefined {
  if (modeOf(folder) & others) return folder;
  for (const place of places) for (const path of pathsIn(place)) if (modeOf(path) & others) return path;
  return undefined;
}

/**
 * Refuses a data folder that another user could read (docs/faults.md F52): the folder itself, and `places` in it whole.
 * @throws {OpenToOthers} naming the first such file, its mode and the mend
 */
export function requirePrivateFiles(folder: string, places: readonly string[]): void {
  const open = firstOpen(folder, places);
  if (open === undefined) return;
  const mode = modeOf(open).toString(8).padStart(4, '0');
  throw new OpenToOthers(
    `${open} has the mode ${mode}, so that other users of this machine may open it; run: chmod -R go-rwx ${folder}`,
  );
}

/** Takes the rights of other users from a folder and everything in it; returns how many had some. */
export function closeFiles(folder: string): number {
  let closed = 0;
  for (const path of pathsIn(folder)) {
    const mode = modeOf(path);
    if ((mode & others) === 0) continue;
    chmodSync(path, mode & ~others);
    closed++;
  }
  return closed;
}

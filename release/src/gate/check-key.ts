import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildFolders } from '../releases/built-release';
import type { ReleaseStore } from '../store/release-store';
import { MANIFEST_FILE, releaseFolder } from '../store/store-paths';

/** Of a build of the shell: what checks, what renders, and the list of what browsers get. */
const CHECKER_FILES = ['server/check.cjs', 'server/render.cjs', 'release.json'];

function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    // Part of what is hashed: without the file the key is another.
    return Buffer.alloc(0);
  }
}

function hashOf(parts: readonly Buffer[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(createHash('sha256').update(part).digest());
  return hash.digest('hex').slice(0, 32);
}

/** What checks and what renders, of every build of the shell beside the check. */
function checkerFiles(checkFile: string): Buffer[] {
  return buildFolders(dirname(dirname(checkFile))).flatMap((folder) =>
    CHECKER_FILES.map((file) => bytesOf(join(folder, file))),
  );
}

/** Stands for what every look at a page depends on, whatever release it is of: the shell and the checker, in 32 hex digits. */
export function checkerKey(checkFile: string): string {
  return hashOf(checkerFiles(checkFile));
}

async function manifestOf(store: ReleaseStore, name: string, version: string): Promise<Buffer> {
  return (await store.read(`${releaseFolder(name, version)}/${MANIFEST_FILE}`)) ?? Buffer.alloc(0);
}

/** The addresses of a release, as text; those of one that cannot be read are none. */
function routesIn(manifest: Buffer): string {
  try {
    const { routes } = JSON.parse(manifest.toString()) as { routes?: unknown };
    return JSON.stringify(routes ?? []);
  } catch {
    return '';
  }
}

/** Stands for what other sections have to do with a release: an address that one takes over is not lost, and links lead to them. */
async function othersOf(
  store: ReleaseStore,
  versions: Readonly<Record<string, string>>,
  name: string,
): Promise<Buffer> {
  const others = Object.entries(versions)
    .filter(([other]) => other !== name)
    .sort();
  const routes = others.map(
    async ([other, version]) => `${other} ${routesIn(await manifestOf(store, other, version))}`,
  );
  return Buffer.from((await Promise.all(routes)).join('\n'));
}

/**
 * Stands for everything that a report depends on: the release with the hashes of its files, the addresses of the others that would be live
 * beside it, the shell, and the checker, in 32 hex digits.
 * @param versions remote → version of everything that would be live
 */
export async function checkKey(
  store: ReleaseStore,
  checkFile: string,
  versions: Readonly<Record<string, string>>,
  name: string,
): Promise<string> {
  const own = await manifestOf(store, name, versions[name] ?? '');
  return hashOf([own, await othersOf(store, versions, name), ...checkerFiles(checkFile)]);
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ReleaseStore } from '../store/release-store';
import { MANIFEST_FILE, releaseFolder } from '../store/store-paths';

/** Of the shell's build: what checks, what renders, and the list of what browsers get. */
const CHECKER_FILES = ['check.cjs', 'render.cjs', '../release.json'];

function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    // Part of what is hashed: without the file the key is another.
    return Buffer.alloc(0);
  }
}

/**
 * Stands for everything that a report depends on: the release with the hashes of its files, the shell, and the checker, in 32
 * hex digits.
 */
export async function checkKey(
  store: ReleaseStore,
  checkFile: string,
  { name, version }: { name: string; version: string },
): Promise<string> {
  const hash = createHash('sha256');
  const manifest = await store.read(`${releaseFolder(name, version)}/${MANIFEST_FILE}`);
  const parts = [manifest ?? Buffer.alloc(0), ...CHECKER_FILES.map((file) => bytesOf(join(dirname(checkFile), file)))];
  for (const part of parts) hash.update(createHash('sha256').update(part).digest());
  return hash.digest('hex').slice(0, 32);
}

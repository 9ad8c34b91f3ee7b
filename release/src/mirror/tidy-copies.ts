import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '../store/file-store';
import { MANIFEST_FILE } from '../store/store-paths';

/** As long as the store keeps old versions at the least; what is asked for later is copied anew. */
const keepDays = 30;
const day = 24 * 3_600_000;

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

/** Every folder of a release: `remotes/<name>/<version>` and `shell/<version>`. */
async function releaseFolders({ root }: FileStore): Promise<string[]> {
  const remotes = (await namesIn(join(root, 'remotes'))).map((name) => `remotes/${name}`);
  const all = await Promise.all(
    [...remotes, 'shell'].map(async (folder) => (await namesIn(join(root, folder))).map((one) => `${folder}/${one}`)),
  );
  return all.flat();
}

/** Removes releases that were copied more than 30 days ago and are not to be kept; `kept` holds paths of their folders. */
export async function tidyCopies(local: FileStore, kept: ReadonlySet<string>, now = Date.now()): Promise<void> {
  for (const folder of await releaseFolders(local)) {
    const copied = await stat(join(local.root, folder, MANIFEST_FILE)).catch(() => undefined);
    const isOld = copied !== undefined && now - copied.mtimeMs > keepDays * day;
    if (isOld && !kept.has(folder)) await rm(join(local.root, folder), { recursive: true, force: true });
  }
}

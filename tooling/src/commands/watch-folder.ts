import { readdirSync, watch } from 'node:fs';
import path from 'node:path';

function foldersBelow(folder: string): string[] {
  const below = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [folder, ...below.flatMap(({ name }) => foldersBelow(path.join(folder, name)))];
}

/**
 * Tells of every file that is written, renamed or removed below a folder, in folders that are made later too. One watch
 * for each folder: Node's own recursive one on Linux loses a file that an editor replaces by another.
 * @returns what ends it
 */
export function watchFolder(root: string, changed: (file: string) => void): () => void {
  const watched = new Map<string, () => void>();
  const forget = (folder: string) => {
    watched.get(folder)?.();
    watched.delete(folder);
  };
  const follow = (start: string) => {
    for (const folder of foldersBelow(start).filter((one) => !watched.has(one))) {
      const watcher = watch(folder, (_, name) => {
        const file = path.join(folder, name ?? '');
        changed(file);
        followNew(file);
      });
      watcher.on('error', () => forget(folder));
      watched.set(folder, () => watcher.close());
    }
  };
  /** A folder that was made; a file, or what is gone already, has nothing to follow. */
  const followNew = (file: string) => {
    try {
      follow(file);
    } catch {
      forget(file);
    }
  };
  follow(root);
  return () => [...watched.keys()].forEach(forget);
}

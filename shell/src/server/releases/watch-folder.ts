import { existsSync, type FSWatcher, watch } from 'node:fs';

/** Tells of new files; undefined for a folder that is not there or may not be read, where a poll looks all the same. */
export function watchFolder(folder: string, noticed: (name: string | null) => void): FSWatcher | undefined {
  if (!existsSync(folder)) return undefined;
  try {
    return watch(folder, (_, name) => noticed(name)).on('error', () => undefined);
  } catch {
    return undefined;
  }
}

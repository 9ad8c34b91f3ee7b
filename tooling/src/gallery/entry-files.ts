import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot, workspaceNames } from '@site/shared/repository/workspaces';

/** A file `field.gallery.tsx`: what it shows, and the workspace that shows it. */
export type EntryFile = { workspace: string; name: string; file: string };

const ending = '.gallery.tsx';

/** Where entries are looked for, by the name that addresses have: `drawings` is `shared/drawings/src`. */
export function entryFolders(root = repositoryRoot): Record<string, string> {
  const folders = workspaceNames(root).map((name) => [path.basename(name), path.join(root, name, 'src')] as const);
  return Object.fromEntries(folders.filter(([, folder]) => existsSync(folder)));
}

/** Every entry of the repository: a new part costs one file beside it and no line in a list. */
export function entryFiles(root = repositoryRoot): EntryFile[] {
  return Object.entries(entryFolders(root)).flatMap(([workspace, folder]) =>
    (readdirSync(folder, { recursive: true }) as string[])
      .filter((file) => file.endsWith(ending))
      .map((file) => ({ workspace, name: path.basename(file, ending), file: path.join(folder, file) }))
      .sort((one, other) => (one.name < other.name ? -1 : 1)),
  );
}

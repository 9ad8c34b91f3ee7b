import { existsSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';

/**
 * The folder of the designers' pictures that parts are held beside, from the root of the repository; undefined where none is named.
 * @throws {Error} where the named one is not there
 */
export function compsFolder(named: string | undefined): string | undefined {
  if (named === undefined) return undefined;
  const folder = path.resolve(repositoryRoot, named);
  if (existsSync(folder)) return folder;
  throw new Error(`COMPS is “${named}”; it must be a folder of pictures.`);
}

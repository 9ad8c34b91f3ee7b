import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { repositoryFiles } from '@site/tooling/bundle/git';

/** Every file of the repository that is or would be committed. */
export const trackedFiles = repositoryFiles(repositoryRoot);

export function readTracked(file: string): string {
  return readFileSync(path.join(repositoryRoot, file), 'utf8');
}

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';

/** Every file of the repository that is or would be committed. */
export const trackedFiles = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: repositoryRoot,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file !== '' && existsSync(path.join(repositoryRoot, file)));

export function readTracked(file: string): string {
  return readFileSync(path.join(repositoryRoot, file), 'utf8');
}

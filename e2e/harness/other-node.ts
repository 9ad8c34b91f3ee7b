import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';

/**
 * Another version of Node, from npm's package of its program, which is kept in the cache of the repository.
 * @param version `24.22.3`
 * @returns the path of the program
 */
export function otherNode(version: string): string {
  const folder = path.join(repositoryRoot, '.cache', `node-${version}`);
  const program = path.join(folder, 'package/bin/node');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const wanted = `node-${process.platform}-${process.arch}@${version}`;
  const pack = ['pack', '--silent', '--pack-destination', folder, wanted];
  const archive = path.join(folder, execFileSync('npm', pack, { encoding: 'utf8' }).trim());
  execFileSync('tar', ['-xzf', archive, '-C', folder, 'package/bin/node']);
  rmSync(archive);
  return program;
}

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '../contract/integrity';
import type { ReleaseFile } from '../contract/release-manifest';
import { repositoryRoot, workspaceVersion } from './workspaces';

/** Every file of a build with its size and hash; `dist` holds `client/` and `server/`. */
export function releaseFiles(dist: string): ReleaseFile[] {
  return ['client', 'server'].flatMap((side) =>
    readdirSync(path.join(dist, side), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const full = path.join(entry.parentPath, entry.name);
        const bytes = readFileSync(full);
        return {
          path: path.relative(dist, full).split(path.sep).join('/'),
          bytes: bytes.length,
          integrity: integrityOf(bytes),
        };
      })
      .sort((a, b) => (a.path < b.path ? -1 : 1)),
  );
}

function git(...words: string[]): string {
  try {
    return execFileSync('git', words, {
      cwd: repositoryRoot,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/** The commit the build was made from; empty without git. */
export function commit(): string {
  return git('rev-parse', 'HEAD');
}

/** `1.2.3` where lerna's tag stands at HEAD and nothing is changed, else `1.2.3-h<inputs>` (design.md §6). */
export function releaseVersion(workspace: string, inputs: string): string {
  const version = workspaceVersion(workspace);
  const tagged = git('tag', '--points-at', 'HEAD').split('\n').includes(`@site/${workspace}@${version}`);
  const clean = tagged && git('status', '--porcelain', '--', workspace, 'shared', 'package-lock.json') === '';
  return clean ? version : `${version}-h${inputs}`;
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remoteNames, repositoryRoot } from '@site/shared/repository/workspaces';
import { lastReleaseCommit } from '@site/tooling/bundle/release-version';

/** The release before, built as it was released. */
export type PreviousBuilds = { commit: string; root: string; remove: () => void };

/** The commit of `PREVIOUS_RELEASE`, a tag say; else the last one that gave the shell a version. */
function previousCommit(): string {
  const named = process.env.PREVIOUS_RELEASE;
  if (named !== undefined) return git('rev-parse', `${named}^{commit}`);
  // What is released right now is not the release before.
  const found = lastReleaseCommit('shell', 'HEAD~1');
  if (found === null) throw new Error('Nothing was released before this commit: PREVIOUS_RELEASE may name a tag.');
  return found;
}

function git(...text: string[]): string {
  return execFileSync('git', text, { cwd: repositoryRoot, encoding: 'utf8' }).trim();
}

/**
 * Installs the packages of the release before and builds it, in a folder of its own.
 * @throws {Error} when there is none, or its packages or builds cannot be had
 */
export function buildPrevious(): PreviousBuilds {
  const commit = previousCommit();
  const root = mkdtempSync(path.join(tmpdir(), 'previous-shell-'));
  const remove = () => {
    git('worktree', 'remove', '--force', root);
    rmSync(root, { recursive: true, force: true });
  };
  git('worktree', 'add', '--detach', '--force', root, commit);
  try {
    const options = { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] };
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], options);
    execFileSync('npm', ['run', 'build'], options);
  } catch (error) {
    remove();
    throw error;
  }
  return { commit: commit.slice(0, 12), root, remove };
}

/** The folders of builds of a checkout, by workspace. */
export function distsOf(root: string): Record<string, string> {
  return Object.fromEntries(['shell', ...remoteNames()].map((name) => [name, path.join(root, name, 'dist')]));
}

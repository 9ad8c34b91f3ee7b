import { execFileSync } from 'node:child_process';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { type Part, subjects } from './subjects';

/** A commit that a row of docs/proofs.md names, and whether files were changed beside it. */
export type Origin = { commit: string; changed: boolean };

function git(root: string, ...args: string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}

/** What runs now. A change of documents proves nothing else. */
export function presentOrigin(): Origin {
  const commit = git(repositoryRoot, 'rev-parse', '--short=8', 'HEAD');
  return { commit, changed: git(repositoryRoot, 'status', '--porcelain', '-z', '--', '.', ':!docs') !== '' };
}

const noProduct = /\.(test|spec)\.tsx?$|\.md$/;

/** Files of a part's subjects that changed since a commit; undefined where this checkout does not have the commit. */
function changesSince(commit: string, part: Part, root: string): string[] | undefined {
  try {
    const names = git(root, 'diff', '--name-only', '-z', commit, 'HEAD', '--', ...subjects[part]);
    return names.split('\0').filter((name) => name !== '' && !noProduct.test(name));
  } catch {
    return undefined;
  }
}

/** The commit that a row of docs/proofs.md names at its end, as in `| 58 s, 2026-11-30, 1ec0fe47 |`. */
function originOf(row: string): Origin | undefined {
  const [, commit, changed] = /, ([0-9a-f]{8})( with changes)? \|$/.exec(row.trim()) ?? [];
  return commit ? { commit, changed: changed !== undefined } : undefined;
}

/** Why the last run of a part proves nothing about the present code, a sentence; undefined while it does. */
export function staleness(part: Part, row: string | undefined, root = repositoryRoot): string | undefined {
  if (!row) return 'it has never been run.';
  const origin = originOf(row);
  if (!origin) return 'its row names no commit.';
  if (origin.changed) return `it ran on ${origin.commit} with changes that nobody else has.`;
  const changes = changesSince(origin.commit, part, root);
  if (!changes) return `it ran on ${origin.commit}, which this checkout does not have.`;
  const [first] = changes;
  if (first === undefined) return undefined;
  const others = changes.length > 1 ? ` and ${changes.length - 1} more files` : '';
  return `${first}${others} changed since ${origin.commit}.`;
}

import { repositoryRoot } from '@site/shared/repository/workspaces';
import { commit as headOf, gitFiles } from '@site/tooling/bundle/git';
import { type Part, subjects } from './subjects';

/** A commit that a row of docs/proofs.md names, and whether files were changed beside it. */
export type Origin = { commit: string; changed: boolean };

/** What runs now. A change of documents proves nothing else. */
export function presentOrigin(): Origin {
  const changes = gitFiles(repositoryRoot, 'status', '--porcelain', '--', '.', ':!docs');
  return { commit: headOf(repositoryRoot).slice(0, 8), changed: changes?.length !== 0 };
}

const noProduct = /\.(test|spec)\.tsx?$|\.md$/;

/** Files of a part's subjects that changed since a commit; undefined where this checkout does not have the commit. */
function changesSince(commit: string, part: Part, root: string): string[] | undefined {
  const names = gitFiles(root, 'diff', '--name-only', commit, 'HEAD', '--', ...subjects[part]);
  return names?.filter((name) => !noProduct.test(name));
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

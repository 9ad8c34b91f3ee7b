import { execFileSync } from 'node:child_process';
import { releasePoint, releaseTag } from '../bundle/release-version';
import { ignoreClosedOutput } from '@site/shared/process/closed-output';
import { remoteNames, repositoryRoot } from '@site/shared/repository/workspaces';

/**
 * Sets the tags of the present versions again, in a clone that has lost them: lerna counts from tags only.
 * @returns the tags that were set
 */
export function restoreTags(root = repositoryRoot): string[] {
  return ['shell', ...remoteNames(root)].flatMap((name) => {
    const point = releasePoint(name, root);
    if (point === null || point.startsWith('refs/tags/')) return [];
    const tag = releaseTag(name, root);
    execFileSync('git', ['tag', '--annotate', '--message', tag, tag, point], { cwd: root });
    return [tag];
  });
}

if (require.main === module) {
  ignoreClosedOutput();
  const tags = restoreTags();
  console.log(tags.length > 0 ? `  set ${tags.join(', ')}` : '  no tag is missing');
}

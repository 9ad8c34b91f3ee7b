import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import type { Outcome } from './proof';

/** All cases of test files of which `npm test` takes some of each kind. */
export function proveFiles(...files: string[]): Outcome {
  const report = path.join(repositoryRoot, '.cache/every-case-report.json');
  const { status } = spawnSync(
    path.join(repositoryRoot, 'node_modules/.bin/jest'),
    [...files, '--json', `--outputFile=${report}`, '--silent'],
    { cwd: repositoryRoot, env: { ...process.env, EVERY_CASE: '1' }, stdio: 'ignore' },
  );
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8')) as Record<
    string,
    number
  >;
  return { figures: { passed, failed }, holds: status === 0 };
}

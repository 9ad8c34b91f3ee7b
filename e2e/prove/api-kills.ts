import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/build/workspaces';
import type { Outcome } from './proofs';

/** Kills the api at random moments while leads arrive; a process of its own tells what it counted. */
export function proveLeads(): Outcome {
  const args = ['--import', 'tsx', 'api/src/testing/prove-leads-cli.ts'];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: repositoryRoot, encoding: 'utf8' });
  const line = stdout.trim().split('\n').at(-1) ?? '{}';
  return { figures: JSON.parse(line) as Record<string, unknown>, holds: status === 0 };
}

/** The api's own tests at every place where it can be killed; `npm test` takes one of each kind. */
export function killEverywhere(): Outcome {
  const report = path.join(repositoryRoot, '.cache/kill-report.json');
  const { status } = spawnSync(
    path.join(repositoryRoot, 'node_modules/.bin/jest'),
    ['api/src/leads/kill.test.ts', '--json', `--outputFile=${report}`, '--silent'],
    { cwd: repositoryRoot, env: { ...process.env, EVERY_FAILPOINT: '1' }, stdio: 'ignore' },
  );
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as Record<string, number>;
  return { figures: { places: numPassedTests, failed: numFailedTests }, holds: status === 0 };
}

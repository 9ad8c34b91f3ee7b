import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/build/workspaces';

type Check = { name: string; command: string[] };

/** Everything that can be said about the code without running it, in the order in which it is cheap to mend. */
export const checks: Check[] = [
  { name: 'format', command: ['biome', 'format'] },
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'lint (oxlint)', command: ['oxlint', '--quiet'] },
  { name: 'lint (eslint)', command: ['eslint', '.', '--max-warnings=0'] },
  {
    name: 'walls',
    command: [
      'depcruise',
      '--output-type',
      'err',
      'shared',
      'shell',
      'mf-marketing',
      'mf-help',
      'mf-info',
      'mf-college',
      'mf-mobile',
      'api/src',
      'release',
      'e2e',
      'scripts',
    ],
  },
  { name: 'dead code', command: ['knip'] },
];

/** Runs one check; prints what it found only when it failed. */
export function runCheck({ name, command: [binary = '', ...args] }: Check): boolean {
  const started = Date.now();
  const { status, stdout, stderr } = spawnSync(path.join(repositoryRoot, 'node_modules/.bin', binary), args, {
    cwd: repositoryRoot,
    encoding: 'utf8',
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`  ${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (status !== 0) console.log(`${stdout}${stderr}`);
  return status === 0;
}

if (require.main === module) {
  const failed = checks.filter((check) => !runCheck(check));
  process.exitCode = failed.length > 0 ? 1 : 0;
}

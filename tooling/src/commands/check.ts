import { execFile } from 'node:child_process';
import path from 'node:path';
import { ignoreClosedOutput } from '@site/shared/process/closed-output';
import { repositoryRoot, workspaceNames } from '@site/shared/repository/workspaces';

type Check = { name: string; command: string[] };

/** Everything that can be said about the code without running it, in the order in which it is cheap to mend. */
const checks: Check[] = [
  { name: 'format', command: ['biome', 'format'] },
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'lint', command: ['oxlint', '--quiet'] },
  { name: 'walls', command: ['depcruise', '--output-type', 'err', ...workspaceNames()] },
  { name: 'dead code', command: ['knip'] },
  { name: 'content', command: ['tsx', 'api/src/content/content-cli.ts', 'check'] },
];

const longestOutput = 64 * 1024 * 1024;

/** Runs one check; prints what it found only when it failed. */
function runCheck({ name, command: [binary = '', ...args] }: Check): Promise<boolean> {
  const started = Date.now();
  const tool = path.join(repositoryRoot, 'node_modules/.bin', binary);
  return new Promise((done) => {
    execFile(tool, args, { cwd: repositoryRoot, maxBuffer: longestOutput }, (error, stdout, stderr) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`  ${error ? 'FAILED' : 'ok    '} ${name} (${seconds} s)`);
      if (error) console.log(`${stdout}${stderr}` || error.message);
      done(!error);
    });
  });
}

/** Runs all checks, one after the other; gives how many passed and failed. */
export async function runChecks(): Promise<{ passed: number; failed: number }> {
  let passed = 0;
  for (const check of checks) if (await runCheck(check)) passed += 1;
  return { passed, failed: checks.length - passed };
}

if (require.main === module) {
  ignoreClosedOutput();
  void runChecks().then(({ failed }) => {
    process.exitCode = failed > 0 ? 1 : 0;
  });
}

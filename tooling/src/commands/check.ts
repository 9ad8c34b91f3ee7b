import { execFile } from 'node:child_process';
import path from 'node:path';
import { ignoreClosedOutput } from '@site/shared/process/closed-output';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { type Check, checks } from './checks';

const longestOutput = 64 * 1024 * 1024;

type Place = { cwd?: string; print?: (line: string) => void };

/** Runs one check; prints what it found, and what mends it, only when it failed. */
export function runCheck(check: Check, { cwd = repositoryRoot, print = console.log }: Place = {}): Promise<boolean> {
  const { name, mend } = check;
  const [binary = '', ...args] = check.command;
  const started = Date.now();
  const tool = path.join(repositoryRoot, 'node_modules/.bin', binary);
  return new Promise((done) => {
    execFile(tool, args, { cwd, maxBuffer: longestOutput }, (error, stdout, stderr) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      print(`  ${error ? 'FAILED' : 'ok    '} ${name} (${seconds} s)`);
      if (error) print(`${`${stdout}${stderr}`.trimEnd() || error.message}\n  To mend ${name}: ${mend}\n`);
      done(!error);
    });
  });
}

/** Runs all checks, or some, one after the other; gives how many passed and failed. */
export async function runChecks(some: readonly Check[] = checks): Promise<{ passed: number; failed: number }> {
  let passed = 0;
  for (const check of some) if (await runCheck(check)) passed += 1;
  return { passed, failed: some.length - passed };
}

if (require.main === module) {
  ignoreClosedOutput();
  void runChecks().then(({ failed }) => {
    process.exitCode = failed > 0 ? 1 : 0;
  });
}

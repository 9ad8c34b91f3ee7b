import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import type { Outcome } from './proof';

/** Each of them is a test file and a folder of kept inputs in e2e/fuzz. */
const targets = ['render-protocol', 'host-answers', 'release-files', 'lead-journal', 'request-heads', 'content-import'];
const secondsOfEach = 60;

/** Runs test files with these settings. @returns the code with which they end, and all that they print */
export function runTests(files: string, settings: Record<string, string>): { status: number | null; printed: string } {
  const { status, signal, error, stdout, stderr } = spawnSync(
    path.join(repositoryRoot, 'node_modules/.bin/jest'),
    [files],
    {
      cwd: repositoryRoot,
      env: { ...process.env, ...settings },
      encoding: 'utf8',
    },
  );
  const ended = signal ? `The tests of ${files} were ended by ${signal}.\n` : '';
  return { status, printed: `${stdout}${stderr}${ended}${error?.message ?? ''}` };
}

/** @returns its inputs, and how many of them reached new code; `broken` where a promise was */
function fuzzTarget(target: string, seed: number, report: string): { runs: number; ledOn: number } | 'broken' {
  const settings = { FUZZ_SECONDS: String(secondsOfEach), FUZZ_SEED: String(seed), FUZZ_REPORT: report };
  const { status, printed } = runTests(`e2e/fuzz/${target}.test.ts`, settings);
  const figures = path.join(report, `${target}.json`);
  if (status === 0 && existsSync(figures)) return JSON.parse(readFileSync(figures, 'utf8'));
  console.error(printed);
  return 'broken';
}

/**
 * Each target for a minute, beginning with its kept inputs. An input that breaks a promise is in `.cache/fuzz/<target>.hex`, to be kept
 * in `e2e/fuzz/corpus/<target>`.
 */
export function proveFuzz(seed = randomInt(2 ** 31)): Outcome {
  const report = path.join(repositoryRoot, '.cache/fuzz');
  rmSync(report, { recursive: true, force: true });
  const outcomes = targets.map((target) => [target, fuzzTarget(target, seed, report)] as const);
  return {
    figures: { seed, secondsOfEach, ...Object.fromEntries(outcomes) },
    holds: outcomes.every(([, outcome]) => outcome !== 'broken' && outcome.runs > 0),
  };
}

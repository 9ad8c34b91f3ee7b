import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { failuresOf, type TestReport } from './failure-list';
import { printTimes } from './step';

export type Count = { passed: number; failed: number };
type JestReport = { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number };
type BrowserReport = { stats: { expected: number; unexpected: number; flaky: number } };

const reports = path.join(repositoryRoot, '.cache');
const written: string[] = [];

/** The place of a report that no earlier run has left there. */
function freshReport(name: string): string {
  const file = path.join(reports, name);
  mkdirSync(reports, { recursive: true });
  rmSync(file, { force: true });
  written.push(file);
  return file;
}

/** Runs a tool of this repository with its output on the terminal; gives its exit code. */
function run(binary: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(path.join(repositoryRoot, 'node_modules/.bin', binary), args, {
    cwd: repositoryRoot,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return new Promise((done) => child.on('exit', (code) => done(code ?? 1)));
}

function readReport<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}

/** A tool that failed without a failed test still counts as one failure. */
function withExit(count: Count, code: number): Count {
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/** Runs jest, or a script that hands its arguments on to jest, and counts. */
export async function jestTests(binary: string, first: string[], report: string): Promise<Count> {
  const file = freshReport(report);
  const code = await run(binary, [...first, '--json', `--outputFile=${file}`, '--reporters=default']);
  const counted = readReport<JestReport>(file);
  const failed = counted ? counted.numFailedTests + counted.numRuntimeErrorTestSuites : 1;
  return withExit({ passed: counted?.numPassedTests ?? 0, failed }, code);
}

/** `choice` is of e2e/playwright.config.ts; a second call finds the api's data as the first left it. */
export async function browserTests(browser: string, report: string, ...choice: string[]): Promise<Count> {
  const file = freshReport(report);
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...choice];
  // What it compiled stays for the next run: the temporary folder of `npm test` is a new one each time.
  const kept = { PWTEST_CACHE_DIR: path.join(reports, 'playwright') };
  // On a terminal it would write over its last line, which may be one of jest beside it.
  const lines = { PLAYWRIGHT_FORCE_TTY: '0' };
  const reported = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...lines };
  const code = await run('playwright', args, { CHROMIUM_PATH: browser, ...reported, ...kept });
  const stats = readReport<BrowserReport>(file)?.stats;
  const failed = stats ? stats.unexpected + stats.flaky : 1;
  return withExit({ passed: stats?.expected ?? 0, failed }, code);
}

/** Prints times, failures and the sum, which is the exit code, too. */
export function conclude(counts: readonly Count[]): void {
  printTimes();
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  const failures = failed > 0 ? written.flatMap((file) => failuresOf(readReport<TestReport>(file) ?? {})) : [];
  for (const failure of failures) console.log(`\n✗ ${failure}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { buildAll } from './build';
import { runChecks } from './check';
import { failuresOf, type TestReport } from './failure-list';
import { prepareBrowser } from './prepare-browser';
import { prepareEngines } from './prepare-engines';
import { quickFolder } from './quick-folder';
import { printTimes, step } from './step';

type Count = { passed: number; failed: number };
type JestReport = { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number };
type BrowserReport = { stats: { expected: number; unexpected: number; flaky: number } };

const reports = path.join(repositoryRoot, '.cache');
const reportFiles = ['jest-report.json', 'postgres-report.json', 'e2e-report.json', 'e2e-alone-report.json'];

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
async function jestTests(binary: string, first: string[], report: string): Promise<Count> {
  const file = path.join(reports, report);
  rmSync(file, { force: true });
  const code = await run(binary, [...first, '--json', `--outputFile=${file}`, '--reporters=default']);
  const counted = readReport<JestReport>(file);
  const failed = counted ? counted.numFailedTests + counted.numRuntimeErrorTestSuites : 1;
  return withExit({ passed: counted?.numPassedTests ?? 0, failed }, code);
}

/** Of the api's suites only those of what the embedded database makes different: leads go through the journal first. */
const onPostgres = '<rootDir>/api/(?!src/(leads|journal)/)';

/** Pages are those that were built, as a release ships them. */
function unitTests(): Promise<Count> {
  const built = ['--globals', JSON.stringify({ builtPages: true })];
  return jestTests(
    'jest',
    [...built, '--testPathIgnorePatterns', '/node_modules/', '/dist/', onPostgres],
    'jest-report.json',
  );
}

/** The api's suite on a real PostgreSQL server; Debian's is installed when there is none and we are root. */
function postgresTests(): Promise<Count> {
  return jestTests('tsx', ['api/src/testing/test-on-postgres-cli.ts'], 'postgres-report.json');
}

/** `choice` is of e2e/playwright.config.ts; a second call finds the api's data as the first left it. */
async function browserTests(browser: string, report: string, ...choice: string[]): Promise<Count> {
  const file = path.join(reports, report);
  rmSync(file, { force: true });
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...choice];
  const code = await run('playwright', args, { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  const stats = readReport<BrowserReport>(file)?.stats;
  const failed = stats ? stats.unexpected + stats.flaky : 1;
  return withExit({ passed: stats?.expected ?? 0, failed }, code);
}

/** Page tests and laws look at the builds. */
async function builtAndTested(): Promise<Count> {
  await step('Building what changed', () => buildAll());
  return step('Unit and page tests', unitTests);
}

/** What needs no build, beside what does: one alone leaves a core idle at times. */
async function checkedAndStored(): Promise<Count[]> {
  return [
    await step('Checking format, types, lint, walls and dead code', runChecks),
    await step('Api tests on a PostgreSQL server', postgresTests),
  ];
}

function printFailures(): void {
  const reported = reportFiles.flatMap((file) => failuresOf(readReport<TestReport>(path.join(reports, file)) ?? {}));
  for (const failure of reported) console.log(`\n✗ ${failure}`);
}

async function main(): Promise<void> {
  mkdirSync(reports, { recursive: true });
  Object.assign(process.env, quickFolder());
  const browser = await step('Looking for a browser and Chinese fonts', prepareBrowser);
  await step('Looking for WebKit and Firefox', prepareEngines);
  const [tested, others] = await Promise.all([builtAndTested(), checkedAndStored()]);
  const counts = [
    tested,
    ...others,
    await step('Journeys in three browsers, three at a time', () =>
      browserTests(browser, 'e2e-report.json', '--project=engines', '--project=side by side'),
    ),
    await step('Journeys that run alone', () =>
      browserTests(browser, 'e2e-alone-report.json', '--project=alone', '--workers=1'),
    ),
  ];
  printTimes();
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  if (failed > 0) printFailures();
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

main().catch((error: Error) => {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteNames, repositoryRoot } from '@site/shared/repository/workspaces';
import { git, gitFiles, repositoryFiles } from '../bundle/git';
import { buildAll } from './build';
import { runChecks } from './check';
import { checksOf } from './checks';
import { prepareBrowser } from './prepare-browser';
import { browserTests, type Count, jestTests } from './run-tests';
import { step } from './step';
import { type Touched, touchedBy } from './touched-tests';

/**
 * The commit of `--changed=<commit>`, empty where it is not named; undefined without the option.
 * @throws {Error} for any other argument
 */
export function changedArgument(args: readonly string[]): string | undefined {
  const wrong = args.find((arg) => !/^--changed(=.+)?$/.test(arg));
  if (wrong) throw new Error(`npm test takes --changed or --changed=<commit>, not “${wrong}”.`);
  return args[0]?.slice('--changed='.length);
}

/** The commit that a branch left `main` at; on `main` itself that of the last commit. */
function baseOf(since: string): string {
  const [from, to] = since ? [since, since] : ['HEAD', 'main'];
  const base = git(repositoryRoot, 'merge-base', from, to) ?? (since ? null : 'HEAD');
  if (base) return base;
  throw new Error(`--changed names “${since}”, which is no commit of this repository.`);
}

/** Committed since, changed and new files. */
function changedSince(base: string): string[] {
  const changed = gitFiles(repositoryRoot, 'diff', '--name-only', base) ?? [];
  return [...changed, ...(gitFiles(repositoryRoot, 'ls-files', '--others', '--exclude-standard') ?? [])];
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** Tests that import what changed, as jest finds them. */
function relatedTests(files: readonly string[]): string[] {
  const code = files.filter((file) => /\.(tsx?|cjs)$/.test(file));
  if (code.length === 0) return [];
  const jest = path.join(repositoryRoot, 'node_modules/jest/bin/jest.js');
  const args = [jest, '--listTests', '--passWithNoTests', '--findRelatedTests', ...code];
  const listed = execFileSync(process.execPath, args, { cwd: repositoryRoot, encoding: 'utf8' });
  return listed.split('\n').filter(isTest);
}

function testFiles(files: readonly string[], { laws, folders }: Touched, all: readonly string[]): string[] {
  const own = all.filter((file) => isTest(file) && folders.some((folder) => file.startsWith(folder)));
  const named = [...own, ...laws.map((law) => `e2e/laws/${law}.test.ts`)];
  return [...new Set([...named.map((file) => path.join(repositoryRoot, file)), ...relatedTests(files)])];
}

const lawNames = (all: readonly string[]) =>
  all.filter((file) => file.startsWith('e2e/laws/') && isTest(file)).map((file) => path.basename(file, '.test.ts'));

/** Section → the journeys that its package.json names. */
export function namedJourneys(): Record<string, string[]> {
  const named = (name: string): string[] =>
    JSON.parse(readFileSync(path.join(repositoryRoot, name, 'package.json'), 'utf8')).journeys ?? [];
  return Object.fromEntries(remoteNames().map((name) => [name, named(name)]));
}

function journeysOf({ journeys }: Touched): Promise<Count> {
  if (journeys.length === 0) return Promise.resolve({ passed: 0, failed: 0 });
  const files = journeys.map((name) => `journeys/${name}.spec.ts`);
  return browserTests(prepareBrowser(), 'e2e-report.json', ...files);
}

/** Runs what a change touches (`touched-tests.ts`): checks, the tests that import it, laws and journeys of its kind. */
export async function testChanged(since: string): Promise<Count[]> {
  const base = baseOf(since);
  const files = changedSince(base);
  console.log(`${files.length} files differ from ${base.slice(0, 12)}.`);
  if (files.length === 0) return [];
  const all = repositoryFiles(repositoryRoot);
  const touched = touchedBy(files, { laws: lawNames(all), journeys: namedJourneys() });
  const checked = step('Checking format, types, lint, walls and dead code', () => runChecks(checksOf(files)));
  await step('Building what changed', () => buildAll());
  const built = ['--globals', JSON.stringify({ builtPages: true }), '--runTestsByPath'];
  return [
    await checked,
    await step('Unit and page tests', () =>
      jestTests('jest', [...built, ...testFiles(files, touched, all)], 'jest-report.json'),
    ),
    await step('Journeys', () => journeysOf(touched)),
  ];
}

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { touchedBy } from '@site/tooling/commands/touched-tests';
import { journeysOf } from './journeys-of';
import { addressesOf, reachedFrom } from './reaching';

/** `late`: it did not end in time. */
type Outcome = 'passed' | 'failed' | 'late';

/** What caught a mutant; undefined where nothing did. */
export type Caught = string | undefined;

type JestReport = { testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[] };

/** Laws of builds and of commands: no line of a page or a service is seen there before it is built. */
const blindLaws =
  /^(?:addresses|lerna|pipelines|deploy|scale|scenes|script-weights|shipped-.*|signatures|third-party-notices)$/;

/** A mutant that never ends is caught by the clock. */
const longest = 900_000;

export class Judges {
  constructor(private readonly root: string) {}

  /** The tools of `npm test` that can see a change of this file, the quick ones first; ends with the first that fails. */
  judge(file: string): Caught {
    const { tests, pages } = reachedFrom(this.root, file);
    const isNear = (test: string) => path.dirname(test) === path.dirname(file);
    const tools = [
      () => this.types(),
      () => this.lint(file),
      () => this.tests('a test beside it', tests.filter(isNear)),
      () =>
        this.tests(
          'a test that reaches it',
          tests.filter((test) => !isNear(test)),
        ),
      () => this.laws([file]),
      () => this.journeys(file, pages),
    ];
    for (const tool of tools) {
      const caught = tool();
      if (caught) return caught;
    }
    return undefined;
  }

  /** Types and laws see the whole copy: what fails before any of these files is changed in it would catch every mutant. */
  faultBefore(files: readonly string[]): Caught {
    return this.types() ?? this.laws(files);
  }

  private run(binary: string, args: readonly string[]): Outcome {
    const tool = path.join(this.root, 'node_modules/.bin', binary);
    const { status, signal } = spawnSync(tool, args, { cwd: this.root, stdio: 'ignore', timeout: longest });
    if (signal) return 'late';
    return status === 0 ? 'passed' : 'failed';
  }

  private types(): Caught {
    return this.run('tsc', ['-b']) === 'failed' ? 'types' : undefined;
  }

  private lint(file: string): Caught {
    return this.run('oxlint', ['--quiet', file]) === 'failed' ? 'lint' : undefined;
  }

  /** Those that a change of these files touches, as `npm test -- --changed` has it. */
  private laws(files: readonly string[]): Caught {
    const all = readdirSync(path.join(this.root, 'e2e/laws')).filter((name) => name.endsWith('.test.ts'));
    const laws = all.map((name) => path.basename(name, '.test.ts')).filter((name) => !blindLaws.test(name));
    const touched = touchedBy(files, { laws, journeys: {} }).laws;
    return this.tests(
      'a law',
      touched.map((law) => `e2e/laws/${law}.test.ts`),
    );
  }

  private tests(what: string, files: readonly string[]): Caught {
    return files.length > 0 ? this.jest(what, ['--runTestsByPath', ...files]) : undefined;
  }

  private jest(what: string, args: readonly string[]): Caught {
    const report = path.join(this.root, '.cache/mutant-report.json');
    mkdirSync(path.dirname(report), { recursive: true });
    rmSync(report, { force: true });
    const quick = ['--bail', '--passWithNoTests', '--json', `--outputFile=${report}`];
    const outcome = this.run('jest', [...args, ...quick]);
    if (outcome === 'passed') return undefined;
    if (outcome === 'late') return `${what} that did not end`;
    return existsSync(report) ? `${what}: ${failedIn(report, this.root)}` : what;
  }

  private journeys(file: string, pages: readonly string[]): Caught {
    const { builds, specs, grep } = journeysOf(file, addressesOf(this.root, pages));
    if (specs.length === 0) return undefined;
    const built = this.run('tsx', ['tooling/src/commands/build.ts', ...builds]);
    if (built === 'failed') return 'the build';
    // On a machine that is too busy for a build nothing was asked of the mutant.
    if (built === 'late') return undefined;
    const args = ['test', '--config', 'e2e/playwright.config.ts', '--project=side by side', '--max-failures=1'];
    const chosen = grep ? ['--grep', grep] : [];
    const outcome = this.run('playwright', [...args, ...chosen, ...specs]);
    return outcome === 'failed' ? `a journey of ${specs.join(', ')}` : undefined;
  }
}

function failedIn(report: string, root: string): string {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
  for (const { name, assertionResults } of testResults) {
    const failed = assertionResults.find(({ status }) => status === 'failed');
    if (failed) return `${path.relative(root, name)} › ${failed.fullName}`;
  }
  return 'a test file that does not load';
}

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { journeysOf } from './journeys-of';

/** What caught a mutant; undefined where nothing did. */
export type Caught = string | undefined;

type JestReport = { testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[] };

/** Laws of builds, of commands and of deployments: no line of a page or a service is seen there before it is built. */
const blindLaws = ['lerna', 'pipelines', 'deploy', 'shipped-', 'private-logs', 'scale'];

/** A mutant that never ends is caught by the clock. */
const longest = 900_000;

export class Judges {
  constructor(private readonly root: string) {}

  /** The tools of `npm test` that can see a change of this file, the quick ones first; ends with the first that fails. */
  judge(file: string): Caught {
    const tools = [
      () => this.types(),
      () => this.lint(file),
      () => this.jest('a test of it', ['--findRelatedTests', file]),
      () => this.jest('a test of its section', sectionTests(file)),
      () => this.laws(),
      () => this.journeys(file),
    ];
    for (const tool of tools) {
      const caught = tool();
      if (caught) return caught;
    }
    return undefined;
  }

  /** Types and laws see the whole copy: what fails before anything is changed in it would catch every mutant. */
  faultBefore(): Caught {
    return this.types() ?? this.laws();
  }

  private run(binary: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
    const tool = path.join(this.root, 'node_modules/.bin', binary);
    const options = { cwd: this.root, stdio: 'ignore', timeout: longest, env: { ...process.env, ...env } } as const;
    return spawnSync(tool, args, options).status === 0;
  }

  private types(): Caught {
    return this.run('tsc', ['-b']) ? undefined : 'types';
  }

  private lint(file: string): Caught {
    return this.run('oxlint', ['--quiet', file]) ? undefined : 'lint';
  }

  private laws(): Caught {
    const ignored = ['/node_modules/', ...blindLaws.map((name) => `/laws/${name}`)];
    return this.jest('a law', ['e2e/laws', '--testPathIgnorePatterns', ...ignored]);
  }

  private jest(what: string, args: readonly string[]): Caught {
    if (args.length === 0) return undefined;
    const report = path.join(this.root, '.cache/mutant-report.json');
    mkdirSync(path.dirname(report), { recursive: true });
    rmSync(report, { force: true });
    const quick = ['--bail', '--passWithNoTests', '--json', `--outputFile=${report}`];
    if (this.run('jest', [...args, ...quick])) return undefined;
    return existsSync(report) ? `${what}: ${failedIn(report, this.root)}` : what;
  }

  private journeys(file: string): Caught {
    const { builds, specs } = journeysOf(file);
    if (specs.length === 0) return undefined;
    if (!this.run('tsx', ['tooling/src/commands/build.ts', ...builds])) return 'the build';
    const args = ['test', '--config', 'e2e/playwright.config.ts', '--project=side by side', '--max-failures=1'];
    return this.run('playwright', [...args, ...specs]) ? undefined : `a journey of ${specs.join(', ')}`;
  }
}

/** Page tests load the routes of their section by name, which no graph of imports shows. */
function sectionTests(file: string): string[] {
  const [workspace = ''] = file.split('/');
  if (workspace.startsWith('mf-')) return [`${workspace}/src`];
  return workspace === 'shared' ? ['mf-[a-z]+/src', 'shell/src', 'shared/src'] : [];
}

function failedIn(report: string, root: string): string {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
  for (const { name, assertionResults } of testResults) {
    const failed = assertionResults.find(({ status }) => status === 'failed');
    if (failed) return `${path.relative(root, name)} › ${failed.fullName}`;
  }
  return 'a test file that does not load';
}

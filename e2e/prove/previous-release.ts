import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';

export type PreviousRelease = { commit: string; newMigrations: number; passed: number; failed: number };

/** Tests of what meets the schema. */
const tests = 'api/src/(leads|outbox|content|help|site|tracking|database)/';

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: repositoryRoot, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed: ${stderr.trim()}`);
  return stdout.trim();
}

/** `PREVIOUS_RELEASE`, else the last commit that did not have the newest migration. */
function previousCommit(): string {
  const named = process.env.PREVIOUS_RELEASE;
  if (named) return git('rev-parse', `${named}^{commit}`);
  return git('rev-parse', `${git('log', '-1', '--format=%H', '--diff-filter=A', '--', 'api/migrations')}~1`);
}

/** The installed packages, but the workspaces of the old commit beside each other. */
function linkPackages(folder: string): void {
  const [from, to] = [path.join(repositoryRoot, 'node_modules'), path.join(folder, 'node_modules')];
  mkdirSync(path.join(to, '@site'), { recursive: true });
  for (const name of readdirSync(from)) if (name !== '@site') symlinkSync(path.join(from, name), path.join(to, name));
  for (const name of ['shared', 'api', 'release']) {
    symlinkSync(path.join(folder, name), path.join(to, '@site', name));
    const own = path.join(repositoryRoot, name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, path.join(folder, name, 'node_modules'));
  }
}

function runTests(folder: string): Pick<PreviousRelease, 'passed' | 'failed'> {
  const report = path.join(folder, 'report.json');
  const tsx = path.join(repositoryRoot, 'node_modules/.bin/tsx');
  const args = ['api/src/testing/test-on-postgres-cli.ts', tests, '--json', `--outputFile=${report}`];
  const { stderr } = spawnSync(tsx, args, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (!existsSync(report)) throw new Error(`The tests of the previous release did not run: ${stderr.slice(-2000)}`);
  const counts = JSON.parse(readFileSync(report, 'utf8')) as Record<string, number>;
  const { numPassedTests = 0, numFailedTests = 1, numRuntimeErrorTestSuites = 0 } = counts;
  if (numFailedTests + numRuntimeErrorTestSuites > 0) console.error(stderr.slice(-20_000));
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

/** Runs the api's tests of the release before on a server with the schema of this one (docs/faults.md F42). */
export async function provePreviousRelease(): Promise<PreviousRelease> {
  const commit = previousCommit();
  const folder = mkdtempSync(path.join(tmpdir(), 'previous-'));
  git('worktree', 'add', '--detach', '--force', folder, commit);
  try {
    const migrations = path.join(folder, 'api/migrations');
    const known = readdirSync(migrations).length;
    cpSync(path.join(repositoryRoot, 'api/migrations'), migrations, { recursive: true });
    linkPackages(folder);
    const newMigrations = readdirSync(migrations).length - known;
    return { commit: commit.slice(0, 12), newMigrations, ...runTests(folder) };
  } finally {
    git('worktree', 'remove', '--force', folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

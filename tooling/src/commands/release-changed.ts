import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ignoreClosedOutput } from '@site/shared/process/closed-output';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { readMinutes, watchCanary } from './canary-watch';
import { linesOf, readChangedCommand } from './changed-command';
import { chosenReleases } from './chosen-releases';

/** The exit code of one command of the release tool, which prints for itself. */
function release(args: readonly string[]): number {
  const tsx = path.join(repositoryRoot, 'node_modules/.bin/tsx');
  return spawnSync(tsx, ['release/src/cli.ts', ...args], { cwd: repositoryRoot, stdio: 'inherit' }).status ?? 1;
}

/** All at once, for as long as one takes. */
async function watchAll(lines: readonly string[][]): Promise<number> {
  const held = lines.map(([, target = '', ...options]) => {
    const [name = '', version = ''] = target.split('@');
    return watchCanary({ name, version }, readMinutes(options));
  });
  return (await Promise.all(held)).every(Boolean) ? 0 : 1;
}

/** One after the other; the first that fails ends it. */
function releaseAll(lines: readonly string[][]): number {
  for (const line of lines) {
    const code = release(line);
    if (code !== 0) return code;
  }
  return 0;
}

/** Runs a command for each section that is meant; ends with the exit code of the command. */
async function main(): Promise<void> {
  const asked = readChangedCommand(process.argv.slice(2));
  const lines = linesOf(asked, await chosenReleases(asked.choice));
  if (lines.length === 0) console.error(`Nothing to ${asked.command}.`);
  process.exitCode = asked.command === 'watch' ? await watchAll(lines) : releaseAll(lines);
}

ignoreClosedOutput();
main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 2;
});

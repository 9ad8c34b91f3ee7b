import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/build/workspaces';
import { readMinutes, watchCanary } from './canary-watch';
import { linesOf, readChangedCommand } from './changed-command';
import { chosenReleases } from './chosen-releases';

/** The exit code of one command of the release tool, which prints for itself. */
function release(words: readonly string[]): number {
  const tsx = path.join(repositoryRoot, 'node_modules/.bin/tsx');
  return spawnSync(tsx, ['release/src/cli.ts', ...words], { cwd: repositoryRoot, stdio: 'inherit' }).status ?? 1;
}

async function watch(target: string, options: readonly string[]): Promise<number> {
  const [name = '', version = ''] = target.split('@');
  return (await watchCanary({ name, version }, readMinutes(options))) ? 0 : 1;
}

/** Runs a command for each section that changed, one after the other; the first that fails ends it with its exit code. */
async function main(): Promise<void> {
  const asked = readChangedCommand(process.argv.slice(2));
  const lines = linesOf(asked, await chosenReleases(asked.choice));
  if (lines.length === 0) console.error(`Nothing to ${asked.command}.`);
  for (const [command = '', target = '', ...options] of lines) {
    const code = command === 'watch' ? await watch(target, options) : release([command, target, ...options]);
    if (code === 0) continue;
    process.exitCode = code;
    return;
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 2;
});

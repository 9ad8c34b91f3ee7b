import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@site/shared/contract/integrity';
import { repositoryRoot } from '@site/shared/repository/workspaces';

const folder = path.join(repositoryRoot, 'tooling/lerna');
const cli = path.join(folder, 'node_modules/lerna/dist/cli.js');
const stamp = path.join(folder, 'node_modules/.installed-lock');

type Run = (args: readonly string[], cwd: string) => number;

/** Its output goes where failures go: what lerna prints may be read by a program. */
const npm: Run = (args, cwd) =>
  spawnSync('npm', args, { cwd, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' }).status ?? 1;

/**
 * The file of lerna, which has a lockfile of its own and is installed when it is first asked for
 * (docs/decisions/078-lerna-is-installed-when-it-is-asked.md). Where npm's cache has its packages, that needs no network.
 * @throws {Error} one sentence saying what is missing
 */
export function installedLerna(run = npm): string {
  const lock = integrityOf(readFileSync(path.join(folder, 'package-lock.json'), 'utf8'));
  if (existsSync(cli) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return cli;
  process.stderr.write('Installing lerna (npm ci in tooling/lerna); once for each of its versions …\n');
  if (run(['ci', '--prefer-offline', '--loglevel=error'], folder) !== 0)
    throw new Error(
      'Lerna could not be installed (see above): npm’s cache does not have every package of tooling/lerna/package-lock.json, and the registry did not give the rest.',
    );
  writeFileSync(stamp, lock);
  return cli;
}

import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { deployText } from '../../laws/deploy-files';
import { composeVariables } from './compose-variables';

const run = promisify(execFile);

/** Folders of the host that compose gives to its tools. */
export type Mounts = { store: string; keyring: string; private: string };

/** What deploy/README.md has an operator type of the release command, in its order. */
function typedCommands(): string[][] {
  const lines = deployText('README.md').matchAll(/^docker compose run --rm(?: --no-deps)? release (.*)$/gm);
  return [...lines].map(([, line = '']) => line.split(/ (?=(?:[^"<>]|"[^"]*"|<[^>]*>)*$)/));
}

export function mountsIn(root: string): Mounts {
  const mounts = { store: `${root}/store`, keyring: `${root}/keyring`, private: `${root}/private` };
  for (const folder of Object.values(mounts)) mkdirSync(folder, { mode: 0o700 });
  return mounts;
}

/** A path of a container as one of the host. */
function onHost(text: string, mounts: Mounts): string {
  return text.replace(/^\/(store|keyring|private)(?=\/|$)/, (_, name: keyof Mounts) => mounts[name]);
}

/**
 * Makes keys, publishes and promotes with the commands of deploy/README.md and the variables of compose, gate included.
 * Shells start after it, as one that has no set is not ready: so nobody waits for them.
 * @param reach variables with which names of the network of compose lead to this host
 */
export async function releaseAsTyped(mounts: Mounts, reach: Record<string, string>): Promise<void> {
  const variables = Object.entries(composeVariables('release', 'release'));
  const env = {
    ...process.env,
    ...Object.fromEntries(variables.map(([name, value]) => [name, onHost(value, mounts)])),
    ...reach,
  };
  let published: string[] = [];
  for (const typed of typedCommands()) {
    const args = typed.flatMap((word) => (word.startsWith('<') ? published : onHost(word.replaceAll('"', ''), mounts)));
    const rest = args[0] === 'promote' ? ['--no-wait'] : [];
    const cli = ['--import', 'tsx', path.join(repositoryRoot, 'release/src/cli.ts')];
    const { stdout } = await run(process.execPath, [...cli, ...args, ...rest], { cwd: repositoryRoot, env });
    if (args[0] === 'publish')
      published = [...stdout.matchAll(/\b(mf-\w+) ([\w.-]+)/g)].map(([, name, version]) => `${name}@${version}`);
  }
}

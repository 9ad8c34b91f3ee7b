import { execFileSync } from 'node:child_process';
import { inputFolders, inputsHash } from '../bundle/inputs-hash';
import { releaseVersion } from '../bundle/release-version';
import { remoteNames, repositoryRoot } from '@site/shared/repository/workspaces';
import { installedLerna } from './installed-lerna';

export type ChangedRelease = { name: string; version: string };

type Package = { name: string };

/** What lerna says changed since a commit or, without one, since the last tags; dependents of what changed too. */
function changedPackages(since: string | undefined, root: string): string[] {
  const args = ['ls', '--all', '--json', '--loglevel', 'error', since === undefined ? '--since' : `--since=${since}`];
  const out = execFileSync(process.execPath, [installedLerna(), ...args], {
    cwd: root,
    env: { ...process.env, NX_DAEMON: 'false' },
    encoding: 'utf8',
  });
  return (JSON.parse(out) as Package[]).map(({ name }) => name);
}

/** The names of what is released and changed: the shell and the sections. */
export function changedNames(since?: string, root = repositoryRoot): string[] {
  const changed = changedPackages(since, root);
  return ['shell', ...remoteNames()].filter((name) => changed.includes(name));
}

/** With the version that its build has, known without building. */
export function releaseOf(name: string): ChangedRelease {
  return { name, version: releaseVersion(name, inputsHash(inputFolders(name))) };
}

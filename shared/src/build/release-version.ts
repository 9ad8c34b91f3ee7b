import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { git, gitLines } from './git';
import { inputFolders, installedPackages, isInput } from './inputs-hash';
import { repositoryRoot, workspacePackage } from './workspaces';

/** Lerna's tag of the version in package.json: `mf-help@1.3.0`. */
export function releaseTag(workspace: string, root = repositoryRoot): string {
  const { name, version } = workspacePackage(workspace, root);
  return `${name}@${version}`;
}

function hasPackagesOf(tag: string, root: string): boolean {
  const lock = path.join(root, 'package-lock.json');
  const tagged = git(root, 'show', `${tag}:package-lock.json`);
  if (tagged === null || !existsSync(lock)) return tagged === null && !existsSync(lock);
  return installedPackages(tagged) === installedPackages(readFileSync(lock, 'utf8'));
}

/** Whether the inputs equal those at the tag: later commits may have changed other files. */
function isAsTagged(tag: string, folders: string[], root: string): boolean {
  const changed = gitLines(root, 'diff', '--name-only', `refs/tags/${tag}`, '--', ...folders);
  const added = gitLines(root, 'ls-files', '--others', '--exclude-standard', '--', ...folders);
  if (changed === null || added === null) return false;
  return ![...changed, ...added].some(isInput) && hasPackagesOf(tag, root);
}

/** `1.3.0` if the inputs equal those that lerna tagged, else `1.3.0-h<inputs hash>`. */
export function releaseVersion(workspace: string, inputs: string, root = repositoryRoot): string {
  const { version } = workspacePackage(workspace, root);
  return isAsTagged(releaseTag(workspace, root), inputFolders(workspace), root) ? version : `${version}-h${inputs}`;
}

/** `1.3.0-dev.<mark>`: a build for `npm run dev` alone. */
export function developmentVersion(workspace: string, mark: string): string {
  return `${workspacePackage(workspace).version}-dev.${mark}`;
}

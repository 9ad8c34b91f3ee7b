import { developmentMark, Version } from '@site/shared/contract/release-manifest';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { git, gitFiles } from './git';
import { inputFolders, installedPackages, isInput } from './inputs-hash';
import { repositoryRoot, workspacePackage } from '@site/shared/repository/workspaces';

/** Lerna's tag of the version in package.json: `mf-help@1.3.0`. */
export function releaseTag(workspace: string, root = repositoryRoot): string {
  const { name, version } = workspacePackage(workspace, root);
  return `${name}@${version}`;
}

/** The subject of lerna's commits, as `lerna.json` has it. */
const releaseCommit = '^chore(release): publish$';

/** The last of lerna's commits that gave the workspace a version, at or before a commit. */
export function lastReleaseCommit(workspace: string, at: string, root = repositoryRoot): string | null {
  const found = git(root, 'log', '-1', '--format=%H', '--grep', releaseCommit, at, '--', `${workspace}/CHANGELOG.md`);
  return found || null;
}

/**
 * What has the sources of the version in package.json: lerna's tag, or, in a clone that has lost its tags, the commit that
 * gave the version. Null for a version that lerna never gave.
 */
export function releasePoint(workspace: string, root = repositoryRoot): string | null {
  const tag = `refs/tags/${releaseTag(workspace, root)}`;
  if (git(root, 'rev-parse', '--verify', '--quiet', tag) !== null) return tag;
  const commit = lastReleaseCommit(workspace, 'HEAD', root);
  const manifest = commit && git(root, 'show', `${commit}:${workspace}/package.json`);
  if (!manifest) return null;
  const { version } = JSON.parse(manifest) as { version?: string };
  return version === workspacePackage(workspace, root).version ? commit : null;
}

function hasPackagesOf(point: string, root: string): boolean {
  const lock = path.join(root, 'package-lock.json');
  const tagged = git(root, 'show', `${point}:package-lock.json`);
  if (tagged === null || !existsSync(lock)) return tagged === null && !existsSync(lock);
  return installedPackages(tagged) === installedPackages(readFileSync(lock, 'utf8'));
}

/** Whether the inputs equal those that were released: later commits may have changed other files. */
function isAsReleased(point: string | null, folders: string[], root: string): boolean {
  if (point === null) return false;
  const changed = gitFiles(root, 'diff', '--name-only', point, '--', ...folders);
  const added = gitFiles(root, 'ls-files', '--others', '--exclude-standard', '--', ...folders);
  if (changed === null || added === null) return false;
  return ![...changed, ...added].some(isInput) && hasPackagesOf(point, root);
}

const version = new RegExp(Version.pattern ?? '');

/** @throws {Error} for what no release may be called: known before a minute is spent on its build */
function packageVersion(workspace: string, root: string): string {
  const given = workspacePackage(workspace, root).version;
  if (version.test(given)) return given;
  throw new Error(
    `${workspace}/package.json has the version ${JSON.stringify(given)}; it must read like 1.2.3 or 1.2.3-beta.1, without zeros in front.`,
  );
}

/** `1.3.0` if the inputs equal those that lerna gave this version, else `1.3.0-h<inputs hash>`; of `1.3.0-beta.1` `1.3.0-beta.1.h<…>`. */
export function releaseVersion(workspace: string, inputs: string, root = repositoryRoot): string {
  const given = packageVersion(workspace, root);
  if (isAsReleased(releasePoint(workspace, root), inputFolders(workspace), root)) return given;
  return `${given}${given.includes('-') ? '.' : '-'}h${inputs}`;
}

/** `1.3.0-dev.h<mark>`: a build for `npm run dev` alone. */
export function developmentVersion(workspace: string, mark: string, root = repositoryRoot): string {
  return `${packageVersion(workspace, root).replace(/-.*/, '')}${developmentMark}h${mark}`;
}

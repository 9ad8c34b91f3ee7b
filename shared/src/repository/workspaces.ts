import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The root folder of the repository. */
export const repositoryRoot = path.resolve(__dirname, '../../..');

/** `development`: for `npm run dev` alone, with React's development build and hot updates; never promoted elsewhere. */
export type Flavour = 'production' | 'development';

/** Where the build of a workspace lies: `mf-help/dist`, or a folder of the cache for what is only for this machine. */
export function outputFolder(workspace: string, flavour: Flavour = 'production'): string {
  return flavour === 'production'
    ? path.join(repositoryRoot, workspace, 'dist')
    : path.join(repositoryRoot, '.cache/development', workspace);
}

type Package = {
  name: string;
  version: string;
  workspaces?: string[];
  /** Of a section: the line that it is built for, where that is not the present one (docs/architecture.md#lines). */
  line?: string;
};

function readPackage(folder: string): Package {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Package;
}

/** `mf-*` → every package folder that matches; any other entry is a folder. */
function expand(entry: string, root: string): string[] {
  if (!entry.endsWith('*')) return [entry];
  return readdirSync(root)
    .filter((name) => name.startsWith(entry.slice(0, -1)) && existsSync(path.join(root, name, 'package.json')))
    .sort();
}

/**
 * Every workspace, as `workspaces` of the root package.json lists them. Builds, tests, walls and laws take their folders
 * from here, so that a new one is never missed.
 */
export function workspaceNames(root = repositoryRoot): string[] {
  return (readPackage(root).workspaces ?? []).flatMap((entry) => expand(entry, root));
}

/** Every section: a workspace named `mf-…`; adding a folder adds a remote. */
export function remoteNames(root = repositoryRoot): string[] {
  return workspaceNames(root).filter((name) => name.startsWith('mf-'));
}

/** `mf-help` → `mf_help`: the global that a container sets in the browser. */
export function containerName(remote: string): string {
  return remote.replaceAll('-', '_');
}

/**
 * Name and version in a workspace's package.json.
 * @throws {Error} naming the folder when there is no such workspace
 */
export function workspacePackage(workspace: string, root = repositoryRoot): Package {
  try {
    return readPackage(path.join(root, workspace));
  } catch {
    throw new Error(`There is no section “${workspace}”: ${workspace}/package.json cannot be read.`);
  }
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of the whole repository. */
export const repositoryRoot = path.resolve(__dirname, '../../..');

/** Every section: a folder named `mf-…`; adding a folder adds a remote. */
export function remoteNames(): string[] {
  return readdirSync(repositoryRoot)
    .filter((name) => /^mf-[a-z0-9-]+$/.test(name))
    .sort();
}

/** `mf-help` → `mf_help`: the global that a container sets in the browser. */
export function containerName(remote: string): string {
  return remote.replaceAll('-', '_');
}

/**
 * The version in a workspace's package.json.
 * @throws {Error} naming the folder when there is no such workspace
 */
export function workspaceVersion(name: string): string {
  const file = path.join(repositoryRoot, name, 'package.json');
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  } catch {
    throw new Error(`No section is called “${name}”: ${path.relative(repositoryRoot, file)} cannot be read.`);
  }
}

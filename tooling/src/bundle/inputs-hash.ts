import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { linesFile } from './lines';

const left = new Set(['node_modules', 'dist', '.types', '.data', '.cache', 'README.md', 'CHANGELOG.md']);

/** Of tooling what builds; its commands are in no bundle. */
const builders = ['bundle', 'hot', 'judge'].map((folder) => `tooling/src/${folder}`);

/** The input folders of a workspace's build; of a section also the table of lines, which says what it is built for. */
export function inputFolders(name: string): string[] {
  if (name === 'api') return ['api/src', 'shared/src', ...builders];
  return name === 'shell' ? ['shell', 'shared', 'release', ...builders] : [name, 'shared', linesFile, ...builders];
}

/** Whether a file or folder is an input of a build; tests, entries of the gallery and documentation are not. */
export function isInput(file: string): boolean {
  return !/\.(?:test|gallery)\.tsx?$/.test(file) && !file.split('/').some((name) => left.has(name));
}

function* filesBelow(folder: string): Generator<string> {
  if (statSync(folder).isFile()) return void (yield folder);
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!isInput(entry.name)) continue;
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(full);
    // What a link leads to is a folder of somewhere else, and no input.
    else if (statSync(full).isFile()) yield full;
  }
}

/** The packages of a lockfile without our workspaces, whose versions do not affect other sections. */
export function installedPackages(lockfile: string): string {
  const { packages } = JSON.parse(lockfile) as { packages: Record<string, { link?: boolean }> };
  const installed = Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link);
  return JSON.stringify(installed);
}

/** Hash of all inputs of a build: 12 hex digits of SHA-256 over paths and contents. */
export function inputsHash(folders: readonly string[]): string {
  const hash = createHash('sha256');
  const add = (file: string, content: Buffer | string) => hash.update(file).update('\0').update(content).update('\0');
  for (const folder of folders) {
    for (const file of filesBelow(path.join(repositoryRoot, folder))) {
      add(path.relative(repositoryRoot, file), readFileSync(file));
    }
  }
  const lock = path.join(repositoryRoot, 'package-lock.json');
  if (existsSync(lock)) add('package-lock.json', installedPackages(readFileSync(lock, 'utf8')));
  return hash.digest('hex').slice(0, 12);
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from './workspaces';

const left = new Set(['node_modules', 'dist', '.types', '.data', '.cache', 'README.md']);

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (left.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(full);
    else yield full;
  }
}

/** Hash of everything that a build is made from: 12 hex digits of SHA-256 over paths and bytes (design.md §6). */
export function inputsHash(folders: readonly string[]): string {
  const hash = createHash('sha256');
  const add = (file: string) =>
    hash.update(path.relative(repositoryRoot, file)).update('\0').update(readFileSync(file)).update('\0');
  for (const folder of folders) for (const file of filesBelow(path.join(repositoryRoot, folder))) add(file);
  const lock = path.join(repositoryRoot, 'package-lock.json');
  if (existsSync(lock)) add(lock);
  return hash.digest('hex').slice(0, 12);
}

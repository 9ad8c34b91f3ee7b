import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuiltRelease } from '../releases/built-release';
import { type Sample, sampleRelease } from './sample-release';

export function writeSampleWorkspace(root: string, sample: Sample = {}): void {
  writeWorkspace(root, sampleRelease(sample));
}

/** Writes a workspace with its build into a folder. */
export function writeWorkspace(root: string, { manifest, manifestText, files }: BuiltRelease): void {
  const workspace = join(root, manifest.name);
  const all = new Map<string, Buffer | string>([
    ['package.json', JSON.stringify({ version: manifest.version.replace(/-.*/, '') })],
    ['dist/release.json', manifestText],
  ]);
  for (const [path, bytes] of files) all.set(join('dist', path), bytes);
  for (const [path, bytes] of all) {
    mkdirSync(dirname(join(workspace, path)), { recursive: true });
    writeFileSync(join(workspace, path), bytes);
  }
}

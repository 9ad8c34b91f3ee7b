import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileStore } from '../store/file-store';
import { MemoryStore } from '../store/memory-store';
import type { ReleaseStore } from '../store/release-store';
import { openBucketStore } from './bucket-store';

const folders: string[] = [];

/** A temporary folder, removed by `removeFreshFolders`. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  folders.push(folder);
  return folder;
}

export function removeFreshFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** Every driver: what the interface promises is tested on each. */
export const freshStores: { kind: string; open: () => ReleaseStore }[] = [
  { kind: 'memory', open: () => new MemoryStore() },
  { kind: 'file', open: () => new FileStore(freshFolder()) },
  { kind: 'file (not durable)', open: () => new FileStore(freshFolder(), false) },
  { kind: 's3', open: openBucketStore },
];

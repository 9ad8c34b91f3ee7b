import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileStore } from '../file-store';
import { MemoryStore } from '../memory-store';

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

/** Both stores: the interface contract is tested on both. */
export const freshStores = [
  { kind: 'memory', open: (): MemoryStore | FileStore => new MemoryStore() },
  { kind: 'file', open: (): MemoryStore | FileStore => new FileStore(freshFolder()) },
];

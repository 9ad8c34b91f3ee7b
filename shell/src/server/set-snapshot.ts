import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { WorkerSeed } from '../remotes/worker-messages';

type Snapshot = { sequence: number; live: WorkerSeed; previous: WorkerSeed | null };

function fileOf(dataDir: string): string {
  return path.join(dataDir, 'shell/active-sets.json');
}

/** Keeps the live and the previous set on local disk, so that a shell starts with the store down. Written whole or not at all. */
export function writeSnapshot(dataDir: string, snapshot: Snapshot): void {
  const file = fileOf(dataDir);
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(snapshot));
  renameSync(draft, file);
}

/** The sets that were live when this shell last ran; undefined where there is none that can be read. */
export function readSnapshot(dataDir: string): Snapshot | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(dataDir), 'utf8')) as Snapshot;
  } catch {
    return undefined;
  }
}

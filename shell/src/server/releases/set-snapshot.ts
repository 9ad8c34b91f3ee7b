import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { WorkerInput } from '../../remotes/worker-messages';

type Snapshot = { sequence: number; live: WorkerInput; previous: WorkerInput | null };

function fileOf(dataDir: string): string {
  return path.join(dataDir, 'shell/active-sets.json');
}

/** Saves the live and the previous set to local disk, so that a shell can start while the store is down. Atomic. */
export function writeSnapshot(dataDir: string, snapshot: Snapshot): void {
  const file = fileOf(dataDir);
  mkdirSync(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, JSON.stringify(snapshot));
  renameSync(temporary, file);
}

/** The sets of this shell's last run; undefined without a readable snapshot. */
export function readSnapshot(dataDir: string): Snapshot | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(dataDir), 'utf8')) as Snapshot;
  } catch {
    return undefined;
  }
}

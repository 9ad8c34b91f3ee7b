import { createHash, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { isRunning } from '@site/shared/process/is-running';
import type { ReleaseConfig } from '../config';

const DAY = 86_400_000;

/** Process ids are those of one machine, or of one container. */
const HOST = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);

const NAME = /^(?:backup-|.+\.)([0-9a-f]{8})-(\d+)-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Place = Pick<ReleaseConfig, 'dataDir'>;

/** Where a backup makes its copy and its file, until they are done: named after the process that removes them. */
export function draftsOf({ dataDir }: Place, file: string): { work: string; draft: string } {
  const id = `${HOST}-${process.pid}-${randomUUID()}`;
  return { work: join(dataDir, `backup-${id}`), draft: `${file}.${id}` };
}

/** Removes what holds personal data before a signal ends the process. @returns the function that stops it */
export function removeWhenEnded(paths: readonly string[]): () => void {
  const remove = (signal: NodeJS.Signals) => {
    for (const path of paths) rmSync(path, { recursive: true, force: true, maxRetries: 3 });
    stop();
    process.kill(process.pid, signal);
  };
  const stop = () => {
    process.off('SIGINT', remove);
    process.off('SIGTERM', remove);
  };
  process.once('SIGINT', remove);
  process.once('SIGTERM', remove);
  return stop;
}

/**
 * What interrupted backups left in the data folder, in its `backups` and beside `file`: of a process that is gone, or older
 * than a day.
 */
export async function backupLeftovers({ dataDir }: Place, now: Date, file?: string): Promise<string[]> {
  const folders = new Set([dataDir, join(dataDir, 'backups'), ...(file ? [dirname(file)] : [])]);
  const found: string[] = [];
  for (const folder of folders)
    for (const name of await readdir(folder).catch(() => []))
      if (await isLeftover(join(folder, name), name, now)) found.push(join(folder, name));
  return found.sort();
}

/** @throws a system error */
export async function removeBackupLeftovers(place: Place, now: Date, file: string): Promise<void> {
  for (const path of await backupLeftovers(place, now, file)) await rm(path, { recursive: true, force: true });
}

async function isLeftover(path: string, name: string, now: Date): Promise<boolean> {
  const [, host, pid] = NAME.exec(name) ?? [];
  if (!host || !pid) return false;
  if (host === HOST && !isRunning(Number(pid))) return true;
  const stats = await stat(path).catch(() => null);
  return stats !== null && now.getTime() - stats.mtimeMs > DAY;
}

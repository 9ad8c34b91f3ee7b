import { linkSync, mkdirSync, readFileSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Another process holds the lock. The message is for operators. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
}

const breakerLifeMs = 5_000;

/**
 * Locks the folder for this process (docs/faults.md F43) and returns the function that releases it.
 * A stale lock is taken over, by only one of several processes that try.
 */
export function lockFolder(folder: string): () => void {
  const lock = join(folder, 'process.lock');
  const mine = claimFile(folder);
  try {
    if (!tryLink(mine, lock)) takeOver(folder, lock, mine);
  } finally {
    rmSync(mine, { force: true });
  }
  return () => rmSync(lock, { force: true });
}

/**
 * For who does more in the data folder than the process that will lock it, and before it.
 * @throws {FolderInUse} while another process has it locked
 */
export function requireFreeFolder(folder: string): void {
  const lock = join(folder, 'process.lock');
  if (isHeld(lock)) throw inUse(folder, lock);
}

function claimFile(folder: string): string {
  const mine = join(folder, `process.${process.pid}.lock`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(mine, `${describeProcess(process.pid)} ${identityOf(folder)}`, { mode: 0o600 });
    return mine;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(
      `The data folder ${folder} cannot be written (${code ?? message}); let this process write there, or set another DATA_DIR.`,
    );
  }
}

function takeOver(folder: string, lock: string, mine: string): void {
  const breaker = join(folder, 'process.breaker');
  if (!isHeld(lock) && tryBreaker(mine, breaker)) {
    try {
      if (!isHeld(lock)) {
        rmSync(lock, { force: true });
        if (tryLink(mine, lock)) return;
      }
    } finally {
      rmSync(breaker, { force: true });
    }
  }
  throw inUse(folder, lock);
}

function inUse(folder: string, lock: string): FolderInUse {
  return new FolderInUse(
    `The data folder ${folder} is in use by process ${readPid(lock)}; stop it, or set another DATA_DIR.`,
  );
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function tryBreaker(mine: string, breaker: string): boolean {
  if (tryLink(mine, breaker)) return true;
  const age = Date.now() - (statSync(breaker, { throwIfNoEntry: false })?.ctimeMs ?? 0);
  if (age < breakerLifeMs) return false;
  unlinkSync(breaker);
  return tryLink(mine, breaker);
}

/** Whether its process runs and locked this folder: a copy of a folder in use has a copy of its lock. */
function isHeld(lock: string): boolean {
  const [pid, started, boot, folder] = read(lock).split(' ');
  // A version before this one wrote no folder.
  if (folder !== undefined && folder !== identityOf(dirname(lock))) return false;
  return isRunning(Number(pid), `${pid} ${started} ${boot}`);
}

function isRunning(pid: number, description: string): boolean {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return describeProcess(pid) === description;
}

/** Process id and, on Linux, its start time: a reused id is another process. */
function describeProcess(pid: number): string {
  const stat = read(`/proc/${pid}/stat`);
  const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  return `${pid} ${started} ${read('/proc/sys/kernel/random/boot_id').trim()}`;
}

/** Device and number of the folder: a folder that is moved keeps them, its copy has others. */
function identityOf(folder: string): string {
  const { dev, ino } = statSync(folder);
  return `${dev}:${ino}`;
}

function readPid(lock: string): string {
  return read(lock).split(' ')[0] || 'unknown';
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

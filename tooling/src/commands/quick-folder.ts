import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import path from 'node:path';

/** What Linux keeps in memory and offers as a folder. */
const inMemory = '/dev/shm';
/** What the sites, stores and databases of tests take at once is a fraction of it, in bytes. */
const room = 6 * 1024 ** 3;

function hasRoom(): boolean {
  try {
    accessSync(inMemory, constants.W_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize > room && freemem() > 2 * room;
  } catch {
    return false;
  }
}

/**
 * A folder for what tests lay down, in memory where there is room for it: they wait for a disk at every write that must
 * survive a power cut, and nothing of theirs has to. Gives the variables that name it, none where there is no such room;
 * it is removed when the process ends.
 */
export function quickFolder(): Record<string, string> {
  if (!hasRoom()) return {};
  const folder = mkdtempSync(path.join(inMemory, 'site-tests-'));
  // As a temporary folder is: PostgreSQL runs as another user.
  chmodSync(folder, 0o1777);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return { TMPDIR: folder, TEST_DATA: folder };
}

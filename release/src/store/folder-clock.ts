import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the clock of a folder's disk says, which on a disk of the network is that of its server: the time of a file just written. */
export async function folderClock(folder: string): Promise<Date> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, `clock-${randomUUID()}`);
  try {
    await writeFile(file, '', { flag: 'wx' });
    return (await stat(file)).mtime;
  } finally {
    await rm(file, { force: true });
  }
}

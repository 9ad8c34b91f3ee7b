import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, type Stats } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { RefusedFileError } from '../errors/release-error';
import { systemCode } from '../errors/system-error';

export interface ReadLimits {
  /** Bytes. */
  most: number;
  /** Whether a link in its place is followed: configured files may be links, those of a store are none. */
  follow?: boolean;
  /** Whether of a longer file the last `most` bytes are read, instead of none. */
  end?: boolean;
}

/** Errors of what lies there, where something does: a loop or link, a socket, a file of somebody else. */
const REFUSALS: Record<string, string> = {
  ELOOP: 'it is a link',
  ENXIO: 'it is a socket or a device',
  EACCES: 'this process may not read it',
  EPERM: 'this process may not read it',
};

/** A pipe without a writer holds nobody up who opens it like this, and a link leads nowhere. */
function flagsOf({ follow = false }: ReadLimits): number {
  return constants.O_RDONLY | constants.O_NONBLOCK | (follow ? 0 : constants.O_NOFOLLOW);
}

function kindOf(stats: Stats): string {
  if (stats.isFIFO()) return 'a pipe';
  if (stats.isCharacterDevice() || stats.isBlockDevice()) return 'a device';
  return stats.isSocket() ? 'a socket' : 'no regular file';
}

/** Of a folder the error of a reader, which callers know as absence. */
function folderError(path: string): Error {
  return Object.assign(new Error(`EISDIR: ${path} is a folder`), { code: 'EISDIR' });
}

/** Bytes of a file. */
type Range = { start: number; length: number };

/** What to read. */
function checked(stats: Stats, path: string, subject: string, { most, end = false }: ReadLimits): Range {
  if (stats.isDirectory()) throw folderError(path);
  if (!stats.isFile()) throw new RefusedFileError(subject, `it is ${kindOf(stats)}, not a file`);
  if (stats.size <= most) return { start: 0, length: stats.size };
  if (end) return { start: stats.size - most, length: most };
  throw new RefusedFileError(subject, `it has ${stats.size} bytes, and at most ${most} are read`, stats.size);
}

/** What an error of opening means; where the folder above is the trouble, nothing is known of the file. */
function openingError(error: unknown, path: string, subject: string): unknown {
  const why = REFUSALS[systemCode(error)];
  try {
    return why && lstatSync(path) ? new RefusedFileError(subject, why) : error;
  } catch {
    return error;
  }
}

function fill(handle: number, { start, length }: Range): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  let filled = 0;
  while (filled < length) {
    const count = readSync(handle, bytes, filled, length - filled, start + filled);
    if (count === 0) break;
    filled += count;
  }
  return bytes.subarray(0, filled);
}

/**
 * The bytes of a regular file, at once. It reads what the file has when it is opened and no more, however it grows, and of a
 * pipe, a device or a file that is too long nothing. `subject` begins the message.
 * @throws {RefusedFileError} what lies there instead; system errors (`ENOENT`, `EISDIR` …) as they are
 */
export function readRegularSync(path: string, subject: string, limits: ReadLimits): Buffer {
  let handle: number;
  try {
    handle = openSync(path, flagsOf(limits));
  } catch (error) {
    throw openingError(error, path, subject);
  }
  try {
    return fill(handle, checked(fstatSync(handle), path, subject, limits));
  } finally {
    closeSync(handle);
  }
}

async function fillLater(handle: FileHandle, { start, length }: Range): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await handle.read(bytes, filled, length - filled, start + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return bytes.subarray(0, filled);
}

/** As `readRegularSync`, off the main thread; none of its threads waits for a writer of a pipe. */
export async function readRegular(path: string, subject: string, limits: ReadLimits): Promise<Buffer> {
  const handle = await open(path, flagsOf(limits)).catch((error: unknown) => {
    throw openingError(error, path, subject);
  });
  try {
    return await fillLater(handle, checked(await handle.stat(), path, subject, limits));
  } finally {
    await handle.close();
  }
}

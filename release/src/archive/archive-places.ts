import type { FileHandle } from 'node:fs/promises';
import { ReleaseError } from '../errors/release-error';
import { isArchiveName, MANIFEST } from './archive-names';
import { BLOCK, decodeHeader, headerLength } from './tar-header';

/** Where the content of a file lies in the archive, in bytes. */
export interface Place {
  start: number;
  size: number;
}

/** An archive that is read from its beginning to its end. */
interface Reading {
  handle: FileHandle;
  /** For messages. */
  path: string;
  /** Bytes of the archive. */
  length: number;
  places: Map<string, Place>;
}

/** Fewer bytes than asked for at the end of the archive. */
export async function readAt(handle: FileHandle, { start, size }: Place): Promise<Buffer> {
  const bytes = Buffer.alloc(size);
  const { bytesRead } = await handle.read(bytes, 0, size, start);
  return bytes.subarray(0, bytesRead);
}

/**
 * The files of an archive, by their headers. No byte is left out: what lies between contents is checked, and the end.
 * @throws {ReleaseError} for damage, a cut, and a name that no backup has
 */
export async function placesIn(handle: FileHandle, path: string): Promise<Map<string, Place>> {
  const { size: length } = await handle.stat();
  const reading: Reading = { handle, path, length, places: new Map() };
  let at: number | null = 0;
  while (at !== null) at = await readNext(reading, at);
  return reading.places;
}

/** Takes in the file whose header lies at a byte; where the next one lies, null at the end. */
async function readNext(reading: Reading, at: number): Promise<number | null> {
  const { handle, path, length, places } = reading;
  const header = await readHeader(reading, at);
  if (isZero(header)) {
    await requireEnd(reading, at);
    return null;
  }
  const file = decodeHeader(header);
  if (!file || places.has(file.name)) throw damaged(reading, at);
  const { name, size } = file;
  if (!isArchiveName(name))
    throw new ReleaseError(
      `The backup ${path} holds ${JSON.stringify(name)}, which no backup has; nothing of it is used.`,
    );
  const place = { start: at + header.length, size };
  const padding = { start: place.start + size, size: -size & (BLOCK - 1) };
  const next = padding.start + padding.size;
  if (next > length) throw cutShort(reading);
  if (!isZero(await readAt(handle, padding))) throw damaged(reading, padding.start);
  places.set(name, place);
  return next;
}

async function readHeader(reading: Reading, at: number): Promise<Buffer> {
  const first = await readAt(reading.handle, { start: at, size: BLOCK });
  if (first.length < BLOCK) throw cutShort(reading);
  const size = headerLength(first);
  const header = await readAt(reading.handle, { start: at, size });
  if (header.length < size) throw cutShort(reading);
  return header;
}

/** Two blocks of zeros behind the list of hashes, and nothing more. */
async function requireEnd(reading: Reading, at: number): Promise<void> {
  const end = at + 2 * BLOCK;
  if (!reading.places.has(MANIFEST) || reading.length < end) throw cutShort(reading);
  const isEmpty = isZero(await readAt(reading.handle, { start: at, size: 2 * BLOCK }));
  if (reading.length > end || !isEmpty) throw damaged(reading, at);
}

function isZero(bytes: Buffer): boolean {
  return bytes.every((byte) => byte === 0);
}

function damaged({ path }: Reading, at: number): ReleaseError {
  return new ReleaseError(`The backup ${path} is damaged at byte ${at}.`);
}

function cutShort({ path, length }: Reading): ReleaseError {
  return new ReleaseError(`The backup ${path} is cut short: it ends at byte ${length}.`);
}

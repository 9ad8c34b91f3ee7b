import { createHash } from 'node:crypto';
import { ReleaseError } from '../errors/release-error';

/** Bytes: headers have whole ones, contents are filled up to them. */
export const BLOCK = 512;

/** One file of a tar archive: `seconds` since 1970, `size` in bytes. */
export interface TarFile {
  name: string;
  size: number;
  seconds: number;
}

/** Where the fields of POSIX's ustar format lie: offset and length. */
const FIELDS = {
  name: [0, 100],
  mode: [100, 8],
  uid: [108, 8],
  gid: [116, 8],
  size: [124, 12],
  time: [136, 12],
  sum: [148, 8],
  type: [156, 1],
  magic: [257, 8],
  prefix: [345, 155],
} as const;

const FILE = '0';
/** The type of a header whose content says more of the next one. */
const PAX = 'x';
/** Bytes; enough for the longest path of a store. */
const MOST_RECORD = 2 * BLOCK;

type Field = keyof typeof FIELDS;

function octal(value: number, field: Field): string {
  const [, length] = FIELDS[field];
  return value.toString(8).padStart(length - 1, '0');
}

/** A long name is split at a slash into prefix and name; null where that is not enough. */
function splitName(name: string): [prefix: string, rest: string] | null {
  if (name.length <= FIELDS.name[1]) return ['', name];
  const at = name.indexOf('/', name.length - FIELDS.name[1] - 1);
  return at < 0 || at > FIELDS.prefix[1] ? null : [name.slice(0, at), name.slice(at + 1)];
}

type Block = { names: [prefix: string, rest: string]; type: string; size: number; seconds: number };

function encodeBlock({ names: [prefix, rest], type, size, seconds }: Block): Buffer {
  const header = Buffer.alloc(BLOCK);
  const put = (field: Field, text: string) => header.write(text, FIELDS[field][0], 'latin1');
  put('name', rest);
  put('mode', octal(0o600, 'mode'));
  put('uid', octal(0, 'uid'));
  put('gid', octal(0, 'gid'));
  put('size', octal(size, 'size'));
  put('time', octal(seconds, 'time'));
  put('sum', ' '.repeat(8));
  put('type', type);
  put('magic', 'ustar\u000000');
  put('prefix', prefix);
  const sum = header.reduce((total, byte) => total + byte, 0);
  put('sum', `${sum.toString(8).padStart(6, '0')}\0 `);
  return header;
}

/**
 * What precedes a file's content: one block, and before it those of pax (POSIX.1-2001) for a name that it cannot hold.
 * @throws {ReleaseError} for a name or size that the format cannot hold
 */
export function encodeHeader({ name, size, seconds }: TarFile): Buffer {
  if (octal(size, 'size').length >= FIELDS.size[1])
    throw new ReleaseError(`${name} has ${size} bytes, and a tar archive takes at most 8 GB of a file.`);
  const names = splitName(name);
  if (names) return encodeBlock({ names, type: FILE, size, seconds });
  const short = name.slice(name.lastIndexOf('/') + 1).slice(0, FIELDS.name[1]);
  return Buffer.concat([encodePax(name, seconds), encodeBlock({ names: ['', short], type: FILE, size, seconds })]);
}

function encodePax(name: string, seconds: number): Buffer {
  const record = paxRecord(name);
  const size = record.length;
  if (size > MOST_RECORD) throw new ReleaseError(`The name ${name} is too long for a tar archive.`);
  const padding = Buffer.alloc(-size & (BLOCK - 1));
  // The sum of a header does not cover its content: a changed name shall be told from one of another program.
  const names: Block['names'] = ['PaxHeader', createHash('sha256').update(record).digest('hex')];
  return Buffer.concat([encodeBlock({ names, type: PAX, size, seconds }), record, padding]);
}

/** `<length> path=<name>\n`, whose length counts its own digits. */
function paxRecord(name: string): Buffer {
  const rest = Buffer.byteLength(` path=${name}\n`);
  let length = rest;
  while (length !== rest + `${length}`.length) length = rest + `${length}`.length;
  return Buffer.from(`${length} path=${name}\n`);
}

function textOf(header: Buffer, field: Field): string {
  const [from, length] = FIELDS[field];
  return header.toString('latin1', from, from + length).replace(/\0[^]*$/, '');
}

function numberOf(header: Buffer, field: Field): number {
  return Number.parseInt(textOf(header, field), 8);
}

/** How many bytes the header has that begins with this block. */
export function headerLength(first: Buffer): number {
  const size = numberOf(first, 'size');
  if (textOf(first, 'type') !== PAX || !(size <= MOST_RECORD)) return BLOCK;
  return 2 * BLOCK + Math.ceil(size / BLOCK) * BLOCK;
}

function longName(header: Buffer): string {
  const record = header.toString('utf8', BLOCK, BLOCK + numberOf(header, 'size'));
  return /^\d+ path=(.+)\n$/.exec(record)?.[1] ?? '';
}

/** Null for bytes that `encodeHeader` would not write: damage, or an archive of another program. */
export function decodeHeader(header: Buffer): TarFile | null {
  const block = header.subarray(-BLOCK);
  const [prefix, rest] = [textOf(block, 'prefix'), textOf(block, 'name')];
  const [size, seconds] = [numberOf(block, 'size'), numberOf(block, 'time')];
  if (!(size >= 0 && seconds >= 0)) return null;
  const short = prefix ? `${prefix}/${rest}` : rest;
  const file = { name: header.length > BLOCK ? longName(header) : short, size, seconds };
  return header.equals(encodeHeader(file)) ? file : null;
}

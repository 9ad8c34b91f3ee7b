import { ReleaseError } from '../errors/release-error';

/** Bytes: headers have one block, contents are filled up to whole ones. */
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
  magic: [257, 8],
  prefix: [345, 155],
} as const;

type Field = keyof typeof FIELDS;

function octal(value: number, field: Field): string {
  const [, length] = FIELDS[field];
  return value.toString(8).padStart(length - 1, '0');
}

/** A long name is split at a slash into prefix and name. */
function splitName(name: string): [prefix: string, rest: string] {
  if (name.length <= FIELDS.name[1]) return ['', name];
  const at = name.indexOf('/', name.length - FIELDS.name[1] - 1);
  if (at < 0 || at > FIELDS.prefix[1]) throw new ReleaseError(`The name ${name} is too long for a tar archive.`);
  return [name.slice(0, at), name.slice(at + 1)];
}

/** The block before a file's content. @throws {ReleaseError} for a name or size that the format cannot hold */
export function encodeHeader({ name, size, seconds }: TarFile): Buffer {
  const header = Buffer.alloc(BLOCK);
  const put = (field: Field, text: string) => header.write(text, FIELDS[field][0], 'latin1');
  const [prefix, rest] = splitName(name);
  if (octal(size, 'size').length >= FIELDS.size[1])
    throw new ReleaseError(`${name} has ${size} bytes, and a tar archive takes at most 8 GB of a file.`);
  put('name', rest);
  put('mode', octal(0o600, 'mode'));
  put('uid', octal(0, 'uid'));
  put('gid', octal(0, 'gid'));
  put('size', octal(size, 'size'));
  put('time', octal(seconds, 'time'));
  put('sum', ' '.repeat(8));
  header.write('0', 156, 'latin1');
  put('magic', 'ustar\u000000');
  put('prefix', prefix);
  put(
    'sum',
    `${header
      .reduce((sum, byte) => sum + byte, 0)
      .toString(8)
      .padStart(6, '0')}\0 `,
  );
  return header;
}

function textOf(header: Buffer, field: Field): string {
  const [from, length] = FIELDS[field];
  return header.toString('latin1', from, from + length).replace(/\0[^]*$/, '');
}

/** Null for a block that `encodeHeader` would not write: damage, or an archive of another program. */
export function decodeHeader(header: Buffer): TarFile | null {
  const [prefix, rest] = [textOf(header, 'prefix'), textOf(header, 'name')];
  const numbers = [textOf(header, 'size'), textOf(header, 'time')].map((digits) => Number.parseInt(digits, 8));
  const [size = Number.NaN, seconds = Number.NaN] = numbers;
  if (!(size >= 0 && seconds >= 0)) return null;
  const file = { name: prefix ? `${prefix}/${rest}` : rest, size, seconds };
  return header.equals(encodeHeader(file)) ? file : null;
}

import { crc32 } from 'node:zlib';

export const newline = 0x0a;
const [zero, nine] = [0x30, 0x39];

/** Encodes a record as a line: length of the JSON in bytes, its CRC-32, the JSON. JSON never contains a raw newline. */
export function encodeLine(record: object): Buffer {
  const json = Buffer.from(JSON.stringify(record));
  return Buffer.concat([Buffer.from(`${json.length} ${checksum(json)} `), json, Buffer.of(newline)]);
}

type DecodedRecord = { record: unknown; end: number };

/** The record that begins at `start`, by its length and not by its newline, which may be damaged; undefined for none. */
function decodeRecord(bytes: Buffer, start: number): DecodedRecord | undefined {
  const [head] = /^\d{1,7} [0-9a-f]{8} /.exec(bytes.toString('latin1', start, start + 20)) ?? [];
  if (!head) return undefined;
  const [length, crc] = head.split(' ');
  const end = start + head.length + Number(length);
  const json = bytes.subarray(start + head.length, end);
  if (end > bytes.length || checksum(json) !== crc) return undefined;
  const record = parsed(json);
  return record === undefined ? undefined : { record, end };
}

/** Damage can make a line that passes the check and is no JSON: `0 00000000 `. */
function parsed(json: Buffer): unknown {
  try {
    return JSON.parse(json.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Bytes that hold no record, from `start` up to `end`. */
export type DamagedPiece = { start: number; end: number };

/** `end` is where the next line begins. */
export type DecodedLines = { records: unknown[]; damage: DamagedPiece[]; end: number };

/** Decodes lines from `start`, at most `most` records; what is behind the last newline is decoded or damaged too. */
export function decodeLines(bytes: Buffer, start: number, most: number): DecodedLines {
  const decoded: DecodedLines = { records: [], damage: [], end: start };
  while (decoded.records.length < most && decoded.end < bytes.length) {
    const found = decodeRecord(bytes, decoded.end);
    if (found) decoded.records.push(found.record);
    const end = found ? endOfLine(bytes, found.end) : endOfDamage(bytes, decoded.end);
    const from = found?.end ?? decoded.end;
    if (!found || (end > from && bytes[from] !== newline)) decoded.damage.push({ start: from, end });
    decoded.end = end;
  }
  return decoded;
}

/** Behind the newline of a record, or behind the byte in its place; a digit begins the next line. */
function endOfLine(bytes: Buffer, end: number): number {
  const byte = bytes[end];
  return byte === undefined || (byte >= zero && byte <= nine) ? end : end + 1;
}

function endOfDamage(bytes: Buffer, start: number): number {
  const stop = bytes.indexOf(newline, start);
  return stop < 0 ? bytes.length : stop + 1;
}

/** All that could not be decoded, piece after piece. */
export function damagedBytes(bytes: Buffer, damage: readonly DamagedPiece[]): Buffer {
  return Buffer.concat(damage.map(({ start, end }) => bytes.subarray(start, end)));
}

function checksum(json: Buffer): string {
  return crc32(json).toString(16).padStart(8, '0');
}

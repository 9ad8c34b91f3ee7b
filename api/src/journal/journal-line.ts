import { crc32 } from 'node:zlib';

const newline = 0x0a;

/** Encodes a record as a line: length of the JSON in bytes, its CRC-32, the JSON. JSON never contains a raw newline. */
export function encodeLine(record: object): Buffer {
  const json = Buffer.from(JSON.stringify(record));
  return Buffer.concat([Buffer.from(`${json.length} ${checksum(json)} `), json, Buffer.of(newline)]);
}

/** Decodes a line without its newline; undefined when it is corrupt. */
export function decodeLine(line: Buffer): unknown {
  const [head] = /^\d{1,7} [0-9a-f]{8} /.exec(line.subarray(0, 20).toString('latin1')) ?? [];
  if (!head) return undefined;
  const [length, crc] = head.split(' ');
  const json = line.subarray(head.length);
  if (json.length !== Number(length) || checksum(json) !== crc) return undefined;
  return parsed(json);
}

/** Damage can make a line that passes the check and is no JSON: `0 00000000 `. */
function parsed(json: Buffer): unknown {
  try {
    return JSON.parse(json.toString('utf8'));
  } catch {
    return undefined;
  }
}

export type DecodedLines = {
  records: unknown[] /** Lines that did not pass their check. */;
  damaged: number;
  end: number;
};

/** Decodes whole lines from `start`, at most `most` of them; `end` is where the next one begins. */
export function decodeLines(bytes: Buffer, start: number, most: number): DecodedLines {
  const decoded: DecodedLines = { records: [], damaged: 0, end: start };
  while (decoded.records.length < most) {
    const stop = bytes.indexOf(newline, decoded.end);
    if (stop < 0) break;
    const record = decodeLine(bytes.subarray(decoded.end, stop));
    if (record === undefined) decoded.damaged++;
    else decoded.records.push(record);
    decoded.end = stop + 1;
  }
  return decoded;
}

/** Length up to the last complete line; the rest is a torn write. */
export function wholeLinesLength(bytes: Buffer): number {
  return bytes.lastIndexOf(newline) + 1;
}

function checksum(json: Buffer): string {
  return crc32(json).toString(16).padStart(8, '0');
}

import type { FilmFacts } from './film-facts';

/** Elements of a WebM file (RFC 9559) that hold others on the way to what is read. */
const holders = { segment: 0x18538067, info: 0x1549a966, tracks: 0x1654ae6b, track: 0xae, video: 0xe0 };
const read = { scale: 0x2ad7b1, duration: 0x4489, width: 0xb0, height: 0xba, audio: 0xe1 };
const inside = new Set(Object.values(holders));
/** Where the film itself begins; what is read stands before it. */
const cluster = 0x1f43b675;

/** Length of a number of variable length, by its first byte. */
const lengthOf = (first: number) => Math.clz32(first) - 23;

type Element = { id: number; body: Buffer };

function sizeAt(file: Buffer, at: number): { size: number; end: number } {
  const length = lengthOf(file[at] ?? 0);
  const rest = file.subarray(at + 1, at + length);
  const first = (file[at] ?? 0) & (0xff >> length);
  const size = [...rest].reduce((sum, byte) => sum * 256 + byte, first);
  const unknown = first === 0xff >> length && rest.every((byte) => byte === 0xff);
  return { size: unknown ? file.length : size, end: at + length };
}

function elementsOf(file: Buffer): Element[] {
  const found: Element[] = [];
  for (let at = 0; at < file.length; ) {
    const id = file.readUIntBE(at, lengthOf(file[at] ?? 0));
    if (id === cluster) break;
    const { size, end } = sizeAt(file, at + lengthOf(file[at] ?? 0));
    const body = file.subarray(end, end + size);
    found.push({ id, body }, ...(inside.has(id) ? elementsOf(body) : []));
    at = end + size;
  }
  return found;
}

const whole = (body: Buffer) => body.readUIntBE(0, body.length);

/** What a WebM file says of itself, as `filmFacts` does of an MP4. @throws {Error} for a file that is none */
export function webmFacts(file: Buffer): FilmFacts {
  const elements = elementsOf(file);
  const find = (id: number) => elements.find((one) => one.id === id)?.body;
  const [duration, width, height] = [find(read.duration), find(read.width), find(read.height)];
  if (!duration || !width || !height) throw new Error('there is no header of a film');
  const ticks = duration.length === 8 ? duration.readDoubleBE() : duration.readFloatBE();
  const scale = find(read.scale);
  return {
    seconds: (ticks * (scale ? whole(scale) : 1_000_000)) / 1e9,
    width: whole(width),
    height: whole(height),
    sound: find(read.audio) !== undefined,
  };
}

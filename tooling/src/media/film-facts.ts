/** What an MP4 file says of itself in its header (ISO/IEC 14496-12); lengths in seconds, sizes in pixels. */
export type FilmFacts = { seconds: number; width: number; height: number; sound: boolean };

/** Boxes that hold boxes, on the way to the tracks. */
const holders = ['moov', 'trak', 'mdia'];

type Box = { type: string; body: Buffer };

function boxesOf(file: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= file.length; ) {
    const size = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    if (size < 8) throw new Error(`box ${type} has a length of ${size}`);
    const body = file.subarray(at + 8, at + size);
    boxes.push({ type, body });
    if (holders.includes(type)) boxes.push(...boxesOf(body));
    at += size;
  }
  return boxes;
}

/** Reads the length of the film, and size and kind of its tracks. @throws {Error} for a file that is no MP4 */
export function filmFacts(file: Buffer): FilmFacts {
  const boxes = boxesOf(file);
  const header = boxes.find(({ type }) => type === 'mvhd')?.body;
  const track = boxes.find(({ type }) => type === 'tkhd')?.body;
  if (!header || !track) throw new Error('there is no header of a film');
  const handlers = boxes.filter(({ type }) => type === 'hdlr').map(({ body }) => body.toString('latin1', 8, 12));
  return {
    seconds: header.readUInt32BE(16) / header.readUInt32BE(12),
    // The last two fields of a track's header, as fixed-point numbers of 16.16 bits.
    width: track.readUInt32BE(track.length - 8) / 65_536,
    height: track.readUInt32BE(track.length - 4) / 65_536,
    sound: handlers.includes('soun'),
  };
}

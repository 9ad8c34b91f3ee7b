/** Bytes before each body: its length (4 bytes, the highest first), then the kind of the frame (1 byte). */
const headBytes = 5;

/** What came over a pipe is no frame, or one that may not come. */
export class BadFrame extends Error {}

/** One message on a pipe between the shell and a render process: length, kind, body. */
export function frameOf(kind: number, body: string): Buffer {
  const bytes = Buffer.byteLength(body);
  const frame = Buffer.allocUnsafe(headBytes + bytes);
  frame.write(body, headBytes);
  return withHead(frame, kind, bytes);
}

/** Length and kind of a frame whose body of `bytes` bytes follows by itself. */
export function headOf(kind: number, bytes: number): Buffer {
  return withHead(Buffer.allocUnsafe(headBytes), kind, bytes);
}

function withHead(frame: Buffer, kind: number, bytes: number): Buffer {
  frame.writeUInt32BE(bytes, 0);
  frame.writeUInt8(kind, 4);
  return frame;
}

type Options = {
  /** The most bytes that a body of this kind may have; undefined for a kind that may not come. */
  longest: (kind: number) => number | undefined;
  take: (kind: number, body: Buffer) => void;
};

/** Puts the pieces in which a pipe delivers frames together again. Nothing is allocated for a frame that may not come. */
export class FrameReader {
  private readonly head = Buffer.alloc(headBytes);
  private body: Buffer | undefined;
  /** Bytes of the head, or of the body, that are here. */
  private filled = 0;

  constructor(private readonly options: Options) {}

  /** @throws {BadFrame} for a kind or a length that is not allowed; and whatever `take` throws */
  push(chunk: Uint8Array): void {
    for (let place = 0; place < chunk.length; )
      place = this.body ? this.fillBody(chunk, place) : this.fillHead(chunk, place);
  }

  private fillHead(chunk: Uint8Array, place: number): number {
    const end = Math.min(chunk.length, place + headBytes - this.filled);
    this.head.set(chunk.subarray(place, end), this.filled);
    this.filled += end - place;
    if (this.filled === headBytes) this.begin();
    return end;
  }

  private begin(): void {
    const [bytes, kind] = [this.head.readUInt32BE(0), this.head.readUInt8(4)];
    const longest = this.options.longest(kind);
    if (longest === undefined) throw new BadFrame(`a frame of the unknown kind ${kind}`);
    if (bytes > longest) throw new BadFrame(`a frame of kind ${kind} with ${bytes} bytes, more than ${longest}`);
    this.filled = 0;
    this.body = Buffer.allocUnsafeSlow(bytes);
    if (bytes === 0) this.finish(this.body);
  }

  private fillBody(chunk: Uint8Array, place: number): number {
    const body = this.body as Buffer;
    const end = Math.min(chunk.length, place + body.length - this.filled);
    body.set(chunk.subarray(place, end), this.filled);
    this.filled += end - place;
    if (this.filled === body.length) this.finish(body);
    return end;
  }

  private finish(body: Buffer): void {
    this.body = undefined;
    this.filled = 0;
    this.options.take(this.head.readUInt8(4), body);
  }
}

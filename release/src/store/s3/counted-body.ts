import { RefusedFileError } from '../../errors/release-error';

/** A body that is longer than what is asked for is not read; who sends it is cut off. */
export interface BodyLimit {
  /** Bytes. */
  most: number;
  /** Begins the message. */
  subject: string;
}

function tooLong({ most, subject }: BodyLimit, length: number, isWhole: boolean): RefusedFileError {
  const has = isWhole ? `${length} bytes` : `more than ${length} bytes`;
  return new RefusedFileError(subject, `it has ${has}, and at most ${most} are read`, isWhole ? length : undefined);
}

async function collect(body: ReadableStream<Uint8Array>, limit: BodyLimit): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop by an error cancels the stream, and with it the request.
  for await (const part of body) {
    length += part.length;
    if (length > limit.most) throw tooLong(limit, limit.most, false);
    parts.push(part);
  }
  return Buffer.concat(parts, length);
}

/**
 * The whole body of an answer. Its length is looked at before anything is read, and counted while it comes, because an answer
 * may name none, or a false one.
 * @throws {RefusedFileError} when it is longer
 */
export async function countedBody(response: Response, limit: BodyLimit): Promise<Buffer> {
  const { body, headers } = response;
  if (!body) return Buffer.alloc(0);
  const named = Number(headers.get('content-length') ?? Number.NaN);
  if (named <= limit.most || Number.isNaN(named)) return collect(body, limit);
  await body.cancel();
  throw tooLong(limit, named, true);
}

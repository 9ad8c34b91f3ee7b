import { ExcessError, parseBounded } from './bounded-json';

/** A body as `fetch` and undici give it, uncompressed; null where an answer has none. */
type Body = AsyncIterable<Uint8Array> | null;

/** Of shells that ask one another or answer their operators, in bytes: far above what any of them says. */
export const mostOfShell = 2_000_000;
/** Of services that answer a request with a few fields, in bytes. */
export const mostOfService = 256 * 1024;

/**
 * The bytes of a body, counted as they come, whatever its headers say: one that is too long is not read on.
 * @throws {ExcessError} beyond so many bytes
 */
export async function readBounded(body: Body, mostBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.length;
    if (bytes > mostBytes) throw new ExcessError(`is longer than ${mostBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The text of a body; bytes that are no UTF-8 become U+FFFD, and a mark of the byte order is left out. */
export async function readBoundedText(body: Body, mostBytes: number): Promise<string> {
  return new TextDecoder().decode(await readBounded(body, mostBytes));
}

/**
 * The value of a JSON body.
 * @throws {ExcessError} where it is too long, too deep or has too many values
 * @throws {SyntaxError} where it is no JSON
 */
export async function readBoundedJson(body: Body, mostBytes: number): Promise<unknown> {
  return parseBounded(await readBoundedText(body, mostBytes));
}

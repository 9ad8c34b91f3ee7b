import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/** A response body in every content encoding, compressed once. */
export type CompressedBody = { raw: Buffer; br: Buffer; gzip: Buffer };

const brotli = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);
const zip = promisify(gzip);

/** @param quality brotli quality, 0 to 11 */
export async function compress(raw: Buffer, quality: number): Promise<CompressedBody> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length };
  const [br, zipped] = await Promise.all([brotli(raw, { params }), zip(raw)]);
  return { raw, br, gzip: zipped };
}

/** The same around a brotli that was made before; undefined where that is not of these bytes. */
export async function compressAround(raw: Buffer, br: Buffer): Promise<CompressedBody | undefined> {
  const same = await unpack(br, { maxOutputLength: raw.length + 1 }).then(
    (bytes) => bytes.equals(raw),
    () => false,
  );
  return same ? { raw, br, gzip: await zip(raw) } : undefined;
}

/** Memory use in bytes. */
export function compressedSize({ raw, br, gzip: zipped }: CompressedBody): number {
  return raw.length + br.length + zipped.length;
}

const codings = ['br', 'gzip', 'identity'] as const;

/** The content encoding that an Accept-Encoding header prefers; of equal weights the smallest result. */
export function codingFor(accepted: string): (typeof codings)[number] {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } });
  // The published types lack the second argument, which decides between codings of equal weight.
  const encoding = negotiator.encoding.bind(negotiator) as (available: string[], options: object) => string | undefined;
  const preferred = encoding([...codings], { preferred: [...codings] });
  return codings.find((coding) => coding === preferred) ?? 'identity';
}

/** Sends the body in the encoding that the client accepts. */
export function sendCompressed(request: FastifyRequest, reply: FastifyReply, packed: CompressedBody): FastifyReply {
  const coding = codingFor(request.headers['accept-encoding'] ?? '');
  reply.header('Vary', 'Accept-Encoding');
  return coding === 'identity' ? reply.send(packed.raw) : reply.header('Content-Encoding', coding).send(packed[coding]);
}

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A body in every encoding that it is sent in, packed once for all answers. */
export type Packed = { raw: Buffer; br: Buffer; gzip: Buffer };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** @param quality of brotli, 0 to 11 */
export async function pack(raw: Buffer, quality: number): Promise<Packed> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length };
  const [br, zipped] = await Promise.all([brotli(raw, { params }), zip(raw)]);
  return { raw, br, gzip: zipped };
}

/** Bytes that it takes in memory. */
export function packedSize({ raw, br, gzip: zipped }: Packed): number {
  return raw.length + br.length + zipped.length;
}

type Coding = 'br' | 'gzip';
const named: Record<Coding, RegExp> = { br: /\bbr\b/, gzip: /\bgzip\b/ };
/** `br;q=0` names a coding in order to refuse it. */
const refused: Record<Coding, RegExp> = {
  br: /\bbr\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/,
  gzip: /\bgzip\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/,
};

/** The tighter coding that an Accept-Encoding header allows; undefined where the body goes as it is. */
export function codingFor(accepted: string): Coding | undefined {
  return (['br', 'gzip'] as const).find((coding) => named[coding].test(accepted) && !refused[coding].test(accepted));
}

/** Sends the body in the coding that this client takes. */
export function sendPacked(request: FastifyRequest, reply: FastifyReply, packed: Packed): FastifyReply {
  const coding = codingFor(request.headers['accept-encoding'] ?? '');
  reply.header('Vary', 'Accept-Encoding');
  return coding ? reply.header('Content-Encoding', coding).send(packed[coding]) : reply.send(packed.raw);
}

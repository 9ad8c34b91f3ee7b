import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

/** Drawings and captions; films and pictures are packed already. */
const text = /^(?:image\/svg\+xml|text\/vtt)/;

/** A drawing is packed once a front; more than this costs more time than it saves bytes. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

const packers: Record<string, () => Transform> = {
  br: () => createBrotliCompress({ params }),
  gzip: () => createGzip(),
};

/** Sends text in the coding that the client prefers; ranges are of the file itself. */
export async function packText(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (!text.test(String(reply.getHeader('content-type')))) return payload;
  reply.header('Vary', 'Accept-Encoding');
  const whole = reply.statusCode === 200 && request.method === 'GET' && request.headers.range === undefined;
  const coding = whole && negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip', 'identity']);
  const packer = packers[coding || 'identity'];
  if (!packer || !(payload instanceof Readable)) return payload;
  reply.removeHeader('Content-Length').removeHeader('Accept-Ranges').header('Content-Encoding', coding);
  const packed = packer();
  payload.once('error', (error) => packed.destroy(error));
  packed.once('close', () => payload.destroy());
  return payload.pipe(packed);
}

import type { FastifyReply, FastifyRequest } from 'fastify';

/** No page may ask what changes something: a stranger's page that an operator opens could reach the operators' port. */
export async function refusePages({ headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  if (headers.origin === undefined && headers['sec-fetch-site'] === undefined) return undefined;
  return reply.code(403).send({ ready: false, reason: 'It is asked by a page.' });
}

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** A refused range says how long the file is, so that the player asks for what there is (RFC 9110, 15.5.17). */
export async function addSizeHeader(_: FastifyRequest, reply: FastifyReply, error: FastifyError): Promise<void> {
  const { headers } = error as { headers?: Record<string, string> };
  const size = headers?.['Content-Range'];
  if (error.statusCode === 416 && size) reply.header('Content-Range', size);
}

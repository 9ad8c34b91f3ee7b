import { readPlainAddress } from '@site/shared/serving/plain-ip';
import { headFault } from '@site/shared/serving/request-head';
import type { FastifyInstance } from 'fastify';
import { problemOf } from './errors';
import { HttpError } from './http-errors';

/**
 * Before everything else a request gets the one spelling of its address, and one with more headers than are read, or with two
 * of a kind that is there once, is refused (docs/faults.md F32, F33).
 */
export function requirePlainRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    readPlainAddress(request);
    const status = headFault(request.raw.rawHeaders);
    if (status) throw new HttpError(status, problemOf(status).msg);
  });
}

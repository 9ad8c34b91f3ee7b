import type { FastifyInstance } from 'fastify';
import { HttpError } from './http-errors';

/**
 * Refuses numbers such as `1e999`. Validation turns them into Infinity and then skips every rule about numbers, so that
 * they would reach the database.
 */
export function refuseInfiniteNumbers(app: FastifyInstance): void {
  app.addHook('preHandler', async ({ query, body }) => {
    const fields = Object.entries({ ...(query as object), ...(typeof body === 'object' ? body : {}) });
    const infinite = fields.find(([, value]) => typeof value === 'number' && !Number.isFinite(value));
    if (infinite) throw new HttpError(400, `参数 ${infinite[0]} 超出范围`);
  });
}

import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../database/database';

/** State of the service; `ready` turns true when content is imported and false when it stops. */
export type Readiness = { ready: boolean; reason: string };

export const healthRoutes: FastifyPluginAsync<{ database: Database; readiness: Readiness }> = async (app, needs) => {
  const { database, readiness } = needs;
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    if (!readiness.ready) return reply.code(503).send({ status: readiness.reason });
    await database.query('select 1');
    return { status: 'ready' };
  });
};

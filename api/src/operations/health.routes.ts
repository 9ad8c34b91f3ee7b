import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';

/** State of the service; `ready` turns true when content is imported and false when it stops. */
export type Readiness = {
  ready: boolean;
  reason: string;
  /** What an operator should mend although the service works. */
  warnings?: () => string[];
};

/** The process lives: all that callers may know of it. */
export function aliveRoute(app: FastifyInstance): void {
  app.get('/healthz', async () => ({ status: 'alive' }));
}

export function readyRoute(
  app: FastifyInstance,
  { database, readiness }: { database: Database; readiness: Readiness },
): void {
  app.get('/readyz', async (_request, reply) => {
    if (!readiness.ready) return reply.code(503).send({ status: readiness.reason });
    await database.query('select 1');
    return { status: 'ready', warnings: readiness.warnings?.() ?? [] };
  });
}

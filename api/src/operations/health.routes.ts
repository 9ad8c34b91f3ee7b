import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database';

/** State of the service; `ready` turns true when content is imported and false when it stops. */
export type Readiness = {
  ready: boolean;
  reason: string;
  /** What an operator should mend although the service works. */
  warnings?: () => string[];
};

/** The process lives: all that callers may know of it. `/healthz` is its older name. */
export function aliveRoute(app: FastifyInstance): void {
  for (const name of ['/-/live', '/healthz']) app.get(name, async () => ({ status: 'alive' }));
}

/**
 * Whether a balancer should send requests here: content is imported, the database answers and the process does not stop.
 * `/readyz` is its older name.
 */
export function readyRoute(
  app: FastifyInstance,
  { database, readiness }: { database: Database; readiness: Readiness },
): void {
  const isReady = async (_request: FastifyRequest, reply: FastifyReply): Promise<object> => {
    if (!readiness.ready) return reply.code(503).send({ status: readiness.reason });
    try {
      await database.query('select 1');
    } catch {
      return reply.code(503).send({ status: 'the database does not answer' });
    }
    return { status: 'ready', warnings: readiness.warnings?.() ?? [] };
  };
  for (const name of ['/-/ready', '/readyz']) app.get(name, isReady);
}

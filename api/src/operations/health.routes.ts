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
  app.get('/-/live', async () => ({ status: 'alive' }));
}

const withoutDatabase =
  'The database does not answer: leads go to the journal of this machine, and whatever is read fails.';

/**
 * Whether a balancer should send requests here: content was imported, and the process does not stop. Without its database a
 * service stays ready, with a warning: it goes on booking leads (docs/faults.md F13), and all replicas have one database.
 */
export function readyRoute(
  app: FastifyInstance,
  { database, readiness }: { database: Database; readiness: Readiness },
): void {
  app.get('/-/ready', async (_request, reply) => {
    if (!readiness.ready) return reply.code(503).send({ status: readiness.reason });
    const answers = await database.query('select 1').catch(() => undefined);
    return { status: 'ready', warnings: [...(answers ? [] : [withoutDatabase]), ...(readiness.warnings?.() ?? [])] };
  });
}

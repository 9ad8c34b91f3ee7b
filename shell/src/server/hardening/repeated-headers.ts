import { repeatsHeader } from '@site/shared/serving/request-head';
import type { FastifyInstance } from 'fastify';
import { answerPlainly } from '../plain-answers';

/** Refuses two of a header that may be there once: a proxy may believe one and this server the other (docs/faults.md F32). */
export function refuseRepeats(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (repeatsHeader(raw.rawHeaders)) return answerPlainly(reply, 400);
  });
}

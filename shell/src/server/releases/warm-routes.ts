import { RemoteName, Version } from '@site/shared/contract/release-manifest';
import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { FastifyInstance } from 'fastify';
import { refusePages } from '../health/refuse-pages';
import { answerPlainly } from '../plain-answers';
import type { SetWarmer } from './set-warmer';

const WarmRequest = Type.Object(
  { versions: Type.Record(RemoteName, Version, { minProperties: 1, maxProperties: 20, additionalProperties: false }) },
  { additionalProperties: false },
);

/**
 * Operators have versions loaded before they are made live. No page may ask: loading costs memory.
 */
export function warmRoutes(app: FastifyInstance, warmer: Pick<SetWarmer, 'ask'>): void {
  app.post('/-/warm', { onRequest: refusePages }, async ({ body }, reply) => {
    // Fastify would take away what it does not know and go on.
    if (!Value.Check(WarmRequest, body)) return answerPlainly(reply, 400);
    const answer = await warmer.ask(body.versions);
    return reply
      .code(answer.ready ? 200 : 409)
      .header('Cache-Control', 'no-store')
      .send(answer);
  });
}

import { AsyncResource } from 'node:async_hooks';
import type { AnyCall } from '@site/shared/calls/call';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ReadAdmission } from './read-admission';

declare module 'fastify' {
  interface FastifyInstance {
    reads?: ReadAdmission;
  }
}

/** From now on reading calls of this service wait for their turn. */
export function admitReads(app: FastifyInstance, reads: ReadAdmission): void {
  app.decorate('reads', reads);
}

/** Runs the handler of a call: a read in its turn, everything else at once. */
export function whenAdmitted<Answer>(
  { reads, weight }: Pick<AnyCall, 'reads' | 'weight'>,
  reply: FastifyReply,
  run: () => Promise<Answer>,
): Promise<Answer> {
  if (reads && weight === 'heavy') reply.server.countSearch?.(reply.request);
  const admission = reply.server.reads;
  // Begun by the end of another read, it would else be traced as that one's work.
  return reads && admission ? admission.admit(weight, reply.raw, AsyncResource.bind(run)) : run();
}

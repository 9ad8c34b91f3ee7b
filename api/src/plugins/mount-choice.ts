import { type AnyCall, bodyOf } from '@site/shared/calls/call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { whenAdmitted } from '../admission/admit-reads';
import { HttpError } from './http-errors';
import { answerSchemas, describeCalls, looseRequest, neededFields, withDefaults } from './call-schemas';
import type { Handler } from './mount-call';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The calls of a route. */
    calls?: readonly AnyCall[];
  }
}

/** A call that shares its path with others, and its handler. */
export type Choice = { call: AnyCall; answer: (request: object, raw: FastifyRequest) => Promise<unknown> };

export function choice<Of extends AnyCall>(call: Of, handler: Handler<Of>): Choice {
  return { call, answer: async (request, raw) => bodyOf(call, await handler(withDefaults(call, request), raw)) };
}

/** The calls of a route. */
export function callsOf(config: object | undefined): readonly AnyCall[] | undefined {
  return (config as { calls?: readonly AnyCall[] } | undefined)?.calls;
}

/**
 * Mounts calls that share a path: the first whose required fields are all present is chosen; `refusal` is the message for
 * a request that matches none.
 */
export function mountChoice(app: FastifyInstance, choices: readonly [Choice, ...Choice[]], refusal: string): void {
  const [first, ...others] = choices;
  const calls = [first.call, ...others.map(({ call }) => call)] as const;
  app.route({
    method: first.call.method,
    url: first.call.path,
    schema: { ...describeCalls(calls), body: looseRequest(calls), response: answerSchemas(calls) },
    config: { calls },
    handler: (raw, reply) => {
      const request = raw.body as Record<string, unknown>;
      const meant = choices.find(({ call }) => neededFields(call).every((name) => request[name] !== undefined));
      if (!meant) throw new HttpError(400, refusal);
      return whenAdmitted(meant.call, reply, () => meant.answer(request, raw));
    },
  });
}

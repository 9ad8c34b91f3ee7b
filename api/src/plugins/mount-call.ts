import { type AnyCall, bodyOf, type HandledRequest, type ResultOf } from '@site/shared/calls/call';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest, RouteOptions, RouteShorthandOptions } from 'fastify';
import { whenAdmitted } from '../admission/admit-reads';
import { acceptBeacons } from './beacons';
import { answerSchemas, describeCalls, requestSchemas, takesBoth, withDefaults } from './call-schemas';

/** A plugin that mounts calls; `Needs` are its dependencies. */
export type Routes<Needs extends object = object> = FastifyPluginAsync<Needs>;

/** Receives the validated request with defaults, and the raw one for headers, address and log. */
export type Handler<Of extends AnyCall> = (
  request: HandledRequest<Of>,
  raw: FastifyRequest,
) => ResultOf<Of> | Promise<ResultOf<Of>>;

export type MountOptions = Pick<RouteShorthandOptions, 'onRequest' | 'preHandler' | 'logLevel'>;

/** Mounts `handler` on a call, which provides path, validation, envelope and documentation. */
export function mountCall<Of extends AnyCall>(
  app: FastifyInstance,
  call: Of,
  handler: Handler<Of>,
  options: MountOptions = {},
): void {
  const route: RouteOptions = {
    ...options,
    method: call.method,
    url: call.path,
    schema: { ...describeCalls([call]), ...requestSchemas(call), response: answerSchemas([call]) },
    config: { calls: [call] },
    handler: (raw, reply) =>
      whenAdmitted(call, reply, async () => bodyOf(call, await handler(requestIn(raw, call), raw))),
  };
  if (!call.accepts.includes('beacon')) {
    app.route(route);
    return;
  }
  void app.register(async (scope) => {
    acceptBeacons(scope);
    scope.route(route);
  });
}

function requestIn<Of extends AnyCall>({ query, body }: FastifyRequest, call: Of): HandledRequest<Of> {
  if (takesBoth(call)) return withDefaults(call, { ...(query as object), ...(body as object | null) });
  return call.accepts.includes('query') ? query : body;
}

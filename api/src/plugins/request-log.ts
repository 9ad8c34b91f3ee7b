import { type FastifyInstance, LogController } from 'fastify';

/** Fastify's own lines print whole addresses with their queries; `logRequests` stands in for them. */
export class PrivateLogController extends LogController {
  constructor() {
    super({ disableRequestLogging: true });
  }

  override routeNotFound(): void {
    // Answered and counted like every other request.
  }
}

/** One line an answered request: the route's pattern, never its address, as queries hold what visitors typed. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    request.log.info({ method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
}

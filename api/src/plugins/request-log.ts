import { type FastifyInstance, LogController } from 'fastify';

/** Fastify's own request log contains full URLs with queries; `logRequests` replaces it. */
export class PrivateLogController extends LogController {
  constructor() {
    super({ disableRequestLogging: true });
  }

  override routeNotFound(): void {
    // Handled like every other request.
  }
}

/** One line per response, with the route pattern instead of the URL, as queries contain user input. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, span } = request;
    const route = request.routeOptions.url ?? 'unknown';
    const facts = { method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    request.log.info({ ...facts, ...(span && { trace: span.traceId }) }, 'answered');
  });
}

import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics';

/** Measures every request of the service. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    metrics.requests.observe(labels, reply.elapsedTime / 1000);
  });
}

/** Serves `/metrics`; `refresh` updates the gauges before. */
export function exposeMetrics(app: FastifyInstance, metrics: Metrics, refresh: () => Promise<void>): void {
  app.get('/metrics', async (_request, reply) => {
    await refresh().catch(() => undefined);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

import type { FastifyInstance } from 'fastify';

const preflightSeconds = '600';

/** CORS for the site's own origins, for a service on a host of its own. */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (!origin || !origins.includes(origin)) return;
    reply.header('access-control-allow-origin', origin).header('vary', 'Origin');
    if (request.method !== 'OPTIONS') return;
    reply
      .header('access-control-allow-methods', 'GET, POST')
      .header(
        'access-control-allow-headers',
        'content-type, x-lead-form, idempotency-key, x-consent, x-fill-time, x-honeypot',
      )
      .header('access-control-max-age', preflightSeconds);
    return reply.code(204).send();
  });
}

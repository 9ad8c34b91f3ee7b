import type { FastifyInstance } from 'fastify';

/**
 * While the service closes, every response has `Connection: close`: otherwise one idle keep-alive client blocks `close()`
 * until its timeout (docs/measured.md#slow-clients).
 */
export function drainConnections(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}

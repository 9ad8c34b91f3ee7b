import type { FastifyInstance } from 'fastify';

/**
 * While the service closes, every answer says `Connection: close`: otherwise one idle keep-alive client holds `close()`
 * until its time-out (dependencies.md finding 9).
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

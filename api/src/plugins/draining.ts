import { mostHeaders } from '@site/shared/serving/request-head';
import { ServedConnections } from '@site/shared/serving/served-connections';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Those of its server: what drains, and who holds how many. */
    connections: ServedConnections;
  }
}

/** Of all callers, and of the network of one that is no trusted proxy. */
const connectionLimits = { total: 5000, ofNetwork: 1000 };

/** The connections of a server that is made with their `Response`; `isProxy`: the callers that are not limited. */
export function openConnections(isProxy: (address: string) => boolean): ServedConnections {
  return new ServedConnections({ ...connectionLimits, isProxy });
}

/**
 * While the service closes, every response has `Connection: close`: otherwise one idle keep-alive client blocks `close()`
 * until its timeout (docs/measured.md#slow-clients).
 */
export function drainConnections(app: FastifyInstance, connections: ServedConnections): void {
  connections.watch(app.server);
  app.server.maxHeadersCount = mostHeaders;
  app.decorate('connections', connections);
  app.addHook('preClose', async () => connections.drain());
}

import { isIP } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import type { Services } from '../app';
import type { Config } from '../config';
import { refuseConnection } from '../plugins/client-errors';
import { drainConnections, openConnections } from '../plugins/draining';
import { answerErrors, answerFrameworkError } from '../plugins/errors';
import { HttpError } from '../plugins/http-errors';
import { requirePlainRequests } from '../plugins/plain-requests';
import { PrivateLogController } from '../plugins/request-log';
import { serverLimits } from '../plugins/server-limits';
import { exposeDocs } from './docs.routes';
import { aliveRoute, readyRoute } from './health.routes';
import { exposeMetrics } from './metrics.routes';

const misdirected = 421;

/**
 * A page of a stranger may lead a name of its own to this machine and read there what the browser of an operator gets; an
 * address it cannot take.
 */
function refuseStrangeNames(app: FastifyInstance, opsHost: string): void {
  app.addHook('onRequest', async ({ hostname }) => {
    const name = hostname.toLowerCase().replace(/^\[(.*)\]$/, '$1');
    if (isIP(name) === 0 && name !== 'localhost' && name !== opsHost.toLowerCase())
      throw new HttpError(misdirected, '这个域名不属于本服务');
  });
}

/**
 * What operators may know and callers may not, on a port of its own (docs/how-to/harden-the-site.md): readiness, metrics
 * and, outside production, the documentation of the calls of `app`. Not listening yet.
 */
export function createOperations(config: Config, services: Services, app: FastifyInstance): FastifyInstance {
  const connections = openConnections(() => false);
  const operations: FastifyInstance = fastify({
    ...serverLimits,
    http: { ...serverLimits.http, ServerResponse: connections.Response },
    return503OnClosing: false,
    loggerInstance: services.log,
    logController: new PrivateLogController(),
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: refuseConnection,
  });
  answerErrors(operations);
  requirePlainRequests(operations);
  drainConnections(operations, connections);
  refuseStrangeNames(operations, config.opsHost);
  aliveRoute(operations);
  readyRoute(operations, { database: services.reserved, readiness: services.readiness });
  exposeMetrics(operations, services.metrics, services.refreshMetrics);
  if (config.siteEnv !== 'prod') exposeDocs(operations, app);
  return operations;
}

import fastify, { type FastifyInstance } from 'fastify';
import type { Services } from '../app';
import type { Config } from '../config';
import { refuseConnection } from '../plugins/client-errors';
import { answerErrors, answerFrameworkError } from '../plugins/errors';
import { PrivateLogController } from '../plugins/request-log';
import { serverLimits } from '../plugins/server-limits';
import { exposeDocs } from './docs.routes';
import { aliveRoute, readyRoute } from './health.routes';
import { exposeMetrics } from './metrics.routes';

/**
 * What operators may know and callers may not, on a port of its own (docs/how-to/guard-the-site.md): readiness, metrics
 * and, outside production, the documentation of the calls of `app`. Not listening yet.
 */
export function createOperations(config: Config, services: Services, app: FastifyInstance): FastifyInstance {
  const operations: FastifyInstance = fastify({
    ...serverLimits,
    loggerInstance: services.log,
    logController: new PrivateLogController(),
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: refuseConnection,
  });
  answerErrors(operations);
  aliveRoute(operations);
  readyRoute(operations, { database: services.reserved, readiness: services.readiness });
  exposeMetrics(operations, services.metrics, services.refreshMetrics);
  if (config.siteEnv !== 'prod') exposeDocs(operations, app);
  return operations;
}

import formbody from '@fastify/formbody';
import swagger from '@fastify/swagger';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { casesRoutes } from './cases/cases.routes';
import { collegeRoutes } from './college/college.routes';
import type { Config } from './config';
import type { Database } from './database/database';
import { helpRoutes } from './help/help.routes';
import { topicsRoutes } from './info/topics.routes';
import { videosAndTagsRoutes } from './info/videos-and-tags.routes';
import type { LeadDesk } from './leads/lead-desk';
import { leadsRoutes } from './leads/leads.routes';
import { logCollectRoutes } from './log-collect/log-collect.routes';
import { marketingRoutes } from './marketing/marketing.routes';
import { exposeDocs } from './operations/docs.routes';
import { type Readiness, healthRoutes } from './operations/health.routes';
import type { Metrics } from './operations/metrics';
import { exposeMetrics } from './operations/metrics.routes';
import { allowOrigins } from './plugins/cross-origin';
import { drainConnections } from './plugins/draining';
import { answerErrors } from './plugins/errors';
import { PrivateLogController, logRequests } from './plugins/request-log';
import { type ServerLimits, serverLimits } from './plugins/server-limits';
import { searchRoutes } from './search/search.routes';
import { siteRoutes } from './site/site.routes';
import { trackingRoutes } from './tracking/tracking.routes';

/** What the service stands on; all of it is handed in, so that tests bring their own. */
export type Services = {
  log: FastifyBaseLogger;
  database: Database;
  readiness: Readiness;
  desk: LeadDesk;
  metrics: Metrics;
  /** Brings gauges up to date before they are shown. */
  refreshMetrics: () => Promise<void>;
};

/** The whole service, not yet listening. */
export async function createApp(
  config: Config,
  services: Services,
  limits: ServerLimits = serverLimits,
): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    ...limits,
    loggerInstance: services.log,
    logController: new PrivateLogController(),
    // A request that was sent before the stop became known is answered, not refused; new connections are refused anyway.
    return503OnClosing: false,
    trustProxy: config.trustedProxies,
    ajv: { customOptions: { removeAdditional: true, coerceTypes: true } },
  });
  app.removeContentTypeParser('text/plain');
  answerErrors(app);
  logRequests(app);
  drainConnections(app);
  allowOrigins(app, config.siteOrigins);
  await app.register(swagger, { openapi: { info: { title: 'Content and lead service', version: '1.0.0' } } });
  await app.register(formbody, { bodyLimit: limits.bodyLimit });
  await app.register(healthRoutes, services);
  exposeMetrics(app, services.metrics, services.refreshMetrics);
  if (config.siteEnv !== 'prod') exposeDocs(app);
  await registerCalls(app, services);
  return app;
}

async function registerCalls(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(helpRoutes, services);
  await app.register(topicsRoutes, services);
  await app.register(videosAndTagsRoutes, services);
  await app.register(collegeRoutes, services);
  await app.register(marketingRoutes, services);
  await app.register(casesRoutes, services);
  await app.register(siteRoutes, services);
  await app.register(searchRoutes, services);
  await app.register(leadsRoutes, services);
  await app.register(trackingRoutes, services);
  await app.register(logCollectRoutes);
}

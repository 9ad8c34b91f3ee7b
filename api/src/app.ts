import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import { casesRoutes } from './cases/cases.routes';
import { collegeRoutes } from './college/college.routes';
import type { Config } from './config';
import type { Database } from './database/database';
import { helpRoutes } from './help/help.routes';
import { topicsRoutes } from './info/topics.routes';
import { videosAndTagsRoutes } from './info/videos-and-tags.routes';
import { logCollectRoutes } from './log-collect/log-collect.routes';
import { marketingRoutes } from './marketing/marketing.routes';
import { type Readiness, healthRoutes } from './operations/health.routes';
import { drainConnections } from './plugins/draining';
import { answerErrors } from './plugins/errors';
import { logOptions } from './plugins/log-options';
import { serverLimits } from './plugins/server-limits';
import { siteRoutes } from './site/site.routes';

/** What the service stands on; all of it is handed in, so that tests bring their own. */
export type Services = { database: Database; readiness: Readiness };

/** The whole service, not yet listening. */
export async function createApp(config: Config, services: Services): Promise<FastifyInstance> {
  const app = fastify({
    ...serverLimits,
    logger: logOptions(config.logLevel),
    trustProxy: config.trustedProxies,
    ajv: { customOptions: { removeAdditional: true, coerceTypes: true } },
  });
  answerErrors(app);
  drainConnections(app);
  await app.register(formbody, { bodyLimit: serverLimits.bodyLimit });
  await app.register(healthRoutes, services);
  await app.register(helpRoutes, services);
  await app.register(topicsRoutes, services);
  await app.register(videosAndTagsRoutes, services);
  await app.register(collegeRoutes, services);
  await app.register(marketingRoutes, services);
  await app.register(casesRoutes, services);
  await app.register(siteRoutes, services);
  await app.register(logCollectRoutes);
  return app;
}

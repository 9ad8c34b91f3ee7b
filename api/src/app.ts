import formbody from '@fastify/formbody';
import { compile } from '@fastify/proxy-addr';
import { trustPlainly } from '@site/shared/serving/plain-ip';
import swagger from '@fastify/swagger';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { admitReads } from './admission/admit-reads';
import { ReadAdmission, type ReadOutcome } from './admission/read-admission';
import { type Weight, readLimits } from './admission/read-limits';
import type { Config } from './config';
import type { Database } from './database/database';
import { noticeUnknownProxies } from './limits/unknown-proxies';
import { mediaRoutes } from './media/media.routes';
import type { CallbackCare } from './leads/callback-care';
import type { LeadIntake } from './leads/lead-intake';
import { limitSearches } from './limits/limit-searches';
import { mountCalls } from './mount-calls';
import { type Readiness, aliveRoute } from './operations/health.routes';
import type { Metrics } from './operations/metrics';
import { measureRequests } from './operations/metrics.routes';
import { documentOptions } from './operations/open-api';
import { compileSchemasOnce } from './plugins/compiled-schemas';
import { allowOrigins } from './plugins/cross-origin';
import { drainConnections, openConnections } from './plugins/draining';
import { refuseConnection } from './plugins/client-errors';
import { answerErrors, answerFrameworkError } from './plugins/errors';
import { refuseForeignPosts } from './plugins/foreign-posts';
import { requirePlainRequests } from './plugins/plain-requests';
import { PrivateLogController, logRequests } from './plugins/request-log';
import { type ServerLimits, serverLimits } from './plugins/server-limits';
import { makeTextStorable } from './plugins/storable-text';
import type { SupportIntake } from './support/support-intake';
import { traceRequests } from './plugins/trace-requests';
import { requireWholeNumbers } from './plugins/whole-numbers';

/** Dependencies of the service, injected so that tests can replace them. */
export type Services = {
  log: FastifyBaseLogger;
  database: Database;
  /** Where content is read: `database` itself, or a replica of it. */
  reads: Database;
  /** Connections that no read uses. */
  reserved: Database;
  readiness: Readiness;
  intake: LeadIntake;
  support: SupportIntake;
  callbacks: CallbackCare;
  metrics: Metrics;
  /** Updates gauges before they are read. */
  refreshMetrics: () => Promise<void>;
};

/** The service for its callers, not listening yet; what operators ask is `operations-app.ts`. */
export async function createApp(
  config: Config,
  services: Services,
  limits: ServerLimits = serverLimits,
): Promise<FastifyInstance> {
  const trust = trustPlainly(compile(config.trustedProxies));
  const connections = openConnections((address) => trust(address, 0));
  const app: FastifyInstance = fastify({
    ...limits,
    http: { ...limits.http, ServerResponse: connections.Response },
    loggerInstance: services.log,
    logController: new PrivateLogController(),
    // Requests sent before the shutdown was noticed are still answered; new connections are refused anyway.
    return503OnClosing: false,
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: refuseConnection,
    trustProxy: trust,
  });
  app.removeContentTypeParser('text/plain');
  compileSchemasOnce(app);
  answerErrors(app);
  requirePlainRequests(app);
  requireWholeNumbers(app);
  makeTextStorable(app);
  traceRequests(app, config.trustedProxies);
  logRequests(app);
  drainConnections(app, connections);
  allowOrigins(app, config.siteOrigins);
  refuseForeignPosts(app, config.siteOrigins, () => services.metrics.foreign.inc());
  limitSearches(app, config.trustedProxies, () => services.metrics.limited.inc({ call: 'search' }));
  admitReads(app, admissionOf(config, services.metrics));
  await app.register(swagger, documentOptions);
  await app.register(formbody, { bodyLimit: limits.bodyLimit });
  aliveRoute(app);
  measureRequests(app, services.metrics);
  const { warnings } = services.readiness;
  const proxies = noticeUnknownProxies(app);
  services.readiness.warnings = () => [...(warnings?.() ?? []), ...proxies()];
  await app.register(mediaRoutes, { contentDir: config.contentDir });
  await mountCalls(app, config, services);
  return app;
}

function admissionOf({ databaseUrl }: Config, metrics: Metrics): ReadAdmission {
  const report = (weight: Weight, outcome: ReadOutcome) => metrics.reads.inc({ weight, outcome });
  const admission = new ReadAdmission(readLimits(databaseUrl), report);
  metrics.watchReads(admission);
  return admission;
}

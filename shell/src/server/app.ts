import path from 'node:path';
import { readTrustedKeys, publicKeyFiles } from '@site/release/key-files';
import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import type { Logger } from 'pino';
import { Counter, Registry } from 'prom-client';
import type { ShellConfig } from '../config';
import { hasAgreedShape } from './answer-shapes';
import { assetRoutes } from './asset-routes';
import { callRoutes } from './call-routes';
import { ContentRevision } from './content-revision';
import { DataCache } from './data-cache';
import { discoveryRoutes } from './discovery/discovery-routes';
import { greyClock } from './grey-clock';
import { healthRoutes } from './health-routes';
import { HtmlCache } from './html-cache';
import { feedbackRoutes } from './feedback-routes';
import { refuseForeignPosts } from './foreign-posts';
import { iconRoutes } from './icon-routes';
import { leadRoutes } from './lead-routes';
import { LiveSets } from './live-sets';
import { PageAnswer } from './page-answer';
import { PageExtras } from './page-extras';
import { pageRoutes } from './page-routes';
import { ReleaseFollower } from './release-follower';
import { securityHeaders } from './security-headers';
import { SetFiles } from './set-files';
import { createUpstream } from './upstream';

const bodyLimit = 64 * 1024;
const headerTimeout = 5000;
const requestTimeout = 8000;

export type Shell = { app: FastifyInstance; close: () => Promise<void> };

/** Fastify without the settings below keeps slow clients for ever and waits for idle ones at the end (dependencies.md 8, 9). */
function createServer(log: Logger): FastifyInstance {
  let closing = false;
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    requestTimeout,
    keepAliveTimeout: 5000,
    // An address that cannot be decoded is a page that is not there (design.md §3).
    frameworkErrors: (_error, _request, reply) =>
      void (reply as FastifyReply).code(302).header('Cache-Control', 'no-store').header('Location', '/home/404').send(),
    routerOptions: { ignoreTrailingSlash: false, ignoreDuplicateSlashes: false, maxParamLength: 2048 },
    http: { headersTimeout: headerTimeout, requestTimeout, connectionsCheckingInterval: 1000 },
  }) as unknown as FastifyInstance;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_, reply) => {
    if (closing) reply.header('Connection', 'close');
  });
  return app;
}

function failureCounter(registry: Registry): (remote: string, version: string) => void {
  const failures = new Counter({
    name: 'page_failures_total',
    help: 'Pages that failed to render',
    labelNames: ['remote', 'version'],
    registers: [registry],
  });
  return (remote, version) => failures.inc({ remote, version });
}

/** Puts the shell together and starts what it follows; the caller listens. */
export async function createShell(
  config: ShellConfig,
  shell: ReleaseManifest,
  workerScript: string,
  log: Logger,
): Promise<Shell> {
  const app = createServer(log);
  const registry = new Registry();
  const data = new DataCache({ upstream: createUpstream(config.hosts), valid: hasAgreedShape });
  const sets = new LiveSets({
    script: workerScript,
    data,
    files: new SetFiles(path.join(config.dataDir, 'shell/sets')),
    log,
  });
  const extras = new PageExtras(data, log);
  const keys = readTrustedKeys(publicKeyFiles(config.publicKeys));
  const follower = new ReleaseFollower({ config, shell, keys, sets, log });
  const content = new ContentRevision({
    ask: (call) => data.fresh(call),
    renew: async () => {
      data.invalidate();
      await extras.refresh();
    },
  });
  const pages = new PageAnswer({
    sets,
    content,
    variant: config.site.variant,
    grey: greyClock(config.greyOut, Date.now),
    cache: new HtmlCache(config.htmlCache === 'on'),
    extras,
    log,
    count: failureCounter(registry),
  });
  securityHeaders(app, config);
  refuseForeignPosts(app, config.site.origin);
  healthRoutes(app, { config, sets, follower, metrics: () => registry.metrics() });
  iconRoutes(app);
  assetRoutes(app, { config, sets, shell });
  await callRoutes(app, config);
  leadRoutes(app, { config, form: (lead) => pages.leadForm(lead) });
  feedbackRoutes(app, config.hosts.live);
  discoveryRoutes(app, { config, sets, pages, data });
  pageRoutes(app, { sets, pages });
  await Promise.all([content.start(), extras.start(), follower.start()]);
  const close = async () => {
    follower.stop();
    content.stop();
    extras.stop();
    await app.close();
    sets.retireAll();
  };
  return { app, close };
}

import path from 'node:path';
import { readTrustedKeys, publicKeyFiles } from '@site/release/key-files';
import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { Counter, Registry } from 'prom-client';
import { Agent } from 'undici';
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
import { refuseForeignHosts } from './host-list';
import { createServer } from './http-server';
import { feedbackRoutes } from './feedback-routes';
import { refuseForeignPosts } from './foreign-posts';
import { iconRoutes } from './icon-routes';
import { leadRoutes } from './lead-routes';
import { loginRoutes } from './login-routes';
import { LiveSets } from './live-sets';
import { withNewsReferer } from './news-referer';
import { PageAnswer } from './page-answer';
import { PageExtras } from './page-extras';
import { answerPage, pageRoutes } from './page-routes';
import { policyReportRoutes } from './policy-reports';
import { ReleaseFollower } from './release-follower';
import { headerSet, securityHeaders } from './security-headers';
import { SetFiles } from './set-files';
import { createUpstream } from './upstream';
import { UpstreamGuard } from './upstream-guard';

export type Shell = { app: FastifyInstance; close: () => Promise<void> };

function failureCounter(registry: Registry): (remote: string, version: string) => void {
  const failures = new Counter({
    name: 'page_failures_total',
    help: 'Pages that failed to render',
    labelNames: ['remote', 'version'],
    registers: [registry],
  });
  return (remote, version) => failures.inc({ remote, version });
}

/** The server with what holds for every request and every answer, and no route yet. */
function openDoor(config: ShellConfig, log: Logger): FastifyInstance {
  const headers = headerSet(config);
  const app = createServer({ log, trustedHops: config.trustedHops, headers });
  securityHeaders(app, config, headers);
  refuseForeignHosts(app, config.allowedHosts);
  refuseForeignPosts(app, config.site.origin);
  return app;
}

/** Puts the shell together and starts what it follows; the caller listens. */
export async function createShell(
  config: ShellConfig,
  shell: ReleaseManifest,
  workerScript: string,
  log: Logger,
): Promise<Shell> {
  const app = openDoor(config, log);
  const guard = new UpstreamGuard(config);
  await guard.check();
  const agent = new Agent(guard.agentOptions);
  const registry = new Registry();
  const upstream = withNewsReferer(createUpstream(config.hosts, guard.agentOptions), config.newsHost);
  const data = new DataCache({ upstream, valid: hasAgreedShape });
  const sets = new LiveSets({
    script: workerScript,
    data,
    files: new SetFiles(path.join(config.dataDir, 'shell/sets')),
    log,
  });
  const extras = new PageExtras({ data, friendLinks: config.site.variant === '', log });
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
  healthRoutes(app, { config, sets, follower, metrics: () => registry.metrics() });
  iconRoutes(app);
  assetRoutes(app, { config, sets, shell });
  await callRoutes(app, config, guard.agentOptions);
  policyReportRoutes(app);
  leadRoutes(app, { config, agent, form: (lead) => pages.leadForm(lead) });
  feedbackRoutes(app, { live: config.hosts.live, agent });
  discoveryRoutes(app, { config, sets, pages, data });
  loginRoutes(app, config.site, (request, reply) => answerPage({ sets, pages }, request, reply));
  pageRoutes(app, { sets, pages });
  await Promise.all([content.start(), extras.start(), follower.start()]);
  const close = async () => {
    follower.stop();
    content.stop();
    extras.stop();
    await app.close();
    await agent.close();
    sets.retireAll();
  };
  return { app, close };
}

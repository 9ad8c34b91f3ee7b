import { drainServers } from '@site/shared/serving/drain-servers';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import type { ShellConfig } from '../config/config';
import { bucketCookie } from './canary/bucket-cookie';
import { callRoutes } from './calls/call-routes';
import { createContent } from './calls/create-content';
import { createUpstreams } from './calls/create-upstreams';
import { readingCalls } from './calls/reading-calls';
import { openDiscovery } from './discovery/open-discovery';
import { createEdge } from './edge/create-edge';
import { openForms } from './forms/open-forms';
import { createHardenedServer } from './hardening/hardened-server';
import { policyReportRoutes } from './hardening/policy-reports';
import { openOperations } from './health/open-operations';
import { recordRequests } from './health/request-record';
import { openRendering, type ShellParts } from './open-rendering';
import { createPages } from './pages/create-pages';
import { openPages } from './pages/open-pages';
import { openAssets } from './releases/open-assets';
import { openChoice } from './releases/open-choice';
import { uplinkRoute } from './uplink/uplink-route';
import { pageReportRoutes } from './versions/page-reports';
import { countBreaches, watchVersions } from './versions/watch-versions';

/** `app` serves visitors, `operations` those who run the site. */
export type Shell = { app: FastifyInstance; operations: FastifyInstance; close: () => Promise<void> };

/** Assembles the shell and starts its background tasks; the caller listens. Each folder of the server is opened by a function of its own. */
export async function createShell(config: ShellConfig, parts: ShellParts, log: Logger): Promise<Shell> {
  const app = createHardenedServer(config, log);
  const { agentOptions, client, data } = await createUpstreams(config);
  const registry = new Registry();
  const record = recordRequests(app, registry);
  const { releases, walls, close: closeRendering } = openRendering(config, parts, { data, registry, log });
  const { sets } = releases;
  const { choose, common } = await openChoice(app, config, releases);
  const watch = watchVersions(registry, releases, bucketCookie(config.site.origin).read);
  const { extras, content } = createContent(config, data, log);
  const pages = createPages(config, { ...releases, watch, extras, content, registry, log });
  const edge = await createEdge(app, config, { ...releases, content, registry });
  let stops = false;
  const known = {
    ...{ content, walls, metrics: () => registry.metrics(), stopping: () => stops },
    versions: () => watch.counter.answer(watch.revision),
  };
  const operations = openOperations(app, config, { ...releases, ...known }, log);
  const assets = openAssets(app, config, { ...releases, choose, watch });
  const reading = readingCalls(
    () => sets.live?.input.set,
    () => content.current,
  );
  await callRoutes(app, config, agentOptions, reading);
  policyReportRoutes(app, (path) => sets.live?.table.patternOf(path), countBreaches(watch));
  pageReportRoutes(app, watch);
  uplinkRoute(app);
  openForms(app, config, { client, choose, pages });
  const discovery = openDiscovery(app, config, { sets, pages, data, content, log });
  openPages(app, config, { choose, common, pages, assets, watch, edge, record });
  await Promise.all([content.start(), extras.start(), releases.start()]);
  for (const task of [discovery, edge]) task.start();
  const close = async () => {
    stops = true;
    await drainServers([app, operations], config.drainWait);
    for (const task of [discovery, edge]) task.stop();
    await releases.stop();
    for (const task of [content, extras]) task.stop();
    for (const one of [app, operations, client.agent]) await one.close();
    closeRendering();
  };
  return { app, operations, close };
}

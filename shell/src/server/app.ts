import { drainServers } from '@site/shared/serving/drain-servers';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import type { ShellConfig } from '../config';
import { missingWalls } from '../render/walls';
import { AssetCache } from './releases/asset-cache';
import { assetRoutes } from './releases/asset-routes';
import { callRoutes } from './calls/call-routes';
import type { ContentRevision } from './calls/content-revision';
import { createContent } from './calls/create-content';
import { DataCache } from './calls/data-cache';
import { readingCalls } from './calls/reading-calls';
import { bucketCookie } from './canary/bucket-cookie';
import { CanaryChoice } from './canary/canary-choice';
import { discoveryRoutes } from './discovery/discovery-routes';
import { pageListRoutes } from './discovery/page-list-routes';
import { Preparation } from './discovery/preparation';
import { PreparedDocuments } from './discovery/prepared-documents';
import { securityText } from './discovery/security-text';
import type { MapSources } from './discovery/site-maps';
import { createEdge } from './edge/create-edge';
import { aliveRoutes, type HealthSources } from './health/health-routes';
import { createOperations } from './health/operations-server';
import { recordRequests } from './health/request-record';
import { refuseUnknownHosts } from './hardening/host-list';
import { ownCookie } from './hardening/own-cookie';
import { createServer } from './http-server';
import { openRendering, type ShellParts } from './open-rendering';
import { openStored, type StoredSources } from './quick/open-stored';
import { feedbackRoutes } from './forms/feedback-routes';
import { refuseCrossSitePosts } from './hardening/cross-site-posts';
import { iconRoutes } from './discovery/icon-routes';
import { noticesRoute } from './discovery/notices-route';
import { callbackRoutes } from './forms/callback-routes';
import { callbackPage, leadPage, supportPage } from './forms/lead-page';
import { leadRoutes } from './forms/lead-routes';
import { supportRoutes } from './forms/support-routes';
import { loginRoutes } from './forms/login-routes';
import { pinRoutes } from './releases/pin-routes';
import { withNewsReferer } from './calls/news-referer';
import { createPages } from './pages/create-pages';
import { earlyHints } from './pages/early-hints';
import { answerPage, pageRoutes } from './pages/page-routes';
import { policyReportRoutes } from './hardening/policy-reports';
import { openOverrides } from './override/open-overrides';
import { sectionRoutes } from './override/section-routes';
import { openPreviews } from './preview/open-previews';
import type { Releases } from './releases/create-releases';
import type { LiveSet } from './releases/live-sets';
import { type ChooseSet, commonSet, setChooser } from './releases/set-choice';
import { warmRoutes } from './releases/warm-routes';
import { notifyRoutes } from './releases/notify-routes';
import { headerSet, headersMark, securityHeaders } from './hardening/security-headers';
import { speculationHeaders, speculationRules } from './speculation-rules';
import { failureReports, reportingUpstream } from './calls/failure-reports';
import { formAgent } from './calls/forward-call';
import { createUpstream } from './calls/upstream';
import { pageReportRoutes } from './versions/page-reports';
import { countBreaches, watchVersions } from './versions/watch-versions';
import { noticeUnknownProxies } from './hardening/unknown-proxies';
import { AllowedUpstreams } from './hardening/allowed-upstreams';

/** `app` serves visitors, `operations` those who run the site. */
export type Shell = { app: FastifyInstance; operations: FastifyInstance; close: () => Promise<void> };

/** The server with all hooks and no routes. */
export function createHardenedServer(config: ShellConfig, log: Logger): FastifyInstance {
  const headers = headerSet(config);
  const app = createServer({ log, trustedHops: config.trustedHops, headers });
  securityHeaders(app, config, headers);
  refuseUnknownHosts(app, config.allowedHosts);
  refuseCrossSitePosts(app, config.site.origin);
  return app;
}

/** The client of the configured hosts, and the data cache in front of it. @throws {Error} for a host that may not be called */
export async function createUpstreams(config: ShellConfig) {
  const upstreams = new AllowedUpstreams(config);
  await upstreams.check();
  const { agentOptions } = upstreams;
  const plain = withNewsReferer(createUpstream(config.hosts, agentOptions), config.newsHost);
  const report = failureReports(plain);
  const data = new DataCache({ upstream: reportingUpstream(plain, report) });
  return { agentOptions, client: { agent: formAgent(agentOptions), report }, data };
}

type DiscoverySources = MapSources & { content: Pick<ContentRevision, 'current'>; log: Logger };

/** What search engines read, made anew when a set goes live or the content changes. */
function createDiscovery(app: FastifyInstance, config: ShellConfig, sources: DiscoverySources): Preparation {
  const documents = new PreparedDocuments({ site: config.site, ...sources });
  discoveryRoutes(app, { config, documents });
  pageListRoutes(app, sources);
  const { sets, content } = sources;
  // No search engine reads what is developed: a saved change has no page rendered that nobody looks at.
  const setOf = ({ input }: LiveSet) => (config.site.hotServer === undefined ? input.set.id : '');
  const mayMake = () => config.siteMaps === 'ahead' || documents.asked;
  return new Preparation({
    state: () => (mayMake() && sets.live ? `${setOf(sets.live)} ${content.current}` : undefined),
    run: () => documents.make(),
    log: sources.log,
  });
}

/** What operators ask, and on the site's own server what makes them mend something. */
function openOperations(
  app: FastifyInstance,
  config: ShellConfig,
  known: Omit<HealthSources, 'config' | 'warnings'> &
    Pick<Releases, 'warmer' | 'storeWatch' | 'follower'> & { content: Pick<ContentRevision, 'warnings'> },
  log: Logger,
): FastifyInstance {
  const notices = [noticeUnknownProxies(app, config), securityText(app, { config })];
  aliveRoutes(app);
  const { content, storeWatch } = known;
  const warnings = () => [
    ...notices.flatMap((notice) => notice()),
    ...missingWalls(known.walls),
    ...content.warnings,
    ...(storeWatch?.warnings ?? []),
  ];
  const sources = { ...known, config, warnings };
  const routes = (operations: FastifyInstance) => {
    warmRoutes(operations, known.warmer);
    notifyRoutes(operations, known);
  };
  return createOperations(config, sources, { log, headers: headerSet(config), routes });
}

/** A dev server or a preview that a visitor opened comes first, then his side of a canary. */
function chooseSets(app: FastifyInstance, config: ShellConfig, releases: Releases) {
  const { origin } = config.site;
  const canary = new CanaryChoice(releases.canary, bucketCookie(origin));
  const overrides = openOverrides(app, config, releases);
  return {
    choose: setChooser(releases.sets, [overrides, openPreviews(app, config, releases), canary]),
    common: commonSet(releases.sets, { cookie: ownCookie(origin, 'preview'), canary }),
  };
}

/** Files of releases, and the rules by which browsers fetch pages in advance. */
function openAssets(app: FastifyInstance, { site }: ShellConfig, { files }: Releases): AssetCache {
  const assets = new AssetCache(site.hotServer !== undefined);
  if (site.hotServer === undefined) speculationRules(app);
  assetRoutes(app, files, assets);
  return assets;
}

type PageSources = Omit<StoredSources, 'headers' | 'ofPages'> & { choose: ChooseSet };

/** Pages, and the answers that are stored of them. */
function openPages(app: FastifyInstance, config: ShellConfig, { choose, ...sources }: PageSources): void {
  const headers = headerSet(config);
  const stored = openStored(app, config, { ...sources, headers, ofPages: speculationHeaders(config.site) });
  const { pages, watch, edge } = sources;
  const answering = { choose, pages, watch, edge, stored, mark: headersMark(headers), ...earlyHints(config.edge) };
  loginRoutes(app, config, (request, reply) => answerPage(answering, request, reply));
  pageRoutes(app, answering);
}

/** Assembles the shell and starts its background tasks; the caller listens. */
export async function createShell(config: ShellConfig, parts: ShellParts, log: Logger): Promise<Shell> {
  const app = createHardenedServer(config, log);
  const { agentOptions, client, data } = await createUpstreams(config);
  const registry = new Registry();
  const record = recordRequests(app, registry);
  const { releases, walls, close: closeRendering } = openRendering(config, parts, { data, registry, log });
  const { sets } = releases;
  const { choose, common } = chooseSets(app, config, releases);
  const watch = watchVersions(registry, releases);
  const { extras, content } = createContent(config, data, log);
  const pages = createPages(config, { ...releases, watch, extras, content, registry, log });
  const edge = createEdge(app, config, { ...releases, content, registry });
  let stops = false;
  const sources = {
    content,
    walls,
    metrics: () => registry.metrics(),
    versions: () => watch.counter.answer(watch.revision),
  };
  const operations = openOperations(app, config, { ...releases, ...sources, stopping: () => stops }, log);
  iconRoutes(app, config);
  noticesRoute(app, config);
  const assets = openAssets(app, config, releases);
  pinRoutes(app, choose, watch);
  sectionRoutes(app, { sets, sites: config.overrideSites });
  const reading = readingCalls(
    () => sets.live?.input.set,
    () => content.current,
  );
  await callRoutes(app, config, agentOptions, reading);
  policyReportRoutes(app, (path) => sets.live?.table.patternOf(path), countBreaches(watch));
  pageReportRoutes(app, watch);
  leadRoutes(app, { config, client, form: leadPage({ choose, pages }) });
  supportRoutes(app, { config, client, page: supportPage({ choose, pages }) });
  callbackRoutes(app, { config, client, page: callbackPage({ choose, pages }) });
  feedbackRoutes(app, { live: config.hosts.live, client });
  const discovery = createDiscovery(app, config, { sets, pages, data, content, log });
  openPages(app, config, { choose, common, pages, assets, watch, edge, record });
  await Promise.all([content.start(), extras.start(), releases.start()]);
  discovery.start();
  edge.start();
  const close = async () => {
    stops = true;
    await drainServers([app, operations], config.drainWait);
    discovery.stop();
    edge.stop();
    await releases.stop();
    content.stop();
    extras.stop();
    for (const one of [app, operations, client.agent]) await one.close();
    closeRendering();
  };
  return { app, operations, close };
}

import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { createHardenedServer } from '../hardening/hardened-server';
import { FirstPaint } from '../first-paint/first-paint';
import { callRoutes } from '../calls/call-routes';
import { iconRoutes } from '../discovery/icon-routes';
import { policyReportRoutes, reportAddress } from '../hardening/policy-reports';
import { greyscaleSchedule } from '../pages/greyscale-schedule';
import { HtmlCache } from '../pages/html-cache';
import { PageAnswer } from '../pages/page-answer';
import { PageRenderer } from '../pages/page-renderer';
import { pageRoutes } from '../pages/page-routes';
import { ColdRenderBulkhead } from '../pages/cold-render-bulkhead';
import { createRenderQueue } from '../pages/render-queue-metrics';
import { assetRoutes } from '../releases/asset-routes';
import { pinRoutes } from '../releases/pin-routes';
import type { Candidate } from './candidate';

/** Nobody counts here. */
const ignore = () => undefined;

function createPages({ config, sets, extras, files, log }: Candidate): PageAnswer {
  const renderer = new PageRenderer({ sets, extras, log, counter: { rendered: ignore }, paint: new FirstPaint(files) });
  return new PageAnswer({
    sets,
    content: { current: 0 },
    variant: config.site.variant,
    grey: greyscaleSchedule(config.greyOut, Date.now),
    cache: new HtmlCache(true),
    renderer,
    queue: createRenderQueue(new Registry(), config.renderWorkers),
    bulkhead: new ColdRenderBulkhead(),
    missed: ignore,
    stoodIn: ignore,
  });
}

/** A check reads: what would book, count or report is taken and goes nowhere. What is read is noted. */
function onlyRead(app: FastifyInstance, { live, asked }: Candidate): void {
  const reading = new Map<string, string>(
    Object.values(live.input.set.remotes).flatMap(({ calls }) =>
      calls.map(({ method, host, path }) => [`${method} ${path}`, `host:${host}`] as const),
    ),
  );
  const hostOf = (method: string, url: string) => reading.get(`${method.toLowerCase()} ${url.replace(/\?.*$/s, '')}`);
  app.addHook('preHandler', async ({ method, url, body, headers }, reply) => {
    const host = hostOf(method, url);
    if (host === undefined && method === 'POST' && url !== reportAddress) return reply.code(204).send();
    if (host === undefined) return;
    const contentType = headers['content-type'];
    const text = Buffer.isBuffer(body) ? body.toString() : undefined;
    asked.noteUnnamed({
      method: method === 'POST' ? 'post' : 'get',
      url: host + url,
      ...(text && { body: text }),
      ...(text && contentType && { contentType }),
    });
  });
}

/** Serves the candidate set to a browser of this machine, as a shell would, at the origin of its configuration. */
export async function serveCandidate(candidate: Candidate): Promise<FastifyInstance> {
  const { config, sets, files, live, log, upstreams } = candidate;
  const app = createHardenedServer(config, log);
  onlyRead(app, candidate);
  iconRoutes(app, config);
  assetRoutes(app, files);
  const watch = { answered: ignore, stoodIn: ignore, led: ignore, pinned: ignore };
  const choose = async () => sets.live && { set: sets.live, personal: false };
  pinRoutes(app, choose, watch);
  await callRoutes(app, config, upstreams.agentOptions);
  policyReportRoutes(app, (path) => live.table.patternOf(path));
  pageRoutes(app, { choose, watch, pages: createPages(candidate), mark: '' });
  await app.listen({ host: '127.0.0.1', port: config.port });
  return app;
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { evaluateServerFile } from '@site/shared/remote/evaluate-server-file';
import { firstQuality } from '@site/shared/contract/page-coding';
import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import * as http from '@site/shared/http';
import * as store from '@site/shared/store';
import Fastify from 'fastify';
import pino from 'pino';
import type { RouteObject } from 'react-router';
import { readConfig } from '../config/config';
import { htmlBytes } from '../render/pages/html-text';
import { type LoadedRemote, workerInputOf } from '../render/pages/read-set';
import { routesOf } from '../render/pages/release-set';
import { renderPage } from '../render/pages/render-page';
import { RouteHandlers } from '../render/pages/route-handlers';
import { routeTree, sectionRoute } from '../render/pages/route-tree';
import { sectionModules } from '../render/pages/section-modules';
import type { WorkerInput } from '../render/pages/worker-messages';
import { requestScope, workerTransport } from '../render/pages/worker-transport';
import { createUpstreams } from '../server/calls/create-upstreams';
import { SetCalls } from '../server/calls/set-calls';
import { CodedBody } from '../server/pages/coded-body';
import { PageExtras } from '../server/pages/page-extras';
import { readShellBuilds, shellsIn } from '../server/releases/read-shell-builds';

/**
 * The pages of this site by a plain server, which the bench compares the shell with (e2e/bench/server-figures.ts): one process, the
 * same routes, loaders and components, `renderToString` of all of them for each request, the same packing. Nothing is kept of a page, no
 * thread keeps sections apart, and it has no limits, logs, counts or headers of security.
 */
const log = pino({ level: 'silent' });

function builtRemote(folder: string): LoadedRemote {
  const read = (file: string) => readFileSync(path.join(folder, 'dist', file), 'utf8');
  return { manifest: JSON.parse(read('release.json')) as ReleaseManifest, code: read('server/routes.cjs') };
}

function sectionsOf({ code }: WorkerInput): RouteObject[] {
  return Object.entries(code).map(([remote, text]) =>
    sectionRoute(remote, evaluateServerFile(text, remote, sectionModules).routes),
  );
}

function storeOfRequest(): store.SiteStore {
  const scope = requestScope.getStore();
  if (!scope) throw new Error('The site store was used outside a request.');
  return scope.store;
}

/** @param folders of the sections, which are built */
async function start(folders: readonly string[]): Promise<string> {
  const config = readConfig();
  const { site } = config;
  const { data } = await createUpstreams(config);
  const extras = new PageExtras({ data, friendLinks: true, marketMenuId: site.marketMenuId, log });
  await extras.refresh();
  const input = workerInputOf({ ...shellsIn(readShellBuilds(config)), site, assetBase: '' }, folders.map(builtRemote));
  const calls = new SetCalls(input.set, { data, log });
  store.installStoreScope(storeOfRequest);
  http.installTransport(workerTransport((call) => calls.answer(call)));
  const owners = new Map(routesOf(input.set).map(({ id, remote }) => [id, remote]));
  const handlers = new RouteHandlers(routeTree(sectionsOf(input)));
  const app = Fastify();
  app.get('*', async ({ url }, reply) => {
    const { handler, routeName } = handlers.of(undefined, url);
    const route = { handler, routeName, remote: owners.get(routeName) ?? '', fragments: undefined };
    const request = { address: url, reference: '', ...(await extras.of(routeName, url)) };
    const { status, html } = await renderPage(route, input, request, () => undefined);
    const bytes = htmlBytes(html);
    const body = await new CodedBody(bytes, firstQuality(bytes.length)).in('br');
    return reply.status(status).type('text/html; charset=utf-8').header('Content-Encoding', 'br').send(body);
  });
  return app.listen({ host: config.host, port: config.port });
}

// The bench has ended.
process.on('disconnect', () => process.exit());
void start(process.argv.slice(2)).then((origin) => process.send?.({ origin }));

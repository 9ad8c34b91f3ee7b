import { AsyncLocalStorage } from 'node:async_hooks';
import { AxiosError, type AxiosAdapter } from 'axios';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from 'react-router';
import * as client from '../http/axios-client';
import { installClient, installTransport } from '../http/http';
import { withMiddleware } from '../page/middleware';
import type { PageHandle, PageHead } from '../page/page-handle';
import { statusOf } from '../page/status-of';
import { createSiteStore, freezeForRender, installStoreScope, type SiteState, type SiteStore } from '../store/store';
import type { SiteFacts } from '../store/site-facts';
import { testSite } from './test-site';

/** Path (without query) → the response body, a number for an error status, or a function of the call. */
export type Answers = Record<string, unknown>;

export type Rendered = {
  status: number;
  html: string;
  head: PageHead | undefined;
  /** Target of a redirect. */
  location: string | null;
  /** Every call that was made, as `get host:cms/v1/x?id=1`. */
  calls: string[];
};

type Call = { method: string; path: string; params: Record<string, unknown>; body: unknown };

const origin = 'http://site.test';
const scope = new AsyncLocalStorage<SiteStore>();

function fail(status: number): never {
  const response = { status, statusText: '', headers: {}, data: {}, config: { headers: {} } };
  throw new AxiosError(`status ${status}`, 'ERR_BAD_RESPONSE', undefined, undefined, response as never);
}

function adapter(answers: Answers, calls: string[]): AxiosAdapter {
  return async (config) => {
    const path = config.url ?? '';
    const body = typeof config.data === 'string' && config.data.startsWith('{') ? JSON.parse(config.data) : config.data;
    const params = (config.params ?? {}) as Record<string, unknown>;
    const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]));
    calls.push(`${config.method} ${config.baseURL}${path}${query.size > 0 ? `?${query}` : ''}`);
    const found = answers[path];
    const answer =
      typeof found === 'function'
        ? (found as (call: Call) => unknown)({ method: config.method ?? '', path, params, body })
        : found;
    if (answer === undefined) return fail(404);
    if (typeof answer === 'number') return fail(answer);
    return { data: answer, status: 200, statusText: 'OK', headers: {}, config };
  };
}

function startState(address: string, site: SiteFacts): SiteState {
  const fullUrl = `${origin}${address}`;
  const lists = { friendLinks: [], marketMenu: [] };
  return {
    site,
    fullUrl,
    routeName: '',
    pcHostUrl: fullUrl,
    pcHostName: '',
    navColor: '',
    online: true,
    ...lists,
  };
}

/**
 * Renders a URL as the shell does: the remote's routes and loaders, `renderToString`. An error of a
 * loader results in its status without HTML; one of a component is thrown.
 */
export async function renderRoute(
  routes: readonly RouteObject[],
  address: string,
  answers: Answers = {},
  site: SiteFacts = testSite,
): Promise<Rendered> {
  const calls: string[] = [];
  installClient(client);
  installTransport({ baseUrl: (host) => `host:${host}`, adapter: adapter(answers, calls) });
  installStoreScope(() => scope.getStore() ?? failOutside());
  const handler = createStaticHandler(
    routes.map((route) => ({ ...withMiddleware(route), caseSensitive: true }) as RouteObject),
  );
  const store = createSiteStore(startState(address, site));
  return scope.run(store, async () => {
    const context = await handler.query(new Request(`${origin}${address}`));
    if (context instanceof Response)
      return { status: context.status, html: '', head: undefined, location: context.headers.get('Location'), calls };
    const [error] = Object.values(context.errors ?? {});
    if (error) return { status: statusOf(error), html: '', head: undefined, location: null, calls };
    freezeForRender(store);
    const router = createStaticRouter(handler.dataRoutes, context);
    const html = renderToString(createElement(StaticRouterProvider, { router, context, hydrate: false }));
    return { status: context.statusCode, html, head: headOf(context, address, site), location: null, calls };
  });
}

function failOutside(): never {
  throw new Error('The site store was accessed outside a request.');
}

type Context = Exclude<Awaited<ReturnType<ReturnType<typeof createStaticHandler>['query']>>, Response>;

function headOf({ matches, loaderData }: Context, address: string, site: SiteFacts): PageHead | undefined {
  const match = matches.at(-1);
  const handle = match?.route.handle as PageHandle<unknown> | undefined;
  const query = new URL(address, origin).searchParams;
  return match && handle?.head(loaderData[match.route.id], { site, params: match.params, query });
}

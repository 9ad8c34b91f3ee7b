import type { RouteObject } from 'react-router';
import type { ReleaseRoute } from '../contract/release-manifest';
import { defaultCacheSeconds, type PageHandle } from '../page/page-handle';
import { routeName } from '../page/route-name';
import { evaluateServerFile } from '../remote/evaluate-server-file';
import { singletons } from './singletons';

function singletonModules(): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(singletons).map((name) => [
      name,
      require(name === 'react-router-dom' ? '../page/router-facade' : name.replace('@site/shared/http', '../http/http').replace('@site/shared/store', '../store/store')),
    ]),
  );
}

async function describe(route: RouteObject, remote: string): Promise<ReleaseRoute> {
  const { id, path } = route;
  if (!path || id !== routeName(path)) throw new Error(`${remote}: the route ${path} has the id “${id}”, it must be “${routeName(path ?? '')}”.`);
  const page = typeof route.lazy === 'function' ? await route.lazy() : route;
  const handle = page.handle as PageHandle<unknown> | undefined;
  if (!handle?.layout || !handle.head) throw new Error(`${remote}: the page of ${path} exports no handle with layout and head.`);
  return {
    id,
    path,
    layout: handle.layout,
    query: [...(handle.query ?? [])],
    cacheSeconds: handle.cacheSeconds ?? defaultCacheSeconds,
    indexed: handle.indexed ?? true,
  };
}

/** Evaluates a built server file once and reads what each of its pages says of itself (design.md §3). */
export async function readRoutes(code: string, remote: string): Promise<ReleaseRoute[]> {
  const { routes } = evaluateServerFile(code, `${remote}/server/routes.cjs`, singletonModules());
  return Promise.all(routes.map((route) => describe(route, remote)));
}

import type { RouteObject } from 'react-router';
import type { ReleaseRoute } from '@site/shared/contract/release-manifest';
import { defaultCacheSeconds, type PageHandle } from '@site/shared/page/page-handle';
import { routeName } from './route-name';
import { evaluateServerFile } from '@site/shared/remote/evaluate-server-file';
import { singletonModules } from './singletons';

function requireName({ id, path }: RouteObject, remote: string): { id: string; path: string } {
  const wanted = routeName(path ?? '');
  if (path && id === wanted) return { id, path };
  throw new Error(`${remote}: the route ${path} has the id “${id}”, it must be “${wanted}”.`);
}

function requireHandle(page: { handle?: unknown }, path: string, remote: string): PageHandle<unknown> {
  const handle = page.handle as PageHandle<unknown> | undefined;
  if (handle?.layout && typeof handle.head === 'function') return handle;
  throw new Error(`${remote}: the page of ${path} exports no handle with layout and head.`);
}

async function describe(route: RouteObject, remote: string): Promise<ReleaseRoute> {
  const { id, path } = requireName(route, remote);
  const handle = requireHandle(typeof route.lazy === 'function' ? await route.lazy() : route, path, remote);
  const { layout, query = [], cacheSeconds = defaultCacheSeconds, indexed = true } = handle;
  return { id, path, layout, query: [...query], cacheSeconds, indexed };
}

/** Evaluates a built server file once and reads the metadata of its pages. */
export async function readRoutes(code: string, remote: string): Promise<ReleaseRoute[]> {
  const { routes } = evaluateServerFile(code, `${remote}/server/routes.cjs`, singletonModules());
  return Promise.all(routes.map((route) => describe(route, remote)));
}

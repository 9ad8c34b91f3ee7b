import { installTransport } from '@site/shared/http';
import { createSiteStore, installStoreScope } from '@site/shared/store';
import { hydrateRoot } from 'react-dom/client';
import type { RouteObject } from 'react-router';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { SiteData } from '../document/document';
import { routeTree, sectionRoute } from '../remotes/route-tree';
import { shellRoutes } from '../pages/shell-routes';
import { readSiteData } from './early/site-data';
import { followNavigation } from './follow-navigation';
import { followServedLinks } from './follow-served-links';
import { followOnline } from './follow-online';
import { remoteRoutes } from './load-remote';
import { patchRoutes } from './patch-routes';
import { pinned } from './pinned';
import { pinOwnReleases } from './pinned-releases';
import { faultHandlers, tellingHydration, tellMissingChunks } from './tell-faults';

declare global {
  /** Told of the router before the page hydrates; only the build for development listens. */
  var siteRouterMade: ((router: ReturnType<typeof createBrowserRouter>) => void) | undefined;
}

/** Resolves the lazy module of the current page, which must be loaded before hydration. */
async function resolvePage(route: RouteObject, routeId: string): Promise<RouteObject> {
  if (route.id !== routeId || typeof route.lazy !== 'function') return route;
  const { lazy, ...rest } = route;
  return { ...rest, ...(await lazy()) } as RouteObject;
}

async function presentSections({ own: { remote }, state: { routeName: routeId } }: SiteData): Promise<RouteObject[]> {
  if (!pinned.has(remote)) return [];
  const routes = await remoteRoutes(remote);
  return [sectionRoute(remote, await Promise.all(routes.map((route) => resolvePage(route, routeId))))];
}

/** Hydrates the served page: same store, routes and data as on the server; nothing is fetched again. */
export function siteStart(done: () => void): Promise<void> {
  return tellingHydration((hydrated) => start(done, hydrated));
}

async function start(done: () => void, hydrated: () => void): Promise<void> {
  const data = readSiteData();
  const store = createSiteStore({ ...data.state, online: navigator.onLine });
  installStoreScope(() => store);
  followOnline(store);
  installTransport({ baseUrl: () => '' });
  pinOwnReleases();
  const { routeName } = data.state;
  const own = await Promise.all(shellRoutes.map((route) => resolvePage(route, routeName)));
  const tree = routeTree(await presentSections(data), own);
  const router: ReturnType<typeof createBrowserRouter> = createBrowserRouter(tree, {
    hydrationData: { loaderData: data.loaderData, errors: data.errors },
    patchRoutesOnNavigation: patchRoutes(() => router),
  });
  globalThis.siteRouterMade?.(router);
  followNavigation(router);
  followServedLinks(router);
  tellMissingChunks(router);
  const place = document.getElementById('site-root');
  if (!place) return;
  // Outside React's work: events during it would not reach what is not hydrated yet.
  globalThis.siteHydrated = () => {
    hydrated();
    setTimeout(done);
  };
  hydrateRoot(place, <RouterProvider router={router} />, faultHandlers);
}

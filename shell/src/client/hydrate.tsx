import { installTransport } from '@site/shared/http';
import { createSiteStore, installStoreScope } from '@site/shared/store';
import { hydrateRoot } from 'react-dom/client';
import type { RouteObject } from 'react-router';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routeTree, sectionRoute } from '../remotes/route-tree';
import { shellRoutes } from '../pages/shell-routes';
import { readSiteData } from './early/site-data';
import { followNavigation } from './follow-navigation';
import { followServedLinks } from './follow-served-links';
import { followOnline } from './follow-online';
import { registerPinnedRemotes, remoteRoutes, remoteWithRoute } from './load-remote';
import { patchRoutes } from './patch-routes';

/** The page that is shown must be whole before hydration begins: its lazy module is put in place first. */
async function resolvePage(route: RouteObject, routeId: string): Promise<RouteObject> {
  if (route.id !== routeId || typeof route.lazy !== 'function') return route;
  const { lazy, ...rest } = route;
  return { ...rest, ...(await lazy()) } as RouteObject;
}

async function presentSections(routeId: string): Promise<RouteObject[]> {
  const remote = remoteWithRoute(routeId);
  if (!remote) return [];
  const routes = await remoteRoutes(remote);
  return [sectionRoute(remote, await Promise.all(routes.map((route) => resolvePage(route, routeId))))];
}

/** Takes the served page over: same store, same routes, same data as on the server; nothing is fetched again. */
export async function siteStart(done: () => void): Promise<void> {
  const data = readSiteData();
  const store = createSiteStore({ ...data.state, online: navigator.onLine });
  installStoreScope(() => store);
  followOnline(store);
  installTransport({ baseUrl: () => '' });
  registerPinnedRemotes();
  const { routeName } = data.state;
  const own = await Promise.all(shellRoutes.map((route) => resolvePage(route, routeName)));
  const tree = routeTree(await presentSections(routeName), own);
  const router: ReturnType<typeof createBrowserRouter> = createBrowserRouter(tree, {
    hydrationData: { loaderData: data.loaderData, errors: data.errors },
    patchRoutesOnNavigation: patchRoutes(() => router.routes[0]?.children ?? []),
  });
  followNavigation(router);
  followServedLinks(router);
  const place = document.getElementById('site-root');
  if (!place) return;
  // Outside React's own work: an event inside it would not reach what is not hydrated yet.
  globalThis.siteHydrated = () => setTimeout(done);
  hydrateRoot(place, <RouterProvider router={router} />);
}

import type { RouteObject } from 'react-router';
import type { SiteData } from '../render/document/document';
import { shellRoutes } from '../pages/shell-routes';
import { routeTree, sectionRoute } from '../render/pages/route-tree';
import { readSiteData } from './early/site-data';
import { keepSheets } from '../chrome/layouts/kept-sheets';
import { remoteRoutes } from './load-remote';
import { openRouter, openStore, type Router, showPage } from './open-page';
import { offerMissingData } from './missing-data';
import { nextTask } from './next-task';
import { pinned } from './pinned';
import { pinOwnReleases } from './pinned-releases';
import { prepareNavigation } from './prepare-navigation';
import { faultHandlers, reportingHydration } from './report-faults';

declare global {
  /** Told of the router before the page hydrates; only the build for development listens. */
  var siteRouterMade: ((router: Router) => void) | undefined;
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
  await nextTask();
  return [sectionRoute(remote, await Promise.all(routes.map((route) => resolvePage(route, routeId))))];
}

/** Hydrates the served page: same store, routes and data as on the server; nothing is fetched again. */
export async function siteStart(done: () => void): Promise<void> {
  // This runs with the last script of the page.
  await nextTask();
  pinOwnReleases();
  keepSheets();
  const code = document.documentElement.dataset.override;
  if (!code) return reportingHydration((hydrated) => start(done, hydrated));
  const { startOverridden } = await import(/* webpackChunkName: "override" */ './override/start-overridden');
  return startOverridden(code, done);
}

async function start(done: () => void, hydrated: () => void): Promise<void> {
  const data = readSiteData();
  openStore(data);
  const { routeName } = data.state;
  const own = await Promise.all(shellRoutes.map((route) => resolvePage(route, routeName)));
  const sections = await presentSections(data);
  await nextTask();
  const tree = routeTree(sections, own);
  const router = openRouter(tree, { loaderData: data.loaderData, errors: data.errors });
  offerMissingData(router, data);
  globalThis.siteRouterMade?.(router);
  await nextTask();
  const ended = () => {
    hydrated();
    prepareNavigation();
    // Outside React's work: events during it would not reach what is not hydrated yet.
    setTimeout(done);
  };
  showPage(router, ended, faultHandlers);
}

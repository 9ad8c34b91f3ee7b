import { matchRoutes, type RouteObject } from 'react-router';
import { sectionRoute } from '../render/pages/route-tree';
import { remoteRoutes } from './load-remote';
import type { Router } from './open-page';
import { liveOwner } from './pinned-releases';

type Page = Pick<RouteObject, 'loader'>;

async function matchesOf(router: Router, path: string) {
  const present = matchRoutes(router.routes as RouteObject[], path);
  if (present) return present;
  const owner = await liveOwner(path);
  return owner ? matchRoutes([sectionRoute(owner, await remoteRoutes(owner))], path) : null;
}

async function fetchPage(router: Router, { href, pathname }: HTMLAnchorElement): Promise<void> {
  const match = (await matchesOf(router, pathname))?.slice(-1)[0];
  if (!match) return;
  const { route, params } = match;
  const page = (typeof route.lazy === 'function' ? await route.lazy() : route) as Page;
  if (typeof page.loader !== 'function') return;
  const { signal } = new AbortController();
  const request = new Request(href, { signal });
  const url = new URL(href);
  await page.loader({ request, params, url, pattern: route.path ?? '', context: {} as never }, undefined);
}

/**
 * Fetches what the page of an address needs; its calls are kept for the navigation (shared/src/http/kept-answers.ts). What fails is
 * left to the navigation, and false.
 */
export function prefetchPage(router: Router, link: HTMLAnchorElement): Promise<boolean> {
  return fetchPage(router, link).then(
    () => true,
    () => false,
  );
}

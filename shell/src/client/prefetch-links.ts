import { matchRoutes, type RouteObject } from 'react-router';
import { sectionRoute } from '../remotes/route-tree';
import { hoverIntent } from './early/hover-intent';
import { remoteRoutes } from './load-remote';
import type { Router } from './open-page';
import { liveOwner } from './pinned-releases';

type Page = Pick<RouteObject, 'loader'>;
type Connection = { saveData?: boolean };

/** The page of the site that a link leads to; none for what the browser follows by itself. */
function pageBehind(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download') || link.dataset.login !== undefined) return undefined;
  const here = link.pathname === location.pathname && link.search === location.search;
  return link.origin === location.origin && !link.pathname.startsWith('/-/') && !here ? link : undefined;
}

async function matchesOf(router: Router, path: string) {
  const present = matchRoutes(router.routes as RouteObject[], path);
  if (present) return present;
  const owner = await liveOwner(path);
  return owner ? matchRoutes([sectionRoute(owner, await remoteRoutes(owner))], path) : null;
}

/** Fetches what the page of an address needs; its calls are kept for the navigation (shared/src/http/kept-answers.ts). */
async function prefetch(router: Router, { href, pathname }: HTMLAnchorElement): Promise<void> {
  const match = (await matchesOf(router, pathname))?.slice(-1)[0];
  if (!match) return;
  const { route, params } = match;
  const page = (typeof route.lazy === 'function' ? await route.lazy() : route) as Page;
  if (typeof page.loader !== 'function') return;
  const { signal } = new AbortController();
  const request = new Request(href, { signal });
  await page.loader(
    { request, params, url: new URL(href), pattern: route.path ?? '', context: {} as never },
    undefined,
  );
}

function savesData(): boolean {
  return (navigator as { connection?: Connection }).connection?.saveData === true;
}

/**
 * Fetches code and data of a page when somebody presses a link to it or rests on it, as the entry script does for controls
 * before hydration. What fails is left to the navigation.
 */
export function prefetchLinks(router: Router): void {
  if (savesData()) return;
  let timer = 0;
  const ready = ({ target }: Event) => {
    const link = pageBehind(target);
    if (link) prefetch(router, link).catch(() => undefined);
  };
  document.addEventListener('pointerdown', ready);
  document.addEventListener('pointerover', (event) => {
    clearTimeout(timer);
    if (event.pointerType === 'mouse') timer = window.setTimeout(ready, hoverIntent, event);
  });
}

import type { ChangedPage } from '@site/tooling/hot/hot-release';
import { withMiddleware } from '@site/shared/page/middleware';
import type { createBrowserRouter, RouteObject } from 'react-router';

type Router = ReturnType<typeof createBrowserRouter>;

let router: Router | undefined;

globalThis.siteRouterMade = (made) => {
  router = made;
};

/** The router keeps what a page's module gave it when it was loaded, and has no door to exchange it: it is replaced in place. */
function replace(routes: readonly RouteObject[], { before, now }: ChangedPage): void {
  for (const route of routes) {
    if (route.handle === before.handle) Object.assign(route, withMiddleware({ ...now }));
    replace(route.children ?? [], { before, now });
  }
}

/** Gives the router the new loaders and handles, and asks for the data of the page that is shown. */
export async function showPages(changed: readonly ChangedPage[]): Promise<void> {
  if (!router || changed.length === 0) return;
  for (const page of changed) replace(router.routes as RouteObject[], page);
  await router.revalidate();
}

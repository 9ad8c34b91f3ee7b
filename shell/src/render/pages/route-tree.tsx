import { withMiddleware } from '@site/shared/page/middleware';
import { partsReady } from '@site/shared/page/served-parts';
import { Suspense } from 'react';
import type { RouteObject } from 'react-router';
import { Outlet } from 'react-router-dom';
import { RootError } from '../../chrome/errors/root-error';
import { SectionError } from '../../chrome/errors/section-error';
import { layoutStylesReady } from '../../chrome/layouts/layout-styles';
import { SiteRoot } from '../../chrome/layouts/site-root';
import { shellRoutes } from '../../pages/shell-routes';
import { HydrationMark } from '../../chrome/errors/hydration-mark';

/**
 * `renderToString` swallows errors inside Suspense. The server renders such a page again without the boundary to get the
 * error; rendering is synchronous, so one module-level flag is enough.
 */
export const sectionBoundary = { suspense: true };

function Section() {
  const page = (
    <>
      <Outlet />
      <HydrationMark />
    </>
  );
  return sectionBoundary.suspense ? <Suspense fallback={null}>{page}</Suspense> : page;
}

/** A page is loaded when the parts that it shows are loaded too, and the styles of its layout. */
function withParts(route: RouteObject): RouteObject {
  const { lazy } = route;
  if (typeof lazy !== 'function') return route;
  const whole = async () => {
    const page = await lazy();
    await Promise.all([partsReady(), layoutStylesReady(page)]);
    return page;
  };
  return { ...route, lazy: whole } as RouteObject;
}

/** Adapts a page route: case-sensitive path, parts loaded with the page, middleware before the loader. */
function adopted(route: RouteObject): RouteObject {
  return { ...withMiddleware(withParts(route)), caseSensitive: true } as RouteObject;
}

/** The id of the pathless parent of a remote's routes; stable, because hydration data is keyed by it. */
export function sectionId(remote: string): string {
  return `remote:${remote}`;
}

/** The remote of a section's id; of any other id itself, which no remote is called. */
export function sectionOfId(id: string): string {
  return id.replace(/^remote:/, '');
}

/** A remote's routes below their section: its error boundary and Suspense. */
export function sectionRoute(remote: string, routes: readonly RouteObject[]): RouteObject {
  return { id: sectionId(remote), Component: Section, ErrorBoundary: SectionError, children: routes.map(adopted) };
}

/** The whole tree: root with the chrome, the shell's own pages as a section like any other, and the sections loaded so far. */
export function routeTree(sections: readonly RouteObject[], own: readonly RouteObject[] = shellRoutes): RouteObject[] {
  return [
    {
      id: 'root',
      Component: SiteRoot,
      ErrorBoundary: RootError,
      children: [sectionRoute('shell', own), ...sections],
    },
  ];
}

import { withMiddleware } from '@site/shared/page/middleware';
import { partsReady } from '@site/shared/page/served-parts';
import { Suspense } from 'react';
import type { RouteObject } from 'react-router';
import { Outlet } from 'react-router-dom';
import { RootError } from '../errors/root-error';
import { SectionError } from '../errors/section-error';
import { SiteRoot } from '../layouts/site-root';
import { shellRoutes } from '../pages/shell-routes';
import { HydrationMark } from './hydration-mark';

/**
 * `renderToString` swallows what a component throws inside Suspense. The server renders such a page once more without
 * the boundary, to learn the error; rendering is synchronous there, so that one flag serves.
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

/** A page appears when the parts that it shows are in too. */
function withParts(route: RouteObject): RouteObject {
  const { lazy } = route;
  if (typeof lazy !== 'function') return route;
  const whole = async () => {
    const page = await lazy();
    await partsReady();
    return page;
  };
  return { ...route, lazy: whole } as RouteObject;
}

/** As the shell takes every page: its address by exact case, its parts with it, its middleware before its loader. */
function adopted(route: RouteObject): RouteObject {
  return { ...withMiddleware(withParts(route)), caseSensitive: true } as RouteObject;
}

/** The id of the pathless parent of a remote's routes; stable, because hydration data is keyed by it. */
export function sectionId(remote: string): string {
  return `remote:${remote}`;
}

/** A remote's routes below their section: its error boundary and Suspense (design.md §3). */
export function sectionRoute(remote: string, routes: readonly RouteObject[]): RouteObject {
  return { id: sectionId(remote), Component: Section, ErrorBoundary: SectionError, children: routes.map(adopted) };
}

/** The whole tree: root with the chrome, the shell's own pages as a section like any other, and as many sections as are in. */
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

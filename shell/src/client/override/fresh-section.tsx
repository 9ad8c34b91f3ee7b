import { useHydrating } from '@site/shared/page/use-hydrating';
import type { RootOptions } from 'react-dom/client';
import type { RouteObject } from 'react-router';
import { Outlet } from 'react-router-dom';

/** Thrown while React takes over the section's markup: it then renders the section anew, inside its Suspense boundary. */
const replaced = new Error('The section of a dev server is rendered in the browser.');

function Fresh() {
  if (useHydrating()) throw replaced;
  return <Outlet />;
}

/**
 * A section whose markup came from another version. Hydrating it would keep every attribute of that version, class names
 * above all, because React compares text and elements only.
 */
export function freshSection(section: RouteObject): RouteObject {
  const { ErrorBoundary, children = [] } = section;
  // Inside too: an error of the first page would stand in the place of `Fresh`, and be hydrated.
  const pages = { id: 'override-pages', ErrorBoundary, children } as RouteObject;
  return { ...section, children: [{ id: 'override', Component: Fresh, children: [pages] }] } as RouteObject;
}

/** The handlers of a page, without what `Fresh` does on purpose. */
export function withoutReplacing(handlers: RootOptions): RootOptions {
  return {
    ...handlers,
    onRecoverableError(error, info) {
      if (error instanceof Error && error.cause === replaced) return;
      handlers.onRecoverableError?.(error, info);
    },
  };
}

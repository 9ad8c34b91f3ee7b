import { matchRoutes, type PatchRoutesOnNavigationFunction } from 'react-router';
import { sectionId, sectionRoute } from '../remotes/route-tree';
import { guardedReload } from './early/reload-guard';
import { remoteRoutes } from './load-remote';

/** Which remote owns an address: a route that is not loaded yet still has its pattern in the pinned set. */
function ownerOf(path: string): string | undefined {
  const patterns = Object.entries(globalThis.siteSet.remotes).flatMap(([remote, { routes }]) =>
    routes.map((route) => ({ ...route, caseSensitive: true, handle: remote })),
  );
  return matchRoutes(patterns, path)?.at(-1)?.route.handle as string | undefined;
}

const never = new Promise<never>(() => undefined);

/**
 * Fills in the owner's routes when an address needs them; an address that nobody owns is left to the server. Whether
 * they are in is asked of the router itself: what is patched for a navigation that was given up is dropped.
 */
export function patchRoutes(presentRoutes: () => readonly { id?: string }[]): PatchRoutesOnNavigationFunction {
  return async ({ path, patch }) => {
    const owner = ownerOf(path);
    if (!owner) {
      location.assign(location.origin + path);
      return never;
    }
    if (presentRoutes().some(({ id }) => id === sectionId(owner))) return;
    try {
      patch('root', [sectionRoute(owner, await remoteRoutes(owner))]);
    } catch (error) {
      if (guardedReload(path)) return never;
      throw error;
    }
  };
}

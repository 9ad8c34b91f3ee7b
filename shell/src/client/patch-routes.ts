import { matchRoutes, type PatchRoutesOnNavigationFunction } from 'react-router';
import { sectionId, sectionRoute } from '../remotes/route-tree';
import { guardedReload } from './early/reload-guard';
import { remoteRoutes } from './load-remote';

/** Which remote owns an address, by the patterns in the pinned set, which include routes that are not loaded yet. */
function ownerOf(path: string): string | undefined {
  const patterns = Object.entries(globalThis.siteSet.remotes).flatMap(([remote, { routes }]) =>
    routes.map((route) => ({ ...route, caseSensitive: true, handle: remote })),
  );
  return matchRoutes(patterns, path)?.at(-1)?.route.handle as string | undefined;
}

const never = new Promise<never>(() => undefined);

/**
 * Loads the owner's routes for an address; an address without owner is left to the server. The router is the source of
 * truth for what is patched, because it drops the patches of an aborted navigation.
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

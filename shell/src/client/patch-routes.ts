import { createPath, matchRoutes, type PatchRoutesOnNavigationFunction, type createBrowserRouter } from 'react-router';
import { sectionRoute } from '../render/pages/route-tree';
import { remoteRoutes } from './load-remote';
import { pinned } from './pinned';
import { liveOwner } from './pinned-releases';

type Router = ReturnType<typeof createBrowserRouter>;

const never = new Promise<never>(() => undefined);

/** The address of the navigation under way, with query and hash, which `path` lacks. */
function targetOf({ state }: Router, path: string): string {
  const { location: target } = state.navigation;
  return target?.pathname === path ? createPath(target) : path;
}

/**
 * Loads the owner's routes for an address; an address without a known owner is left to the server. The router is the
 * source of truth for what is patched, because it drops the patches of an aborted navigation.
 */
export function patchRoutes(router: () => Router): PatchRoutesOnNavigationFunction {
  return async ({ path, patch }) => {
    // No two sections have one address (release/src/releases/address-clash.ts), so what is present needs no question.
    if (matchRoutes(router().routes, path)) return;
    const owner = await liveOwner(path);
    if (!owner) {
      location.assign(location.origin + targetOf(router(), path));
      return never;
    }
    const file = pinned.get(owner)?.entry;
    window.siteReport?.('attempt', file);
    try {
      patch('root', [sectionRoute(owner, await remoteRoutes(owner))]);
    } catch (error) {
      window.siteReport?.('chunk', file);
      const target = targetOf(router(), path);
      if (window.siteReload?.(target, target !== createPath(router().state.location))) return never;
      throw error;
    }
  };
}

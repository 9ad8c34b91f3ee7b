import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RouteObject } from 'react-router';

const loaded = new Map<string, Promise<RouteObject[]>>();

function containerOf(remote: string): string {
  return remote.replaceAll('-', '_');
}

/** Registers the remotes of the pinned set; a page keeps these versions until it is unloaded. */
export function registerPinnedRemotes(): void {
  registerRemotes(
    Object.entries(globalThis.siteSet.remotes).map(([name, { entry }]) => ({
      name: containerOf(name),
      entry: new URL(entry, location.origin).href,
    })),
  );
}

async function load(remote: string): Promise<RouteObject[]> {
  // Fetches the hashes of its chunks in parallel. A failure is handled when a chunk is loaded.
  globalThis.siteHashesOf(globalThis.siteSet.remotes[remote]?.entry ?? '').catch(() => undefined);
  const exposed = await loadRemote<{ routes: RouteObject[] }>(`${containerOf(remote)}/routes`);
  if (!exposed) throw new Error(`${remote} exposes no routes.`);
  return exposed.routes;
}

/** The routes of a remote, loaded once; failures are not cached. */
export function remoteRoutes(remote: string): Promise<RouteObject[]> {
  const known = loaded.get(remote);
  if (known) return known;
  const routes = load(remote);
  routes.catch(() => loaded.delete(remote));
  loaded.set(remote, routes);
  return routes;
}

/** Which remote of the pinned set has a route of this name. */
export function remoteWithRoute(routeId: string): string | undefined {
  return Object.entries(globalThis.siteSet.remotes).find(([, { routes }]) =>
    routes.some(({ id }) => id === routeId),
  )?.[0];
}

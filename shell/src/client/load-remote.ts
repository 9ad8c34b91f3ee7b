import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RouteObject } from 'react-router';

const loaded = new Map<string, Promise<RouteObject[]>>();

function containerOf(remote: string): string {
  return remote.replaceAll('-', '_');
}

/** Tells the federation runtime of every remote of the pinned set; a page keeps these versions until it is left. */
export function registerPinnedRemotes(): void {
  registerRemotes(
    Object.entries(globalThis.siteSet.remotes).map(([name, { entry }]) => ({
      name: containerOf(name),
      entry: new URL(entry, location.origin).href,
    })),
  );
}

async function load(remote: string): Promise<RouteObject[]> {
  // Its chunks come next: their hashes are fetched beside the container. A failure is met by the chunk itself.
  globalThis.siteHashesOf(globalThis.siteSet.remotes[remote]?.entry ?? '').catch(() => undefined);
  const door = await loadRemote<{ routes: RouteObject[] }>(`${containerOf(remote)}/routes`);
  if (!door) throw new Error(`${remote} exposes no routes.`);
  return door.routes;
}

/** The routes of a remote, loaded once; a failure is forgotten, so that the next try is a real one. */
export function remoteRoutes(remote: string): Promise<RouteObject[]> {
  const known = loaded.get(remote);
  if (known) return known;
  const flight = load(remote);
  flight.catch(() => loaded.delete(remote));
  loaded.set(remote, flight);
  return flight;
}

/** Which remote of the pinned set has a route of this name. */
export function remoteWithRoute(routeId: string): string | undefined {
  return Object.entries(globalThis.siteSet.remotes).find(([, { routes }]) =>
    routes.some(({ id }) => id === routeId),
  )?.[0];
}

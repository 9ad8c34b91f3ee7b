import { loadRemote } from '@module-federation/enhanced/runtime';
import type { RouteObject } from 'react-router';
import { pinned } from './pinned';
import { containerName } from './pinned-releases';

const loaded = new Map<string, Promise<RouteObject[]>>();

async function load(remote: string): Promise<RouteObject[]> {
  // Fetches the hashes of its chunks in parallel. A failure is handled when a chunk is loaded.
  globalThis.siteHashesOf(pinned.get(remote)?.entry ?? '').catch(() => undefined);
  const exposed = await loadRemote<{ routes: RouteObject[] }>(`${containerName(remote)}/routes`);
  if (!exposed) throw new Error(`${remote} exposes no routes.`);
  return exposed.routes;
}

/** The routes of a pinned remote, loaded once; failures are not cached. */
export function remoteRoutes(remote: string): Promise<RouteObject[]> {
  const known = loaded.get(remote);
  if (known) return known;
  const routes = load(remote);
  routes.catch(() => loaded.delete(remote));
  loaded.set(remote, routes);
  return routes;
}

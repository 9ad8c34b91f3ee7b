import type { RouteObject } from 'react-router';
import { loadContainer, presentContainer } from './federation/load-container';
import { bringCommonStyles } from './common-styles';
import { pinned } from './pinned';

const loaded = new Map<string, Promise<RouteObject[]>>();

async function load(remote: string): Promise<RouteObject[]> {
  const release = pinned.get(remote);
  if (!release) throw new Error(`No version of ${remote} is pinned.`);
  // The hashes of its chunks come beside it. A failure is handled when a chunk is loaded.
  if (!presentContainer(remote)) globalThis.siteHashesOf(release.entry).catch(() => undefined);
  const [container] = await Promise.all([loadContainer(remote, release), bringCommonStyles(release)]);
  const { routes } = (await container.get('./routes'))() as { routes: RouteObject[] };
  return routes;
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

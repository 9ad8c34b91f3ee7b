import { shellPages } from '../../pages/shell-routes';
import { routesOf, type SetRoute } from '../../render/pages/release-set';
import { shellOf } from '../../render/pages/set-lines';
import type { LiveSet } from '../releases/live-sets';

/** The address of a pattern without its optional parts; undefined where it needs an id. */
export function addressWithoutId(pattern: string): string | undefined {
  const address = pattern.replace(/\/:[^/]+\?/g, '');
  return address.includes(':') ? undefined : address || '/';
}

/** What search engines may list, the shell's own pages among it. */
export function indexedRoutes({ input: { set } }: LiveSet): SetRoute[] {
  const own = shellPages.map((page) => ({ ...page, remote: 'shell' }));
  return [...routesOf(set), ...own].filter(({ indexed }) => indexed);
}

/** A page is made by its section and the shell. */
export function versionFor({ input: { set } }: LiveSet, { remote }: SetRoute): string {
  return `${shellOf(set, remote).version} ${set.remotes[remote]?.version ?? ''}`;
}

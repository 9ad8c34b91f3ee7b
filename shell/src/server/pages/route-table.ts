import { LRUCache } from 'lru-cache';
import { generatePath, matchRoutes } from 'react-router';
import { type ReleaseSet, routesOf, type SetRoute } from '../../remotes/release-set';
import { shellPages } from '../../pages/shell-routes';

export type TableMatch = {
  route: SetRoute /** Path without a slash at its end, as the pattern spells it. */;
  path: string;
};

export type TableAnswer = { kind: 'page'; match: TableMatch } | { kind: 'respell'; path: string } | { kind: 'missing' };

const remembered = 5000;

/** Static segments are case-sensitive; a path that differs only in case is redirected to the listed spelling. */
export class RouteTable {
  private readonly exact;
  private readonly loose;
  private readonly memory = new LRUCache<string, TableAnswer>({ max: remembered });

  constructor(set: ReleaseSet) {
    const routes = [...routesOf(set), ...shellPages.map((page) => ({ ...page, remote: 'shell' }))];
    this.exact = routes.map((route) => ({ id: route.id, path: route.path, caseSensitive: true, handle: route }));
    this.loose = this.exact.map((route) => ({ ...route, caseSensitive: false }));
  }

  find(path: string): TableAnswer {
    const known = this.memory.get(path);
    if (known) return known;
    const answer = this.lookUp(path);
    this.memory.set(path, answer);
    return answer;
  }

  private lookUp(path: string): TableAnswer {
    const single = path.replace(/\/{2,}/g, '/');
    const match = matchRoutes(this.exact, single)?.at(-1);
    if (match && single === path)
      return { kind: 'page', match: { route: match.route.handle as SetRoute, path: this.trim(path) } };
    if (match) return { kind: 'respell', path: single };
    const near = matchRoutes(this.loose, single)?.at(-1);
    return near?.route.path
      ? { kind: 'respell', path: generatePath(near.route.path, near.params) }
      : { kind: 'missing' };
  }

  private trim(path: string): string {
    return path === '/' || path === '/m/' ? path : path === '/m' ? '/m/' : path.replace(/\/$/, '');
  }
}

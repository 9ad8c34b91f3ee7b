import { LRUCache } from 'lru-cache';
import { generatePath, matchRoutes } from 'react-router';
import { absentRoutesOf, type ReleaseSet, routesOf, type SetRoute } from '../../render/pages/release-set';
import { trimPath } from '../../chrome/layouts/trim-path';
import { shellPages } from '../../pages/shell-routes';
import { maxAddressLength } from './own-spelling';
import { isDecodable } from './page-redirects';
import { RoutesBySegment } from './routes-by-segment';

export type TableMatch = {
  route: SetRoute /** Path without a slash at its end, as the pattern spells it. */;
  path: string;
};

export type TableAnswer = { kind: 'page'; match: TableMatch } | { kind: 'respell'; path: string } | { kind: 'missing' };

/** Paths that are remembered, and characters of all of them: visitors make them up, and there are tables of many sets. */
const remembered = { paths: 5000, characters: 500_000 };

/** The one spelling of a path: one slash between segments, and in a segment only what must be encoded is, in upper case. */
function canonicalPath(path: string): string {
  const segments = path.replace(/\/{2,}/g, '/').split('/');
  return segments.map((segment) => encodeURIComponent(decodeURIComponent(segment))).join('/');
}

/** Static segments are case-sensitive; a path that differs only in case or encoding is redirected to the one spelling. */
export class RouteTable {
  private readonly exact;
  private readonly loose;
  /** Pages whose path is spelled out, which no pattern outranks: the router ranks all routes anew for every path. */
  private readonly plain: ReadonlyMap<string, SetRoute>;
  private readonly memory = new LRUCache<string, TableAnswer>({
    max: remembered.paths,
    maxSize: remembered.characters,
    sizeCalculation: (_, path) => path.length + 1,
  });

  constructor(set: ReleaseSet) {
    const routes = [
      ...routesOf(set),
      ...absentRoutesOf(set),
      ...shellPages.map((page) => ({ ...page, remote: 'shell' })),
    ];
    const spelledOut = routes.filter(({ path }) => !/[:*]/.test(path)).map((route) => [route.path, route] as const);
    // Of two with one path the router takes the first.
    this.plain = new Map(spelledOut.toReversed());
    const exact = routes.map((route) => ({ id: route.id, path: route.path, caseSensitive: true, handle: route }));
    this.exact = new RoutesBySegment(exact);
    this.loose = new RoutesBySegment(exact.map((route) => ({ ...route, caseSensitive: false })));
  }

  /** A path that cannot be decoded, or that no page can have for its length, is missing. */
  find(path: string): TableAnswer {
    const known = this.memory.get(path);
    if (known) return known;
    if (path.length > maxAddressLength || !isDecodable(path)) return { kind: 'missing' };
    const answer = this.lookUp(path);
    this.memory.set(path, answer);
    return answer;
  }

  /** The pattern of the page at a path, for what must not repeat the path; undefined without one. */
  patternOf(path: string): string | undefined {
    const answer = this.find(path);
    return answer.kind === 'page' ? answer.match.route.path : undefined;
  }

  private routeOf(canonical: string): SetRoute | undefined {
    const plain = this.plain.get(trimPath(canonical));
    return plain ?? (matchRoutes(this.exact.of(canonical), canonical)?.at(-1)?.route.handle as SetRoute | undefined);
  }

  private lookUp(path: string): TableAnswer {
    const canonical = canonicalPath(path);
    const route = this.routeOf(canonical);
    if (route && canonical === path) return { kind: 'page', match: { route, path: trimPath(path) } };
    if (route) return { kind: 'respell', path: canonical };
    const near = matchRoutes(this.loose.of(canonical), canonical)?.at(-1);
    return near?.route.path
      ? { kind: 'respell', path: generatePath(near.route.path, near.params) }
      : { kind: 'missing' };
  }
}

type Pathed = { path: string };

/** The first segment of a pattern in lower case; undefined where it may be any. */
function segmentOf(pattern: string): string | undefined {
  const [before, segment = ''] = pattern.split('/', 2);
  return before !== '' || /[:*?]/.test(segment) ? undefined : segment.toLowerCase();
}

/**
 * Of many routes those that a path can have at all, by its first segment and in their order: the router ranks and compiles whatever it is
 * given anew for every path, which was most of what a refused visitor cost under overload (docs/faults.md F40).
 */
export class RoutesBySegment<Route extends Pathed> {
  private readonly anywhere: Route[];
  private readonly below = new Map<string, Route[]>();

  constructor(routes: readonly Route[]) {
    const segments = routes.map(({ path }) => segmentOf(path));
    const those = (segment?: string) =>
      routes.filter((_, at) => segments[at] === undefined || segments[at] === segment);
    this.anywhere = those();
    for (const segment of segments) if (segment !== undefined) this.below.set(segment, those(segment));
  }

  /** @param path from its first slash on, in any case; what is given back is not to be changed */
  of(path: string): Route[] {
    const [, segment = ''] = path.split('/', 2);
    return this.below.get(segment.toLowerCase()) ?? this.anywhere;
  }
}

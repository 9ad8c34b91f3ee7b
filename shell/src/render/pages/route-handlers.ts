import { createStaticHandler, matchRoutes, type RouteObject } from 'react-router';
import type { Handler } from './load-page';

type Found = { handler: Handler; routeName: string };

/** What no route has. */
const noPage = 'home-404';

/** Of a tree of routes the one branch that leads to a page; undefined without one. */
function branchTo(routes: readonly RouteObject[], id: string): RouteObject[] | undefined {
  for (const route of routes) {
    if (route.id === id) return [route];
    const children = route.children && branchTo(route.children, id);
    if (children) return [{ ...route, children } as RouteObject];
  }
  return undefined;
}

function leafOf({ dataRoutes }: Handler, address: string): string | undefined {
  return matchRoutes(dataRoutes, address)?.at(-1)?.route.id;
}

/**
 * The handler of each page with its own branch of the tree alone: the router ranks, copies and tries all routes that it is
 * given, for each page anew, and the main thread has matched already.
 */
export class RouteHandlers {
  private readonly whole: Handler;
  private readonly own = new Map<string, Handler | undefined>();

  constructor(private readonly tree: RouteObject[]) {
    this.whole = createStaticHandler(tree);
  }

  /** @param id of the route that the main thread found; the whole tree is asked where it is none of this address */
  of(id: string | undefined, address: string): Found {
    const handler = id === undefined ? undefined : this.branch(id);
    if (id !== undefined && handler && leafOf(handler, address) === id) return { handler, routeName: id };
    return { handler: this.whole, routeName: leafOf(this.whole, address) ?? noPage };
  }

  private branch(id: string): Handler | undefined {
    if (this.own.has(id)) return this.own.get(id);
    const branch = branchTo(this.tree, id);
    const handler = branch && createStaticHandler(branch);
    this.own.set(id, handler);
    return handler;
  }
}

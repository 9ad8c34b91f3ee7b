import { createStaticHandler, matchRoutes, type RouteObject } from 'react-router';
import { RouteHandlers } from '../../shell/src/render/pages/route-handlers';
import { listedRoutes } from '../urls/listed-routes';
import { visitedPages } from '../urls/visited-pages';

type Handler = ReturnType<typeof createStaticHandler>;

/** All listed patterns below their sections, as the shell has them. */
function wholeTree(): RouteObject[] {
  const routes = listedRoutes();
  const sections = [...new Set(routes.map(({ remote }) => remote))].map((remote) => ({
    id: `remote:${remote}`,
    children: routes
      .filter((route) => route.remote === remote)
      .map(({ path }) => ({ id: path, path, caseSensitive: true })),
  }));
  return [{ id: 'root', children: sections }];
}

function matchesIn({ dataRoutes }: Handler, address: string) {
  return matchRoutes(dataRoutes, address)?.map(({ route, params, pathname }) => ({ id: route.id, params, pathname }));
}

const tree = wholeTree();
const whole = createStaticHandler(tree);
const handlers = new RouteHandlers(tree);

test('the branch of a page matches its address as the whole tree does, with the same parameters', () => {
  for (const { address } of visitedPages()) {
    const wanted = matchesIn(whole, address);
    const id = wanted?.at(-1)?.id;
    const found = handlers.of(id, address);
    expect([address, found.routeName, matchesIn(found.handler, address)]).toEqual([address, id, wanted]);
    expect(found.handler.dataRoutes[0]?.children).toHaveLength(1);
  }
});

test.each([
  ['an address that no route has', '/', '/nowhere', 'home-404'],
  ['a route that is of another address', '/', '/home/about', '/home/about'],
  ['a route that nobody knows', 'no-such-route', '/home/about', '/home/about'],
  ['no route at all', undefined, '/home/about', '/home/about'],
])('%s is looked up in the whole tree', (_, id, address, routeId) => {
  const found = handlers.of(id, address);
  expect(found.routeName).toBe(routeId);
  expect(matchesIn(found.handler, address)).toEqual(matchesIn(whole, address));
});

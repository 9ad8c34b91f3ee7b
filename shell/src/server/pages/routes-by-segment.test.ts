import { matchRoutes } from 'react-router';
import { RoutesBySegment } from './routes-by-segment';

const patterns = [
  ...['/', '/info', '/info/:id', '/info/hot', '/info/cate/:id?', '/Tag/:slug?', '/m/', '/m/service'],
  ...['/open/:id?/new', '/:any/last', '/:some?/first', '/files/*'],
];
const paths = [
  ...[
    '/',
    '/info',
    '/info/7',
    '/info/hot',
    '/info/cate',
    '/info/cate/7',
    '/INFO/Hot',
    '/tag',
    '/TAG/x',
    '/m',
    '/m/service',
  ],
  ...[
    '/open/new',
    '/open/7/new',
    '/other/last',
    '/info/last',
    '/other/first',
    '/first',
    '/files/a/b',
    '/nothing/here',
    '/info/a/b/c',
  ],
];

test.each([true, false])('the router finds what it finds among all routes; case counts: %s', (caseSensitive) => {
  for (const splat of [[], ['*']]) {
    const routes = [...patterns, ...splat].map((path) => ({ path, caseSensitive }));
    const some = new RoutesBySegment(routes);
    for (const path of paths) {
      const found = matchRoutes(some.of(path), path)?.at(-1);
      const expected = matchRoutes(routes, path)?.at(-1);
      expect([path, found?.route.path, found?.params]).toEqual([path, expected?.route.path, expected?.params]);
    }
  }
});

test('routes of other places are not asked', () => {
  const some = new RoutesBySegment(patterns.map((path) => ({ path })));
  const paths = (path: string) => some.of(path).map((route) => route.path);

  expect(paths('/info/7')).toEqual([
    '/info',
    '/info/:id',
    '/info/hot',
    '/info/cate/:id?',
    '/:any/last',
    '/:some?/first',
  ]);
  expect(paths('/nothing/here')).toEqual(['/:any/last', '/:some?/first']);
});

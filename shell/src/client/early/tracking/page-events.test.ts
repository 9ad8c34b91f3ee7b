import { reportedPath, viewOf } from './page-events';

const page = (routeName: string, path = '/', failed = false) => ({ routeName, path, failed });

test.each([
  ['index', ['index_view']],
  ['vzan2023', ['index_view']],
  ['m', ['index_view']],
  ['home-service', ['price_page']],
  ['m-service', ['price_page']],
  ['home-case', ['case_page']],
  ['help-helpDocument-id', ['manual']],
  ['home-edu', []],
])('seeing the route %s counts as %j', (routeName, codes) => {
  expect(viewOf(page(routeName), 'article')).toEqual(codes);
});

test('a page that failed is no page seen, and an article no manual where a click on consult is', () => {
  expect(viewOf(page('help-helpDocument-id', '/help/helpDocument/1', true), 'article')).toEqual([]);
  expect(viewOf(page('help-helpDocument-id', '/help/helpDocument/1'), 'consult')).toEqual([]);
});

test('the search text is never reported with the path', () => {
  expect(reportedPath(page('help-helpSearch-keyword', '/help/helpSearch/13800000000'))).toBe('/help/helpSearch');
  expect(reportedPath(page('info-id', '/info/20001'))).toBe('/info/20001');
});

import type { ReleaseManifest, ReleaseRoute } from '@site/shared/contract/release-manifest';
import { RouteTable } from './route-table';

function route(id: string, path: string): ReleaseRoute {
  return { id, path, layout: 'default', query: [], cacheSeconds: 60, indexed: true };
}

function manifest(name: string, routes: ReleaseRoute[]): ReleaseManifest {
  return {
    contract: 1,
    name,
    version: '1.0.0',
    commit: '',
    builtAt: '',
    routes,
    files: [],
    pages: {},
    calls: [],
    shared: {},
  };
}

const info = manifest('mf-info', [
  route('info-id', '/info/:id'),
  route('info-cate-id', '/info/cate/:id?'),
  route('info-hot', '/info/hot'),
]);
const mobile = manifest('mf-mobile', [route('m', '/m/')]);
const table = new RouteTable({
  id: 'x',
  shell: manifest('shell', []),
  remotes: { 'mf-info': info, 'mf-mobile': mobile },
  absent: {},
});

test.each([
  ['/info/hot', 'info-hot'],
  ['/info/20001', 'info-id'],
  ['/info/cate', 'info-cate-id'],
  ['/info/cate/99', 'info-cate-id'],
  ['/m', 'm'],
  ['/m/', 'm'],
  ['/home/404', 'home-404'],
])('R2.78 %s is the page %s: static words win over parameters', (path, id) => {
  expect(table.find(path)).toMatchObject({ kind: 'page', match: { route: { id } } });
});

test.each([
  ['/INFO/Hot', '/info/hot'],
  ['/info//hot', '/info/hot'],
  ['/Info/cate/2', '/info/cate/2'],
  ['/%69nfo/%68ot', '/info/hot'],
  ['/info/cate/%32', '/info/cate/2'],
  ['/info/cate/%e7%9b%b4', '/info/cate/%E7%9B%B4'],
  ['/info/cate/a+b', '/info/cate/a%2Bb'],
  ['/INFO/cate/a%2fb', '/info/cate/a%2Fb'],
])('%s is respelled %s', (path, spelling) => {
  expect(table.find(path)).toEqual({ kind: 'respell', path: spelling });
  expect(table.find(spelling)).toMatchObject({ kind: 'page', match: { path: spelling } });
});

test('both slash forms are one page with one path', () => {
  expect(table.find('/info/hot/')).toMatchObject({ match: { path: '/info/hot' } });
  expect(table.find('/m')).toMatchObject({ match: { path: '/m/' } });
});

test.each([
  ['cannot be decoded', '/info/%'],
  ['ends amid a letter', '/info/cate/%E7%9B'],
  ['is longer than any page’s', `/info/cate/${'a'.repeat(2048)}`],
])('a path that %s is missing, and nothing throws', (_, path) => {
  expect(table.find(path)).toEqual({ kind: 'missing' });
  expect(table.patternOf(path)).toBeUndefined();
});

test('R2.6 an address of nobody is missing', () => {
  expect(table.find('/nowhere')).toEqual({ kind: 'missing' });
});

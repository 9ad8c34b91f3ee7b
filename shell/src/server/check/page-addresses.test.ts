import type { ReleaseSet, SetRoute } from '../../render/pages/release-set';
import { RouteTable } from '../pages/route-table';
import { addLinks, PageAddresses } from './page-addresses';
import { outlineOf } from './page-outline';

const routeOf = (id: string, path: string): SetRoute => {
  return { id, path, layout: 'default', query: [], cacheSeconds: 60, indexed: true, remote: 'mf-info' };
};
const topic = routeOf('topic', '/info/:id');
const list = routeOf('list', '/info');
const search = routeOf('search', '/help/helpSearch/:keyword?');

function freshAddresses(): PageAddresses {
  const remotes = { 'mf-info': { name: 'mf-info', routes: [topic, list, search] } };
  return new PageAddresses(new RouteTable({ remotes, absent: {} } as unknown as ReleaseSet));
}

test('of a pattern the first, the last and one between are checked, each once', () => {
  const addresses = freshAddresses();
  for (let id = 1; id <= 9; id += 1) addresses.add(`/info/${id}`);
  expect(addresses.of(topic)).toEqual(['/info/1', '/info/5', '/info/9']);

  const few = freshAddresses();
  few.add('/info/1');
  few.add('/info?page=2');
  expect(few.of(topic)).toEqual(['/info/1']);
  expect(few.of(list)).toEqual(['/info?page=2']);
});

test('a word that visitors type is typed', () => {
  expect(freshAddresses().of(search)).toEqual([`/help/helpSearch/${encodeURIComponent('直播')}`]);
});

test('links of pages are addresses, those of other sites and places in a page are none', () => {
  const addresses = freshAddresses();
  addLinks(
    addresses,
    outlineOf(
      '<!-- <a href="/info/5">五</a> --><a data-a=">" class="x" href=\'/info/7?a=1&amp;b=2#c\'>七</a><a href="//elsewhere/info/8">八</a><a href="/nowhere">九</a>',
    ).links,
  );
  expect(addresses.of(topic)).toEqual(['/info/7?a=1&b=2']);
});

import type { ReleaseSet, SetRoute } from '../../render/pages/release-set';
import type { DataAnswer } from '../../render/pages/worker-messages';
import { RouteTable } from '../pages/route-table';
import { addLinks, PageAddresses, readContentAddresses } from './page-addresses';
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

test('R13.100 a list of content that does not come in time is asked for again, so that each check has the same addresses', async () => {
  const failed = new Set<string>();
  const answer = async ({ url, body = '' }: { url: string; body?: string }): Promise<DataAnswer> => {
    const isFirst = !failed.has(url + body);
    failed.add(url + body);
    if (isFirst) return { ok: false } as DataAnswer;
    const topics = Array.from({ length: 3 }, (_, id) => ({ id: id + 1, published: '2026-11-01', category: 1 }));
    const list = url.includes('GetTopicByCategory') ? topics : [];
    return { ok: true, status: 200, body: { code: 0, msg: 'ok', data: { list, total: list.length } } };
  };
  const addresses = freshAddresses();
  for (const address of await readContentAddresses({ answer })) addresses.add(address);
  expect(addresses.of(topic)).toEqual(['/info/1', '/info/2', '/info/3']);
});

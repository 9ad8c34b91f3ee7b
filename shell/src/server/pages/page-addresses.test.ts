import { serve } from '../../testing/served-pages';

test('only the listed query reaches the page, and a slash at the end is the same page', async () => {
  const { get, rendered } = await serve();
  await get('/info?utm_source=x&page=2');
  await get('/info/?page=2');
  expect(rendered).toEqual(['/info?page=2', '/info?page=2']);
});

test('R12.165 an address with two values leads to that with the first, with whatever else came with it', async () => {
  const { get, rendered } = await serve();
  const { statusCode, headers } = await get('/info?page=2&utm_source=x&page=3');

  expect([statusCode, headers.location]).toEqual([301, '/info?page=2&utm_source=x']);
  await get(headers.location ?? '');
  expect(rendered).toEqual(['/info?page=2', '/info?page=2']);
});

test('a question mark in a query is part of it', async () => {
  const { get, rendered } = await serve();
  await get('/info?page=OBS?x&utm=1');
  expect(rendered).toEqual(['/info?page=OBS%3Fx']);
  expect((await get('/INFO?page=a?b')).headers.location).toBe('/info?page=a?b');
});

test('a wrong spelling leads to the listed one; it may be another page’s tomorrow, so that nobody keeps it unasked', async () => {
  const { get, rendered } = await serve();
  const { statusCode, headers } = await get('/INFO?page=2');
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([
    301,
    '/info?page=2',
    'no-cache, no-transform',
  ]);
  expect(rendered).toEqual([]);
});

test('a click that was paid for arrives, however much its query says; a path or a listed value beyond 2,048 characters does not', async () => {
  const { get, rendered } = await serve();
  const long = 'x'.repeat(4000);
  expect((await get(`/info?utm_content=${long}&page=2&bd_vid=${long}`)).statusCode).toBe(200);
  expect(rendered).toEqual(['/info?page=2']);
  for (const url of [`/info?page=${long}`, `/info/${long}`]) {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([302, expect.stringMatching(/^\/home\/404/)]);
  }
});

const sign = (text: string): [string, string] => [encodeURIComponent(text), text];

test.each([
  ['%E3%80%82', '。'],
  ['%EF%BC%89', '）'],
  ['%EF%BC%8C', '，'],
  ['%E2%80%9D', '”'],
  ['%E3%80%8D%EF%BC%81', '」！'],
  ['%20', 'a space'],
  ['%E2%80%8B', 'an invisible space'],
  [').', 'bracket and full stop'],
  ...['～', '~', '—', '|', '`', '<', '_', '→', '＞', '👇', '🔥', '❤️', '\uFE0F', '\u3164', '\uE000', '\u2060'].map(sign),
  ...['（', '(', '「', '《', '“', '‘', '。👇 ', '->'].map(sign),
])('%s (%s) behind a shared link is taken off where a page is there without it, and nowhere else', async (ending) => {
  const { get } = await serve();
  for (const path of ['/info/20001', '/info', '/info?page=2']) {
    const { statusCode, headers } = await get(path + ending);
    expect([statusCode, headers.location]).toEqual([301, path]);
  }
  expect((await get(`/info/20001${ending}?from=singlemessage`)).headers.location).toBe(
    '/info/20001?from=singlemessage',
  );
  expect((await get(`/info${ending}?page=2`)).headers.location).toBe('/info?page=2');
  expect((await get(`/INFO/20001${ending}`)).headers.location).toMatch(/^\/info\/20001/);
  expect((await get(`/info/99999${ending}`)).statusCode).toBe(404);
  expect((await get(`/nowhere${ending}`)).headers.location).toMatch(/^\/home\/404\?from=/);
  for (const own of ['&from=singlemessage', '&isappinstalled=0', '&x=1&page=3', '?from=timeline', '&url=/a?b=c'])
    expect((await get(`/info?page=2${ending}${own}`)).headers.location).toBe(`/info?page=2${own.replace('?f', '&f')}`);
  expect((await get(`/info?utm_source=a${ending}&page=2${ending}`)).headers.location).toBe(
    `/info?utm_source=a${ending}&page=2`,
  );
  expect((await get(`/info/20001${ending}/?x=1`)).headers.location).toBe('/info/20001?x=1');
});

test.each([
  ['/info/20001%E8%AF%A6%E6%83%85%E8%AF%B7%E7%9C%8B', '/info/20001'],
  [`/info/20001${encodeURIComponent('（点这里，看 OBS）')}?from=timeline`, '/info/20001?from=timeline'],
  [`/info?page=2${encodeURIComponent('详情请看')}&from=timeline`, '/info?page=2&from=timeline'],
  ['/info?page=2+', '/info?page=2'],
  ['/info?page=2+&x=a+b', '/info?page=2&x=a+b'],
  ['/info?page=2?from=timeline', '/info?page=2&from=timeline'],
  ['/info?page=2?from=timeline?page=3', '/info?page=2&from=timeline?page=3'],
  ['/info?page=2%3Ffrom%3Dtimeline&x=1', '/info?page=2&x=1'],
  ['/info/20001%26from%3Dtimeline?x=1', '/info/20001?x=1'],
])('%s, as an app or a sentence made it, leads to %s', async (given, meant) => {
  const { get } = await serve();
  const { statusCode, headers } = await get(given);
  expect([statusCode, headers.location]).toEqual([301, meant]);
});

test.each([
  '20001x',
  '20001.html',
  '20001-a',
  '20001-a%E7%9B%B4',
  '20001%20OBS',
  '200015',
  '20001%EF%BC%95',
  'x20001a%E7%9B%B4',
])('%s is another id, of which nothing is taken off', async (id) => {
  const { get, rendered } = await serve();
  expect((await get(`/info/${id}`)).statusCode).toBe(404);
  expect(rendered).toEqual([`/info/${id}`]);
});

test('what ends with a mark and is a page stays one', async () => {
  const { get } = await serve();
  expect((await get('/info?page=a-_%E3%80%82')).statusCode).toBe(200);
});

test('an address of marks alone costs no more than its length', async () => {
  const { get } = await serve();
  const begun = process.cpuUsage();
  await get(`/info?page=2a&page=${'.'.repeat(14_000)}a`);
  await get(`/nowhere${'.'.repeat(1900)}a?page=${'.'.repeat(14_000)}a`);
  expect(process.cpuUsage(begun).user).toBeLessThan(200_000);
});

test('a path or a listed value in GBK leads to its form in UTF-8; another value is nobody’s to respell', async () => {
  const { get, rendered } = await serve();
  expect((await get('/info/%D6%B1%B2%A5?from=a')).headers.location).toBe('/info/%E7%9B%B4%E6%92%AD?from=a');
  expect((await get('/info?page=%D6%B1%B2%A5')).headers.location).toBe('/info?page=%E7%9B%B4%E6%92%AD');
  expect((await get('/info?utm_term=%D6%B1%B2%A5')).statusCode).toBe(200);
  expect((await get('/%D6%B1%B2%A5')).headers.location).toBe('/home/404?from=%2F%25E7%259B%25B4%25E6%2592%25AD');
  expect(rendered).toEqual(['/info']);
});

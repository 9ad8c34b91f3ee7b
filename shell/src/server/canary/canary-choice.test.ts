import type { LivePin } from '../../render/pages/pinned-release';
import { exchangedSet } from '../releases/exchanged-set';
import {
  manifestOf,
  setOf,
  loaded,
  inside,
  outside,
  person,
  serve,
  personal,
  shared,
} from '../../testing/canary-visitors';

test('a visitor of the canary is shown its version, in an answer that nobody may keep', async () => {
  const { ask } = serve();
  const { body, headers } = await ask('/help', inside);
  expect(body).toBe('1.1.0');
  expect(headers).not.toHaveProperty('server-timing');
  expect(headers).toMatchObject({ 'cache-control': personal, 'x-site-release': 'mf-help@1.1.0' });
  expect(headers).not.toHaveProperty('etag');
  expect(headers).not.toHaveProperty('set-cookie');
});

test('a browser that kept the stable page is not told that it may show it again', async () => {
  const { ask } = serve();
  const tag = String((await ask('/help', outside)).headers.etag);
  expect((await ask('/help', outside, { 'if-none-match': tag })).statusCode).toBe(304);
  for (const given of [tag, '*']) expect((await ask('/help', inside, { 'if-none-match': given })).statusCode).toBe(200);
});

test('all others are answered as without a canary, with a page that everybody may keep', async () => {
  const { ask } = serve();
  const { body, headers } = await ask('/help', outside);
  expect(body).toBe('1.0.0');
  expect(headers['cache-control']).toBe(shared);
  expect(headers).not.toHaveProperty('set-cookie');
});

test('pages of other sections and of the shell are everybody’s, for the visitors of a canary too', async () => {
  const { ask } = serve();
  for (const path of ['/info', '/sitemap']) {
    const { headers } = await ask(path, inside);
    expect([path, headers['cache-control']]).toEqual([path, shared]);
    expect(headers.etag).toBe((await ask(path, outside)).headers.etag);
  }
});

test('R10.44 a first answer is the stable page with a bucket, which no cache may hand on', async () => {
  const { ask } = serve();
  for (const path of ['/help', '/info']) {
    const { body, headers } = await ask(path);
    expect(body).toBe('1.0.0');
    expect(headers['cache-control']).toBe(personal);
    expect(headers).not.toHaveProperty('etag');
    // Its page tells nothing of how it fared.
    expect(headers['server-timing']).toBe('first');
    expect(headers['set-cookie']).toMatch(
      /^__Host-bucket=\d{1,6}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  }
});

test('without a canary no visitor is given anything, whatever they come with', async () => {
  const { ask, end } = serve();
  end();
  for (const cookie of [undefined, inside, '__Host-bucket=x']) {
    const { body, headers } = await ask('/help', cookie);
    expect([body, headers['cache-control']]).toEqual(['1.0.0', shared]);
    expect(headers).not.toHaveProperty('set-cookie');
  }
});

test.each(['1000000', '-1', '00001', '1e3', '12.5', '', '１２', 'x', `${'9'.repeat(3000)}`, '%31', '"7"'])(
  'a bucket that no shell wrote counts as none: %j',
  async (text) => {
    const { ask } = serve({ share: 0.5 });
    const { body, headers } = await ask('/help', Buffer.from(`__Host-bucket=${text}`).toString('latin1'));
    expect(body).toBe('1.0.0');
    expect(headers['set-cookie']).toMatch(/^__Host-bucket=\d{1,6};/);
    expect(headers['cache-control']).toBe(personal);
  },
);

test('a cookie that a host of the parent domain can set is none on https', async () => {
  const { ask } = serve();
  expect((await ask('/help', `bucket=${inside}`)).body).toBe('1.0.0');
  const plain = serve({ origin: 'http://127.0.0.1:8080' });
  const { headers } = await plain.ask('/help');
  expect(headers['set-cookie']).toMatch(/^bucket=\d{1,6}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/);
  expect((await plain.ask('/help', `bucket=${inside}`)).body).toBe('1.1.0');
});

test.each([
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
])('R10.44 crawlers are shown what is live, and given nothing: %s', async (agent) => {
  const { ask } = serve();
  for (const cookie of [undefined, inside]) {
    const { body, headers } = await ask('/help', cookie, { 'user-agent': agent });
    expect([body, headers['cache-control']]).toEqual(['1.0.0', shared]);
    expect(headers).not.toHaveProperty('set-cookie');
  }
});

test('new pages of the canary are there for its visitors alone, and what it dropped is gone for them alone', async () => {
  const { ask } = serve();
  const statuses = async (path: string) =>
    Promise.all([inside, outside, undefined].map(async (bucket) => (await ask(path, bucket)).statusCode));
  expect(await statuses('/help/new')).toEqual([200, 302, 302]);
  expect(await statuses('/help/old')).toEqual([302, 200, 200]);
  // The other spelling is an address of the canary too.
  const { statusCode, headers } = await ask('/HELP/new', inside);
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([301, '/help/new', personal]);
});

test('a page that fails in the canary is the stable one, and still nobody else’s', async () => {
  const { ask } = serve({ status: (version) => (version === '1.1.0' ? 500 : 200) });
  const { statusCode, body, headers } = await ask('/help', inside);
  expect([statusCode, body, headers['cache-control']]).toEqual([200, '1.0.0', personal]);
  // Nothing stable has this address.
  expect((await ask('/help/new', inside)).statusCode).toBe(500);
});

test('what a visitor is told at intent agrees with the pages: the canary for its visitors, what is live for all others', async () => {
  const { ask } = serve();
  const helpFor = async (cookie?: string | number, agent = person) => {
    const answer = await ask('/-/pin/3.0.0/mf-info@1.0.0', cookie, { 'user-agent': agent });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers).not.toHaveProperty('set-cookie');
    const { entry, paths } = answer.json<LivePin>().remotes['mf-help'] ?? { entry: '', paths: [] };
    return [entry.split('/')[4], ...paths];
  };
  expect(await helpFor(inside)).toEqual(['1.1.0', '/help', '/help/new']);
  for (const cookie of [outside, undefined, '__Host-bucket=x'])
    expect(await helpFor(cookie)).toEqual(['1.0.0', '/help', '/help/old']);
  expect(await helpFor(inside, 'Googlebot/2.1')).toEqual(['1.0.0', '/help', '/help/old']);
});

test('after another section went live the visitors of the canary see its new version too', () => {
  const next = setOf(manifestOf('mf-help', '1.0.0', ['/help']), manifestOf('mf-info', '2.0.0', ['/info']));
  const { input, variant } = exchangedSet(next, loaded, 'mf-help', 'canary');
  expect([input.set.remotes['mf-help']?.version, input.set.remotes['mf-info']?.version]).toEqual(['1.1.0', '2.0.0']);
  expect(variant).toBe('canary');
});

import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import { bucketCount, type Canary, isInCanary } from '@site/shared/contract/canary-buckets';
import fastify from 'fastify';
import type { LivePin } from '../../render/pages/pinned-release';
import type { WorkerInput } from '../../render/pages/worker-messages';
import { plain, storedPage } from '../pages/html-cache';
import { pageRoutes } from '../pages/page-routes';
import { RouteTable } from '../pages/route-table';
import type { LiveSet } from '../releases/live-sets';
import { exchangedSet } from '../releases/exchanged-set';
import { pinRoutes } from '../releases/pin-routes';
import { setChooser } from '../releases/set-choice';
import { bucketCookie } from './bucket-cookie';
import { CanaryChoice } from './canary-choice';
import { CanarySets } from './canary-sets';

function manifestOf(name: string, version: string, paths: string[]): ReleaseManifest {
  const routes = paths.map((path) => ({ id: path, path, layout: 'default', query: [], cacheSeconds: 60 }));
  const files = [{ path: 'client/remoteEntry.js', bytes: 1, integrity: `${name} ${version}` }];
  return { name, version, routes, files } as unknown as ReleaseManifest;
}

const shell = manifestOf('shell', '3.0.0', []);
const info = manifestOf('mf-info', '1.0.0', ['/info']);

function setOf(help: ReleaseManifest, ofInfo = info): LiveSet {
  const id = `help ${help.version} info ${ofInfo.version}`;
  const set = { id, shell, remotes: { 'mf-help': help, 'mf-info': ofInfo }, absent: {} };
  const pool = { narrowTo: () => undefined, retire: () => undefined };
  return { pool, input: { set, assetBase: '' } as unknown as WorkerInput, table: new RouteTable(set) } as never;
}

const stable = setOf(manifestOf('mf-help', '1.0.0', ['/help', '/help/old']));
const loaded = setOf(manifestOf('mf-help', '1.1.0', ['/help', '/help/new']));
const loadedInfo = setOf(
  manifestOf('mf-help', '1.0.0', ['/help', '/help/old']),
  manifestOf('mf-info', '2.0.0', ['/info', '/info/new']),
);
const canary = { remote: 'mf-help', version: '1.1.0', share: 0.1 };
const ofInfo = { remote: 'mf-info', version: '2.0.0', share: 0.1 };
const wanted = { versions: { 'mf-help': '1.0.0', 'mf-info': '1.0.0' }, instead: () => [] };
const buckets = Array.from({ length: bucketCount }, (_, bucket) => bucket);
const inside = buckets.find((bucket) => isInCanary(bucket, canary)) ?? -1;
const outside = buckets.find((bucket) => !isInCanary(bucket, canary)) ?? -1;
const person = 'Mozilla/5.0 (Linux; Android 12; V2055A) AppleWebKit/537.36 Chrome/116.0.0.0 MicroMessenger/8.0.47';

type Serving = { origin?: string; share?: number; others?: Canary[]; status?: (version: string) => number };

function serve({ origin = 'https://www.site.example', share = 0.1, others = [], status = () => 200 }: Serving = {}) {
  const compose = async ({ required }: { required?: string | undefined }) =>
    required === 'mf-help' ? loaded : loadedInfo;
  const log = { info: () => undefined, error: () => undefined } as never;
  const canaries = new CanarySets({ composer: { compose }, alarms: { set: () => undefined }, log });
  canaries.follow([{ ...canary, share }, ...others], wanted);
  const choose = setChooser({ live: stable }, [new CanaryChoice(canaries, bucketCookie(origin))]);
  const answer = async ({ input: { set } }: LiveSet, { route }: { route: { remote: string } }) => {
    const version = set.remotes[route.remote]?.version ?? set.shell.version;
    return { page: storedPage(status(version), plain(version), `${route.remote}@${version}`, 60) };
  };
  const app = fastify();
  const none = () => undefined;
  const watch = { answered: none, stoodIn: none, led: none, pinned: none };
  pageRoutes(app, { choose, pages: { answer, mayShow: () => true } as never, watch, mark: '' });
  pinRoutes(app, choose, watch);
  const ask = (url: string, cookie?: string | number, headers: Record<string, string> = {}) => {
    const given = typeof cookie === 'number' ? `__Host-bucket=${cookie}` : cookie;
    return app.inject({
      url,
      headers: { 'user-agent': person, ...(given !== undefined && { cookie: given }), ...headers },
    });
  };
  return { ask, end: () => canaries.follow([], wanted) };
}

const personal = 'private, no-store, no-transform';
const shared = 'no-cache, no-transform';

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

test('1,000 visitors with fixed buckets at 10 %: exactly 100 are shown the canary, on every shell the same, none two versions', async () => {
  const shells = [serve(), serve()];
  const visitors = buckets.filter((bucket) => bucket % 1000 === 3);
  const expected = visitors.filter((bucket) => isInCanary(bucket, canary)).length;
  const shown = await Promise.all(
    visitors.map(async (bucket) => {
      const versions = await Promise.all(
        shells.map(async ({ ask }) => {
          const pin = (await ask('/-/pin/3.0.0/mf-info@1.0.0', bucket)).json<LivePin>();
          return [(await ask('/help', bucket)).body, pin.remotes['mf-help']?.entry.split('/')[4]];
        }),
      );
      return new Set(versions.flat());
    }),
  );
  expect(shown.filter(({ size }) => size !== 1)).toEqual([]);
  expect(shown.filter((versions) => versions.has('1.1.0'))).toHaveLength(expected);
  // Every thousandth bucket is a fair sample of an affine order.
  expect(expected).toBe(100);
});

/** The first bucket that is in exactly these canaries of the two. */
const bucketIn = (...canaries: Canary[]) =>
  buckets.find((bucket) => [canary, ofInfo].every((one) => isInCanary(bucket, one) === canaries.includes(one))) ?? -1;

test.each([
  ['both', [canary, ofInfo], '1.1.0', '2.0.0'],
  ['the first', [canary], '1.1.0', '1.0.0'],
  ['the second', [ofInfo], '1.0.0', '2.0.0'],
  ['none', [], '1.0.0', '1.0.0'],
])(
  'R13.68 of two canaries a visitor of %s is shown these, in pages and at intent',
  async (_, canaries, help, ofInfoShown) => {
    const { ask } = serve({ others: [ofInfo] });
    const bucket = bucketIn(...canaries);
    const shown = await Promise.all(['/help', '/info'].map((path) => ask(path, bucket)));
    expect(shown.map(({ body }) => body)).toEqual([help, ofInfoShown]);
    const own = (version: string) => (version === '1.0.0' ? shared : personal);
    expect(shown.map(({ headers }) => headers['cache-control'])).toEqual([own(help), own(ofInfoShown)]);
    const { remotes } = (await ask('/-/pin/3.0.0/shell', bucket)).json<LivePin>();
    expect(['mf-help', 'mf-info'].map((name) => remotes[name]?.entry.split('/')[4])).toEqual([help, ofInfoShown]);
    // A page that only one of them has is there for its visitors, whatever else they are in.
    const statuses = await Promise.all(
      ['/help/new', '/info/new'].map(async (path) => (await ask(path, bucket)).statusCode),
    );
    expect(statuses).toEqual([help, ofInfoShown].map((version) => (version === '1.0.0' ? 302 : 200)));
  },
);

test('after another section went live the visitors of the canary see its new version too', () => {
  const next = setOf(manifestOf('mf-help', '1.0.0', ['/help']), manifestOf('mf-info', '2.0.0', ['/info']));
  const { input, variant } = exchangedSet(next, loaded, 'mf-help', 'canary');
  expect([input.set.remotes['mf-help']?.version, input.set.remotes['mf-info']?.version]).toEqual(['1.1.0', '2.0.0']);
  expect(variant).toBe('canary');
});

import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { InjectOptions } from 'fastify';
import { serverLimits } from './server-limits';
import { type TestService, startTestService } from '../testing/test-service';

let service: TestService;

beforeAll(async () => {
  const http = { maxHeaderSize: 16 * 1024, headersTimeout: 200, requestTimeout: 300, connectionsCheckingInterval: 50 };
  service = await startTestService({ limits: { ...serverLimits, requestTimeout: 300, http } });
});

afterAll(() => service.close());

const withId = [
  '/VZApi/GetTopicDetail',
  '/VZApi/GetVideoDetail',
  '/VZCollege/articleinfo',
  '/open/v1/marketing/detail',
  '/open/v1/case/detail',
];
const paged = [
  '/VZApi/GetTopicByCategory',
  '/VZApi/GetHotTopic',
  '/VZApi/GetVideoList',
  '/open/v1/case/list',
  '/open/v1/media/list',
  '/open/v1/search?q=x',
];
const posts = [
  '/ajax/QuickRequirement',
  '/ajax/SaveRequirement',
  '/liveajax/GetHelpArticle',
  '/liveajax/HelpArticleFeedback',
  '/liveajax/LogCollect',
  '/v1/help_center/hot_search/page',
  '/VZCollege/articleList',
  '/open/v1/track',
  '/VZlive/Savequirement',
];

/** The message of either envelope. */
function messageOf(body: unknown): string {
  return (body as { msg: string }).msg;
}

const badIds = [
  '',
  'abc',
  '-1',
  '0',
  '1.5',
  '2147483648',
  '99999999999999999999',
  '1e999',
  '-1e999',
  '1e400',
  'Infinity',
  'NaN',
  '%00',
  "1'%20or%201=1",
];

test.each(withId.flatMap((path) => badIds.map((id) => [path, id])))(
  '%s refuses the id “%s” with a reason',
  async (path, id) => {
    const answer = await service.get(`${path}?id=${id}`);

    expect(answer.status).toBe(400);
    expect(messageOf(answer.body)).toMatch(/id/);
  },
);

test.each(withId)('%s without an id is a 400 that names it', async (path) => {
  expect(await service.get(path)).toMatchObject({ status: 400, body: { msg: '缺少参数 id' } });
});

test.each(paged)('%s refuses pages that are no pages, and says so for one too far', async (path) => {
  const join = path.includes('?') ? '&' : '?';
  for (const page of ['0', '-3', 'x', '10001', '1e9']) {
    expect((await service.get(`${path}${join}pageIndex=${page}`)).status).toBe(400);
  }
  const far = await service.get(`${path}${join}pageIndex=9999`);
  expect(far.status).toBe(404);
  expect(messageOf(far.body)).toMatch(/没有第 9999 页/);
});

const brokenBodies: [string, string, number][] = [
  ['application/json', '{', 400],
  ['application/json', '', 400],
  ['application/json', '[1,2]', 400],
  ['application/json', '"text"', 400],
  ['application/json', 'null', 400],
  ['text/plain', 'x', 415],
  ['application/xml', '<x/>', 415],
  ['application/json', JSON.stringify({ name: 'x'.repeat(70_000) }), 413],
  ['application/x-www-form-urlencoded', `name=${'x'.repeat(70_000)}`, 413],
  ['application/json', '{"__proto__":{"x":1}}', 400],
  ['application/json', '{"constructor":{"prototype":{"x":1}}}', 400],
];

test.each(
  posts.flatMap((path) =>
    brokenBodies.map(([type, body, status]) => [path, type, body.slice(0, 30), status, body] as const),
  ),
)('%s answers %s %s with %d', async (url, type, _start, status, payload) => {
  const answer = await service.call({ method: 'POST', url, payload, headers: { 'content-type': type } });
  // These take parameters in the query, so that no body is right; those are sent as beacons, which say text/plain.
  const takesNone = /articleList|Savequirement/.test(url) && payload === 'null';
  const isBeacon = /LogCollect|track/.test(url) && type === 'text/plain';

  expect(answer.status).toBe(takesNone ? 200 : isBeacon ? 400 : status);
  expect(messageOf(answer.body)).not.toBe('');
});

test('F31: no body, form or query reaches the prototype of all objects', async () => {
  const form = 'application/x-www-form-urlencoded';
  const tries: InjectOptions[] = [
    {
      method: 'POST',
      url: '/ajax/QuickRequirement',
      payload: '__proto__[x]=1&constructor[prototype][x]=1',
      headers: { 'content-type': form },
    },
    { method: 'POST', url: '/VZlive/Savequirement?__proto__[x]=1&__proto__=1&constructor.prototype.x=1' },
    { method: 'GET', url: '/open/v1/case/list?__proto__=1&constructor=1&toString=1' },
    {
      method: 'POST',
      url: '/liveajax/LogCollect',
      payload: { logInfo: '{"__proto__":{"x":1},"payload":{"__proto__":{"x":1}}}' },
    },
  ];
  for (const request of tries) expect((await service.call(request)).status).toBeLessThan(500);

  expect(({} as { x?: unknown }).x).toBeUndefined();
});

test('deeply nested JSON is rejected or ignored, never a 500', async () => {
  const payload = `{"logInfo":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
  const answer = await service.call({
    method: 'POST',
    url: '/liveajax/LogCollect',
    payload,
    headers: { 'content-type': 'application/json' },
  });

  expect(answer.status).toBe(400);
});

test('a repeated parameter is rejected where one is expected', async () => {
  expect((await service.get('/open/v1/case/detail?id=41001&id=41002')).status).toBe(400);
});

test('an unknown call and a wrong method are 404 and do not echo the request', async () => {
  const answer = await service.get('/no/such/call?name=%E7%8E%8B');

  expect(answer).toMatchObject({ status: 404, body: { code: 404, msg: '没有这个接口' } });
  expect((await service.get('/ajax/QuickRequirement')).status).toBe(404);
});

test('F29: control characters in any field of any lead call cause no 500, and the log stays one line an event', async () => {
  for (let code = 0; code < 32; code++) {
    const text = `a${String.fromCharCode(code)}b`;
    const payload = {
      name: text,
      phone: '13800138000',
      requirement: text,
      fromtype: text,
      url: text,
      SourceUrl: `http://x/${text}`,
    };
    expect((await service.post('/ajax/QuickRequirement', payload)).status).toBe(200);
    expect((await service.call({ method: 'GET', url: `/open/v1/search?q=${encodeURIComponent(text)}` })).status).toBe(
      200,
    );
  }
  for (const line of service.logLines) expect(() => JSON.parse(line)).not.toThrow();
});

describe('F32 on a real socket', () => {
  let port: number;

  beforeAll(async () => {
    await service.app.listen({ port: 0, host: '127.0.0.1' });
    port = (service.app.server.address() as AddressInfo).port;
  });

  /** The response to these bytes until the connection is closed. */
  function speak(bytes: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
      let answer = '';
      socket.on('data', (chunk) => {
        answer += String(chunk);
      });
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
    });
  }

  test('a request with both Content-Length and Transfer-Encoding is rejected', async () => {
    const smuggled =
      'POST /ajax/QuickRequirement HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET';

    expect(await speak(smuggled)).toMatch(/^HTTP\/1.1 400/);
  });

  const fill = Array.from({ length: 1001 }, (_, number) => `a${number}:\r\n`).join('');

  test.each([
    ['more headers than checks are shown', 431, `Host: x\r\n${fill}Host: other\r\n`],
    ['a second host', 400, 'Host: x\r\nHost: other\r\n'],
    ['a second content type', 400, 'Host: x\r\nContent-Type: text/plain\r\nContent-Type: application/json\r\n'],
  ])('a request with %s is rejected in the words of every other error', async (_what, status, headers) => {
    const answer = await speak(`GET /open/v1/job/list HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`);

    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*"code":${status}`));
  });

  test('more than 16 KB of headers are rejected', async () => {
    expect(await speak(`GET /-/live HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1.1 431/,
    );
  });

  test.each([
    ['headers', 'GET /-/live HTTP/1.1\r\nHost: x\r\n'],
    [
      'a body',
      'POST /ajax/QuickRequirement HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\nContent-Type: application/json\r\n\r\n{',
    ],
  ])('a sender that never finishes %s is cut while others are served', async (_name, bytes) => {
    const cut = speak(bytes);

    expect((await fetch(`http://127.0.0.1:${port}/-/live`)).status).toBe(200);
    expect(await cut).toMatch(/^(HTTP\/1.1 408|$)/);
  });
});

test('in production slow clients have at most 5 s for headers and 8 s for the request', () => {
  expect(serverLimits).toMatchObject({ requestTimeout: 8_000, keepAliveTimeout: 5_000 });
  expect(serverLimits.http).toMatchObject({ headersTimeout: 5_000, connectionsCheckingInterval: 1_000 });
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readPushSettings, readTarget } from './push-config';
import { pushToEngine, readAddresses } from './push-to-engine';

type Got = { url: string; type: string; body: string };

let server: Server;
let origin = '';
let got: Got[] = [];
let reply = { status: 200, body: '' };

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      got.push({ url: request.url ?? '', type: request.headers['content-type'] ?? '', body });
      response.writeHead(reply.status).end(reply.body);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => server.close(done)));
beforeEach(() => {
  got = [];
});

function answer(status: number, body: unknown) {
  reply = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
}

async function push(target: 'baidu' | 'bing', addresses: string[]) {
  const shown: string[] = [];
  await pushToEngine(target, { origin, secret: 's3cret', endpoint: `${origin}/push` }, addresses, (one) =>
    shown.push(one),
  );
  return shown;
}

test('Baidu gets one address a line, and says how many it took', async () => {
  answer(200, { success: 2, remain: 2998 });

  expect(await push('baidu', [`${origin}/`, `${origin}/info/`])).toEqual([
    'Baidu took 2 addresses; 2998 more may be pushed today.',
  ]);
  expect(got[0]).toMatchObject({ type: 'text/plain', body: `${origin}/\n${origin}/info/` });
  expect(new URL(got[0]?.url ?? '', origin).searchParams.get('site')).toBe(origin);
});

test('what Baidu refuses is told', async () => {
  answer(200, { success: 1, remain: 9, not_same_site: ['http://x.example/'], not_valid: [] });

  expect(await push('baidu', [`${origin}/`])).toEqual([
    "Baidu took 1 address; 9 more may be pushed today. It refused 1 address of another site than the token's.",
  ]);
});

test('a wrong token is one plain sentence', async () => {
  answer(401, { error: 401, message: 'token is not valid' });

  await expect(push('baidu', [`${origin}/`])).rejects.toThrow('Baidu refused: token is not valid (401).');
});

test('Baidu takes two thousand addresses at a time', async () => {
  answer(200, { success: 1, remain: 1 });
  await push(
    'baidu',
    Array.from({ length: 2001 }, (_, index) => `${origin}/info/${index}`),
  );

  expect(got.map(({ body }) => body.split('\n').length)).toEqual([2000, 1]);
});

test('IndexNow gets the key and where it stands', async () => {
  answer(202, '');

  expect(await push('bing', [`${origin}/`])).toEqual(['IndexNow took 1 address for Bing.']);
  expect(JSON.parse(got[0]?.body ?? '')).toEqual({
    host: new URL(origin).host,
    key: 's3cret',
    keyLocation: `${origin}/s3cret.txt`,
    urlList: [`${origin}/`],
  });
});

test('a key that IndexNow does not find is explained', async () => {
  answer(403, '');

  await expect(push('bing', [`${origin}/`])).rejects.toThrow('start the shell with the same INDEXNOW_KEY (403).');
});

test('the addresses are those of the site map', async () => {
  answer(200, `${origin}/\n${origin}/info/\nhttp://other.example/\n`);

  expect(await readAddresses(origin)).toEqual([`${origin}/`, `${origin}/info/`]);
  expect(got[0]?.url).toBe('/sitemap.txt');
});

test.each([
  [503, '', 'sitemap.txt answered 503.'],
  [200, 'http://other.example/\n', 'lists no address of'],
])('a site that answers %i %p is told in one sentence', async (status, body, sentence) => {
  answer(status, body);
  await expect(readAddresses(origin)).rejects.toThrow(sentence);
});

test('a site that is not there is told in one sentence', async () => {
  await expect(readAddresses('http://127.0.0.1:9')).rejects.toThrow('http://127.0.0.1:9 cannot be reached: ');
});

test.each([
  [undefined, 'It is not said which search engine: npm run push -- baidu, or npm run push -- bing.'],
  ['google', '“google” is no search engine that this command knows: npm run push -- baidu, or npm run push -- bing.'],
])('the target %p is refused with what to call', (asked, sentence) => {
  expect(() => readTarget(asked)).toThrow(sentence);
});

test.each([
  ['baidu', {}, 'SITE_ORIGIN is “”; it must be the public origin of the site'],
  ['baidu', { SITE_ORIGIN: 'https://www.example.com/' }, 'BAIDU_PUSH_TOKEN is not set; Baidu shows it'],
  ['bing', { SITE_ORIGIN: 'https://www.example.com' }, 'INDEXNOW_KEY is not set; choose 8 to 128'],
] as const)('%s with %j lacks something, and the sentence names it', (target, env, sentence) => {
  expect(() => readPushSettings(target, env)).toThrow(sentence);
});

test('with everything set the engine’s own address is used', () => {
  expect(readPushSettings('baidu', { SITE_ORIGIN: 'https://www.example.com/', BAIDU_PUSH_TOKEN: 'x' })).toEqual({
    origin: 'https://www.example.com',
    secret: 'x',
    endpoint: 'http://data.zz.baidu.com/urls',
  });
});

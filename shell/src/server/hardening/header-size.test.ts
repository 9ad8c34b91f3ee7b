import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { createServer } from '../http-server';

let app: FastifyInstance;

beforeAll(async () => {
  app = createServer({
    log: pino({ level: 'silent' }),
    trustedHops: false,
    headers: [['X-Content-Type-Options', 'nosniff']],
  });
  app.get('/*', () => 'a page');
  await app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(() => app.close());

/** The answer to one GET, with headers as they are given. */
function ask(address: string, headers: Record<string, string>): Promise<string> {
  const lines = Object.entries({ Host: 'x', Connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  socket.on('error', () => undefined);
  socket.write(`GET ${address} HTTP/1.1\r\n${lines.join('')}\r\n`);
  return new Promise((done) => socket.once('close', () => done(text)));
}

const kilobytes = (count: number) => 'x'.repeat(count * 1024);
const cookies = (count: number) =>
  Array.from({ length: count }, (_, index) => `sibling${index}=${kilobytes(1)}`).join('; ');

test.each([
  ['17 KB', 17],
  ['70 KB, which no longer are parsed', 70],
])(
  'F35: a visitor whose cookies were filled with %s is told to reload, and the cookies are gone then',
  async (_, count) => {
    const answer = await ask('/info/20001', { Cookie: cookies(count) });

    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(answer).toMatch(/\r\nclear-site-data: "cookies"\r\n/i);
    expect(answer).toMatch(/\r\ncache-control: no-store\r\n/i);
    expect(answer).toContain('请刷新页面');
  },
);

test.each([
  ['a long address', `/?q=${kilobytes(17)}`, { Cookie: cookies(1) }],
  ['a long address that cookies only complete', `/?q=${kilobytes(10)}`, { Cookie: cookies(8) }],
  ['an address just too long beside full cookies', `/?q=${kilobytes(3)}`, { Cookie: cookies(17) }],
  ['a long address that is no longer parsed', `/?q=${kilobytes(70)}`, { Cookie: cookies(1) }],
  ['a long address and cookies that are no longer parsed', `/?q=${kilobytes(3)}`, { Cookie: cookies(70) }],
  ['another long header', '/', { 'X-Long': kilobytes(17), Cookie: cookies(1) }],
  ['another long header without any cookie', '/', { 'X-Long': kilobytes(70) }],
])('F35: %s makes a request too large and logs nobody out', async (_, address, headers) => {
  const answer = await ask(address, headers);

  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  expect(answer).not.toMatch(/clear-site-data/i);
});

test('F35: cookies of 15 KB are answered as if there were none', async () => {
  expect(await ask('/', { Cookie: cookies(15) })).toMatch(/^HTTP\/1\.1 200 /);
});

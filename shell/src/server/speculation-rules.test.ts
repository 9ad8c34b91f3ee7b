import fastify from 'fastify';
import { rulesAddress, speculationRules } from './speculation-rules';

const app = fastify();
const page = '<!doctype html><title>页面</title>';

beforeAll(() => {
  speculationRules(app);
  app.get('/', (_, reply) => reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-cache').send(page));
  app.get('/canary', (_, reply) => reply.type('text/html').header('Cache-Control', 'private, no-store').send(page));
  app.get('/first', (_, reply) => reply.type('text/html').header('Set-Cookie', 'bucket=7').send(page));
  app.get('/missing', (_, reply) => reply.code(404).type('text/html').send(page));
  app.get('/v1/tree', (_, reply) => reply.send({ code: 0 }));
});
afterAll(() => app.close());

test('a page that everybody is shown names the rules', async () => {
  const { headers, body } = await app.inject('/');
  expect([headers['speculation-rules'], body]).toEqual([`"${rulesAddress}"`, page]);
});

test.each(['/canary', '/first', '/missing', '/v1/tree'])('%s names none', async (address) => {
  const { headers } = await app.inject(address);
  expect(headers).not.toHaveProperty('speculation-rules');
});

test('the rules are a file of their own type, for links to pages without a query', async () => {
  const { headers, body } = await app.inject(rulesAddress);
  expect(headers['content-type']).toMatch(/^application\/speculationrules\+json/);
  const { prefetch, prerender } = JSON.parse(body) as { prefetch: { eagerness: string }[]; prerender?: unknown };
  expect(prefetch.map(({ eagerness }) => eagerness)).toEqual(['moderate']);
  expect(prerender).toBeUndefined();
});

const ahead = { 'sec-purpose': 'prefetch' };

test('R13.18 what is of one visitor alone is not given before it is wanted, and no cookie with it', async () => {
  for (const url of ['/canary', '/first']) {
    const { statusCode, headers, body } = await app.inject({ url, headers: ahead });
    expect([statusCode, body, headers['cache-control']]).toEqual([503, '', 'no-store']);
    expect(headers).not.toHaveProperty('set-cookie');
    expect((await app.inject(url)).statusCode).toBe(200);
  }
});

test('what everybody is shown is', async () => {
  const { statusCode, body } = await app.inject({ url: '/', headers: ahead });
  expect([statusCode, body]).toEqual([200, page]);
});

import axios, { type AxiosError } from 'axios';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchAdapter } from './fetch-adapter';

let host: Server;
let seen: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[];
const client = axios.create({ adapter: fetchAdapter });

beforeAll(async () => {
  host = createServer((request, reply) => {
    seen.push(request);
    if (request.url?.startsWith('/never')) return;
    const status = request.url?.startsWith('/gone') ? 404 : 200;
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => reply.writeHead(status, { 'x-own': '7' }).end(JSON.stringify({ body })));
  });
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  client.defaults.baseURL = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
});

beforeEach(() => {
  seen = [];
});

afterAll(() => {
  host.closeAllConnections();
  host.close();
});

/** The error of a call that is to fail. */
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => new Error('it did not fail'),
    (error: AxiosError) => error,
  ) as Promise<AxiosError>;

test('a request is sent with its query, body and headers; the answer comes with status and headers', async () => {
  const { data, status, headers } = await client.post(
    '/x',
    { name: '王' },
    { params: { page: 2 }, headers: { 'X-Form': 'a' } },
  );
  expect([data, status, headers['x-own']]).toEqual([{ body: '{"name":"王"}' }, 200, '7']);
  const [{ method, url, headers: sent } = {}] = seen;
  expect([method, url, sent?.['x-form'], sent?.['content-type']]).toEqual([
    'POST',
    '/x?page=2',
    'a',
    'application/json',
  ]);
});

test('an answer with the status of an error fails with it', async () => {
  const { code, message, response } = await failureOf(client.get('/gone'));
  expect([code, message, response?.status, response?.data]).toEqual([
    'ERR_BAD_REQUEST',
    'Request failed with status code 404',
    404,
    { body: '' },
  ]);
});

test('what takes longer than it may is given up', async () => {
  const { code, message } = await failureOf(client.get('/never', { timeout: 30 }));
  expect([code, message]).toEqual(['ECONNABORTED', 'timeout of 30ms exceeded']);
});

test('what nobody wants any more is ended, and is no failure', async () => {
  const leaving = new AbortController();
  const call = failureOf(client.get('/never', { signal: leaving.signal }));
  leaving.abort();
  expect(axios.isCancel(await call)).toBe(true);
});

test('without a network it says so', async () => {
  const { code, message } = await failureOf(client.get('http://127.0.0.1:1/', { baseURL: '' }));
  expect([code, message]).toEqual(['ERR_NETWORK', 'Network Error']);
});

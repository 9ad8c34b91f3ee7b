import { createServer as createHost, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { readConfig } from '../../config';
import { callRoutes } from './call-routes';
import { createServer } from '../http-server';
import { headerSet, securityHeaders } from '../guard/security-headers';

let service: Server;
let received: IncomingHttpHeaders[];
let shell: FastifyInstance;

beforeEach(async () => {
  received = [];
  service = createHost((request, reply) => {
    received.push(request.headers);
    const own = {
      server: 'inner/1.0',
      'x-powered-by': 'inner',
      'content-security-policy': "script-src 'unsafe-inline'",
    };
    reply.writeHead(200, { 'content-type': 'application/json', 'keep-alive': 'timeout=5', ...own }).end('{"code":0}');
  });
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
});

afterEach(async () => {
  await shell.close();
  await new Promise((done) => service.close(done));
});

async function open(env: Record<string, string>): Promise<void> {
  const { port } = service.address() as AddressInfo;
  const config = readConfig({ ...env, API_PORT: String(port) });
  const headers = headerSet(config);
  shell = createServer({ log: pino({ level: 'silent' }), trustedHops: config.trustedHops, headers });
  securityHeaders(shell, config, headers);
  await callRoutes(shell, config);
}

const forwarded = '198.51.100.1, 203.0.113.9';

test.each([
  ['nobody', {}, '127.0.0.1'],
  ['one proxy in front', { TRUSTED_HOPS: '1' }, '203.0.113.9'],
  ['two proxies in front', { TRUSTED_HOPS: '2' }, '198.51.100.1'],
  ['the proxy at this address', { TRUSTED_HOPS: '127.0.0.0/8' }, '203.0.113.9'],
  ['a proxy at another address', { TRUSTED_HOPS: '192.0.2.1' }, '127.0.0.1'],
])('F33: believing %s, the limits of calls count by the right address', async (_, env, expected) => {
  await open(env);
  await shell.inject({ url: '/v1/x', headers: { 'x-forwarded-for': forwarded } });

  expect(received[0]?.['x-forwarded-for']).toBe(expected);
});

test('F33: other forwarded headers are not passed on', async () => {
  await open({});
  const forwardedHeaders = {
    forwarded: 'for=198.51.100.1',
    'x-real-ip': '198.51.100.1',
    'x-forwarded-host': 'evil.example',
  };
  await shell.inject({ url: '/v1/x', headers: { ...forwardedHeaders, 'x-lead-form': 'quick' } });

  expect(received[0]).toMatchObject({ 'x-lead-form': 'quick' });
  for (const name of Object.keys(forwardedHeaders)) expect(received[0]).not.toHaveProperty(name);
});

test('a service weakens no header of the site, and says nothing of itself or of its own connection', async () => {
  await open({});
  const { headers, body } = await shell.inject('/v1/x');

  expect(body).toBe('{"code":0}');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
  expect(headers['content-security-policy']).not.toContain('unsafe-inline');
  for (const name of ['server', 'x-powered-by', 'keep-alive']) expect(headers).not.toHaveProperty(name);
});

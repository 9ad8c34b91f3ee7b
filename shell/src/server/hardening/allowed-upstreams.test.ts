import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { Agent } from 'undici';
import { readConfig } from '../../config/config';
import { callRoutes } from '../calls/call-routes';
import { forwardCall } from '../calls/forward-call';
import { createUpstream } from '../calls/upstream';
import { type Resolve, AllowedUpstreams } from './allowed-upstreams';

const production = { SITE_ENV: 'prod', SITE_ORIGIN: 'https://www.example.com' };
const names: Record<string, string> = {
  'api.example.com': '203.0.113.9',
  'inside.example.com': '127.0.0.1',
  'metadata.example.com': '169.254.169.254',
};
const resolve: Resolve = async (name) => {
  const address = names[name];
  if (!address) throw new Error('ENOTFOUND');
  return [{ address, family: 4 }];
};

function upstreamsOf(upstream: string, env: Record<string, string> = production): AllowedUpstreams {
  const hosts = ['BASE_API_URL', 'LIVE_API_URL', 'CMS_API_URL', 'USER_URL', 'ADMIN_URL'];
  const all = Object.fromEntries(hosts.map((name) => [name, upstream]));
  return new AllowedUpstreams(readConfig({ ...env, ...all }), resolve);
}

test.each([
  'http://169.254.169.254',
  'http://127.0.0.1:8081',
  'http://2130706433',
  'http://0x7f.1',
  'http://10.1.2.3',
  'http://[::1]:8081',
  'http://[::ffff:10.0.0.1]',
  'http://inside.example.com',
  'http://metadata.example.com',
])('F34: production does not start on %s', async (upstream) => {
  await expect(upstreamsOf(upstream).check()).rejects.toThrow(`The upstream ${upstream} is refused: `);
});

test('F34: a host on the internet, one that is named as private, and one that does not resolve now are started on', async () => {
  await upstreamsOf('https://api.example.com').check();
  await upstreamsOf('http://unknown.example.com').check();
  await upstreamsOf('http://inside.example.com:8081', {
    ...production,
    PRIVATE_UPSTREAMS: 'inside.example.com',
  }).check();
  await upstreamsOf('http://127.0.0.1:8081', {}).check();
});

test('F34: where clouds keep credentials is refused in every environment, named or not', async () => {
  const env = { PRIVATE_UPSTREAMS: '169.254.169.254' };

  await expect(upstreamsOf('http://169.254.169.254', env).check()).rejects.toThrow(
    'where no service of the site can be',
  );
  await expect(upstreamsOf('http://metadata.example.com', {}).check()).rejects.toThrow('where no service');
});

const form = { report: () => undefined, path: '/ajax/x', contentType: 'application/json', body: '{}' } as const;

describe('F34 at run time', () => {
  let inner: Server;
  let port: number;
  let seen: number;
  let answer: [status: number, headers: Record<string, string>, body: string];

  beforeEach(async () => {
    seen = 0;
    answer = [200, { 'content-type': 'application/json' }, '{"code":0}'];
    inner = createServer((_, reply) => {
      seen += 1;
      reply.writeHead(answer[0], answer[1]).end(answer[2]);
    });
    await new Promise<void>((done) => inner.listen(0, '127.0.0.1', done));
    port = (inner.address() as AddressInfo).port;
  });

  afterEach(() => new Promise((done) => inner.close(done)));

  test('a name that starts to resolve to this machine later is not called', async () => {
    const base = `http://inside.example.com:${port}`;
    const { agentOptions } = upstreamsOf(base);
    const hosts = { base, live: base, cms: base, user: base, admin: base };
    const agent = new Agent(agentOptions);
    const shell = fastify();
    await callRoutes(shell, { hosts }, agentOptions);

    expect(
      await createUpstream(hosts, agentOptions)({ method: 'get', url: 'host:cms/v1/x', timeout: 0 }),
    ).toMatchObject({ ok: false, message: expect.stringContaining('an address of a private network') });
    expect(await forwardCall({ ...form, agent, host: base })).toBeUndefined();
    expect((await shell.inject('/v1/x')).statusCode).toBe(503);
    expect(seen).toBe(0);
    await Promise.all([shell.close(), agent.close()]);
  });

  test('an answer that leads to another address is followed nowhere and handed to nobody (F30)', async () => {
    const base = `http://127.0.0.1:${port}`;
    const { agentOptions } = upstreamsOf(base, {});
    const hosts = { base, live: base, cms: base, user: base, admin: base };
    const agent = new Agent(agentOptions);
    const shell = fastify();
    await callRoutes(shell, { hosts }, agentOptions);
    answer = [302, { location: 'http://169.254.169.254/latest', 'content-type': 'application/json' }, '{"secret":1}'];

    expect(
      await createUpstream(hosts, agentOptions)({ method: 'get', url: 'host:cms/v1/x', timeout: 0 }),
    ).toMatchObject({ ok: false, code: 'ERR_REDIRECT' });
    expect(await forwardCall({ ...form, agent, host: base })).toBeUndefined();
    const passed = await shell.inject('/v1/x');
    expect(passed.statusCode).toBe(503);
    expect(passed.headers).not.toHaveProperty('location');
    expect(passed.body).not.toContain('secret');
    expect(seen).toBe(3);
    await Promise.all([shell.close(), agent.close()]);
  });
});

test.each(['host:evil/v1/x', 'http://169.254.169.254/', 'host:cms@evil.example/', '//evil.example/'])(
  'F34: a call to %s names no configured host',
  async (url) => {
    const { hosts } = readConfig({});

    expect(await createUpstream(hosts)({ method: 'get', url, timeout: 0 })).toMatchObject({ code: 'ERR_UNKNOWN_HOST' });
  },
);

import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { createServer } from '../http-server';
import { createOperations } from '../health/operations-server';
import type { HealthSources } from '../health/health-routes';
import { refuseUnknownHosts } from './host-list';

const log = pino({ level: 'silent' });
let servers: Record<'visitors' | 'operators', FastifyInstance>;

beforeAll(async () => {
  const visitors = createServer({ log, trustedHops: false, headers: [] });
  refuseUnknownHosts(visitors, ['x']);
  visitors.get('/*', () => 'here');
  const config = { opsHost: 'x', allowedHosts: [] };
  const operators = createOperations(config, {} as HealthSources, { log, headers: [] });
  servers = { visitors, operators };
  for (const app of Object.values(servers)) await app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  for (const app of Object.values(servers)) await app.close();
});

type Who = keyof typeof servers;

/** The status of an answer to headers as they are given. */
async function statusOf(who: Who, headers: readonly string[]): Promise<number> {
  const socket = connect((servers[who].server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  socket.on('error', () => undefined);
  socket.write(`GET /-/live HTTP/1.1\r\n${['Host: x', ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  await new Promise((done) => socket.once('close', done));
  return Number(/^HTTP\/1\.1 (\d+) /.exec(text)?.[1]);
}

const fill = (count: number, value = '') => Array.from({ length: count }, (_, number) => `a${number}: ${value}`);

describe.each(['visitors', 'operators'] as const)('the server of %s', (who) => {
  test('F32: answers a hundred small headers', async () => {
    expect(await statusOf(who, fill(100))).toBe(200);
  });

  test.each([
    ['a second host', ['Host: other']],
    ['fifty kilobytes', fill(50, 'x'.repeat(1000))],
    ['nothing', []],
  ])('F32: refuses so many headers that %s behind them would be seen by no check', async (_, last) => {
    expect(await statusOf(who, [...fill(1001), ...last])).toBe(431);
  });

  test.each([
    ['Host', 'x'],
    ['hOST', 'other'],
    ['Content-Length', '0'],
    ['Content-Type', 'text/plain'],
    ['Origin', 'https://example.com'],
    ['Sec-Fetch-Site', 'none'],
    ['Authorization', 'Bearer a'],
  ])('F32: refuses a second %s', async (name, value) => {
    const line = `${name}: ${value}`;
    expect(await statusOf(who, /host/i.test(name) ? [line] : [line, line])).toBe(400);
  });
});

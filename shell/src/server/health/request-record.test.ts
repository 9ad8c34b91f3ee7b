import { Registry } from 'prom-client';
import { createServer } from '../http-server';
import { recordRequests } from './request-record';
import { createLog } from './service-log';

type Asking = { trustedHops?: number; headers?: Record<string, string> };

async function reported(
  url: string,
  { trustedHops, headers = {} }: Asking = {},
): Promise<{ line: Record<string, unknown>; metrics: string }> {
  const lines: string[] = [];
  const registry = new Registry();
  const app = createServer({
    log: createLog('info', { write: (line: string) => void lines.push(line) }),
    trustedHops: trustedHops ?? false,
    headers: [],
  });
  recordRequests(app, registry);
  app.get('/assets/*', async () => 'file');
  app.get('/*', async (request, reply) => {
    request.answeredBy = { route: '/help/helpSearch/:keyword?', release: 'mf-help@1.2.3' };
    return reply.code(503).send('busy');
  });
  await app.inject({ url, headers });
  await app.close();
  return { line: JSON.parse(lines[0] ?? '{}') as Record<string, unknown>, metrics: await registry.metrics() };
}

test('R11.21 a page is a line and a count of the section and version that answered it, by patterns', async () => {
  const { line, metrics } = await reported('/help/helpSearch/13800138000?name=13800138000');

  expect(line).toMatchObject({
    ...{ msg: 'answered', method: 'GET', route: '/help/helpSearch/:keyword?' },
    ...{ remote: 'mf-help', version: '1.2.3', status: 503, ms: expect.any(Number) },
  });
  expect(metrics).toContain('request_seconds_count{remote="mf-help",route="/*",status="5xx"} 1');
  expect(JSON.stringify(line) + metrics).not.toContain('13800138000');
});

test('what no section answers is the shell’s', async () => {
  const { line, metrics } = await reported('/assets/13800138000.js');

  expect(line).toMatchObject({ route: '/assets/*', remote: 'shell', status: 200 });
  expect(metrics).toContain('request_seconds_count{remote="shell",route="/assets/*",status="2xx"} 1');
});

const nginxId = '0af7651916cd43dd8448eb211c80319c';

test('R11.38 a line names the request as the proxy in front does, and takes no name from a visitor or of another shape', async () => {
  const through = { 'x-forwarded-for': '203.0.113.9' };
  const told32 = { ...through, 'x-request-id': nginxId };
  const spelt = { ...through, 'x-request-id': '13800138000' };

  expect((await reported('/', { trustedHops: 1, headers: told32 })).line.request).toBe(nginxId);
  expect((await reported('/', { headers: told32 })).line.request).toBeUndefined();
  expect((await reported('/', { trustedHops: 1, headers: spelt })).line.request).toBeUndefined();
});

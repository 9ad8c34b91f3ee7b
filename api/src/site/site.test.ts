import { FailingDatabase } from '../testing/failing-database';
import { type TestService, startTestService } from '../testing/test-service';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});

afterAll(() => service.close());

test.each([
  ['/open/v1/common/friend_link', [{ name: '示例友链', link: 'https://example.com/' }]],
  ['/open/v1/job/list', [expect.objectContaining({ slug: 'editor', duties: ['写'] })]],
  ['/open/v1/tool/list', [expect.objectContaining({ slug: 'sign-in', helpId: 10001 })]],
  ['/open/v1/pricing/plan', [expect.objectContaining({ slug: 'basic', price: 5980 })]],
  ['/open/v1/pricing/feature', [{ group: '开播能力', name: '手机开播', values: ['✓', '✓', '✓', '✓', '✓'] }]],
  [
    '/open/v1/pricing/add-ons',
    [
      { key: 'traffic', name: '流量包', price: 480, unit: '/ 1 TB', text: '一年内可用' },
      { key: 'viewers', name: '并发包', price: 900, unit: '/ 1,000 人·场', text: '单场生效' },
    ],
  ],
  [
    '/open/v1/facts?names=plan.basic.price,limit.delay,no.such',
    [
      { name: 'plan.basic.price', text: '¥5,980' },
      { name: 'limit.delay', text: '10 到 300 秒' },
    ],
  ],
  [
    '/open/v1/facts?names=limit.delay,security.network.rtmp.',
    [
      { name: 'limit.delay', text: '10 到 300 秒' },
      { name: 'security.network.rtmp.name', text: '推流' },
      { name: 'security.network.rtmp.ports', text: 'TCP 1935' },
    ],
  ],
  ['/open/v1/download/list', [expect.objectContaining({ slug: 'studio-windows', version: '1.0.0' })]],
  ['/open/v1/pricing/faq', [{ ask: '问', answer: '答' }]],
  [
    '/open/v1/home/banner',
    [{ id: 50001, link: '/home/marketing/50001', title: '横幅', text: '一句话', scene: 'phone' }],
  ],
  ['/open/v1/media/list', [expect.objectContaining({ id: 60102 }), expect.objectContaining({ id: 60101 })]],
])('R3.31 R3.32 R7.45 R10.19–25 R10.92 R10.93 %s answers its list', async (url, list) => {
  expect(await service.get(url)).toMatchObject({ status: 200, body: { code: 0, data: { list } } });
});

test('R10.26 the content revision is served', async () => {
  const { body } = await service.get('/open/v1/content/revision');

  expect(body).toMatchObject({ data: { revision: 1, importedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) } });
});

test('liveness and readiness answer', async () => {
  expect((await service.get('/-/live')).status).toBe(200);
  expect((await service.operate('/-/ready')).body).toEqual({ status: 'ready', warnings: [] });
});

test('R11.17 F13: while the database does not answer the service stays ready, since it books leads, and says so', async () => {
  const database = new FailingDatabase(service.database);
  const cut = await startTestService({ database, content: false });
  database.isDown = true;

  expect(await cut.operate('/-/ready')).toMatchObject({
    status: 200,
    body: { status: 'ready', warnings: [expect.stringContaining('The database does not answer')] },
  });
  expect((await cut.operate('/-/live')).status).toBe(200);
  database.isDown = false;
  await cut.close();
});

test.each(['/-/ready', '/metrics', '/docs', '/docs/openapi.json'])('a caller is told nothing of %s', async (url) => {
  expect((await service.get(url)).status).toBe(404);
});

test('a page that led a name of its own to this machine reads nothing of it', async () => {
  expect((await service.operate('http://evil.example:8083/metrics')).status).toBe(421);
  expect((await service.operate('http://127.0.0.1:8083/metrics')).status).toBe(200);
  expect((await service.operate('http://[::1]:8083/-/ready')).status).toBe(200);
});

test('metrics contain routes and no URLs', async () => {
  await service.get('/open/v1/case/detail?id=41001&visitor=13800138000');
  const { text } = await service.operate('/metrics');

  expect(text).toContain('route="/open/v1/case/detail"');
  expect(text).not.toContain('13800138000');
});

test('the documentation lists every call and is absent in production', async () => {
  const docs = await service.operate('/docs/openapi.json');
  const paths = Object.keys((docs.body as { paths: object }).paths);
  const production = await startTestService({
    database: service.database,
    config: { siteEnv: 'prod' },
    content: false,
  });

  expect(paths).toEqual(
    expect.arrayContaining(['/ajax/QuickRequirement', '/liveajax/GetHelpArticle', '/open/v1/search']),
  );
  expect((await service.operate('/docs')).text).toContain('/VZCollege/articleinfo');
  expect((await production.operate('/docs')).status).toBe(404);
  await production.close();
});

test('CORS allows only the origins of the site', async () => {
  const own = await startTestService({
    ...{ database: service.database, content: false },
    config: { siteOrigins: ['https://www.example.com'] },
  });
  const ask = (origin: string) => own.call({ method: 'OPTIONS', url: '/ajax/QuickRequirement', headers: { origin } });

  expect((await ask('https://www.example.com')).headers['access-control-allow-origin']).toBe('https://www.example.com');
  expect((await ask('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined();
  await own.close();
});

test('R11.15 where replicas answer reads, a new revision is told when every process has noticed it', async () => {
  const reads = new FailingDatabase(service.database);
  const replicated = await startTestService({ database: service.database, reads, content: false });
  const reported = async () => (await replicated.get('/open/v1/content/revision')).body;
  const imported = (ago: string) =>
    service.database.script(`update content_revision set revision = 9, imported_at = now() - interval '${ago}'`);
  await imported('1 second');
  expect(await reported()).toMatchObject({ data: { revision: 8 } });
  await imported('3 seconds');

  expect(await reported()).toMatchObject({ data: { revision: 9 } });
  await replicated.close();
});

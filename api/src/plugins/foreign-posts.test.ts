import { type TestService, startTestService } from '../testing/test-service';

const own = 'https://www.example.com';
let service: TestService;

beforeAll(async () => {
  service = await startTestService({ content: false, config: { siteOrigins: [own] } });
});

afterAll(() => service.close());

const lead = { name: '王女士', phone: '13800138000' };
const writing = [
  ['/ajax/QuickRequirement', lead],
  ['/ajax/SaveRequirement', lead],
  ['/VZlive/Savequirement', lead],
  ['/liveajax/HelpArticleFeedback', { articleId: 10001, islike: 1 }],
  ['/open/v1/track', {}],
  ['/liveajax/LogCollect', { logInfo: '{"title":"x"}' }],
] as const;

test.each(writing)('F26: %s refuses a form of another site before it reads it', async (url, body) => {
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site' },
  ] as Record<string, string>[]) {
    expect(await service.post(url, body, headers)).toMatchObject({ status: 403 });
  }
  expect(await service.database.query('select 1 from lead')).toEqual([]);
  expect((await service.operate('/metrics')).text).toMatch(/site_foreign_posts_total [1-9]/);
});

test.each([
  ['a page of the site on its own host', { origin: own, 'sec-fetch-site': 'same-site' }],
  [
    'the shell, which says what host its page was asked by',
    { origin: 'http://shell:8080', 'x-forwarded-host': 'shell:8080' },
  ],
  ['WebKit, which tells no origin in what it sends by itself', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  ['a program without a page', {}],
])('%s posts', async (_who, headers) => {
  const answer = await service.post('/ajax/QuickRequirement', lead, headers as Record<string, string>);

  expect(answer).toMatchObject({ status: 200, body: { isok: true } });
});

test('the host that a stranger names is not believed', async () => {
  const strict = await startTestService({
    database: service.database,
    content: false,
    config: { trustedProxies: ['10.0.0.1'] },
  });
  const headers = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' };

  expect((await strict.post('/ajax/QuickRequirement', lead, headers)).status).toBe(403);
  await strict.close();
});

import { type TestService, startTestService } from '../testing/test-service';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});

afterAll(() => service.close());

const suggest = (headers: Record<string, string>) =>
  service.call({ method: 'GET', url: '/open/v1/search/suggest?q=zzzz', headers });

async function statuses(count: number, headers: Record<string, string>): Promise<number[]> {
  const found: number[] = [];
  for (let number = 0; number < count; number++) found.push((await suggest(headers)).status);
  return found;
}

test('F26: a network searches 240 times a minute, then 429 with Retry-After; another one and the shell go on', async () => {
  const flood = { 'x-forwarded-for': '203.0.113.1' };
  expect(new Set(await statuses(240, flood))).toEqual(new Set([200]));
  const refused = await suggest(flood);

  expect(refused).toMatchObject({ status: 429, body: { code: 429, msg: '搜索过于频繁，请稍后再试' } });
  expect(refused.headers['retry-after']).toBe('5');
  expect((await suggest({ 'x-forwarded-for': '203.0.113.2' })).status).toBe(200);
  expect((await service.get('/open/v1/job/list')).status).toBe(200);
  expect(new Set(await statuses(250, {}))).toEqual(new Set([200]));
});

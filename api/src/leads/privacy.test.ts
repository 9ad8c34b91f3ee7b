import { FailingDatabase } from '../testing/failing-database';
import { openTestDatabase } from '../testing/test-database';
import { type TestService, startTestService } from '../testing/test-service';

let service: TestService;
let database: FailingDatabase;

beforeAll(async () => {
  database = new FailingDatabase(await openTestDatabase());
  service = await startTestService({ database, content: false });
});

afterAll(async () => {
  await service.close();
  await database.close();
});

const name = '欧阳不可见';
const phone = '13912345678';

test('no name and no phone number reaches a log, a metric or a response, whatever fails', async () => {
  const body = { name, phone, requirement: `请找${name}` };
  await service.post('/ajax/QuickRequirement', body);
  await service.post('/ajax/QuickRequirement', { ...body, phone: `${phone}0` });
  await service.call({ method: 'POST', url: `/VZlive/Savequirement?${new URLSearchParams(body)}` });
  await service.get(`/nowhere/${phone}?name=${encodeURIComponent(name)}`);
  await service.post('/liveajax/LogCollect', {
    logInfo: JSON.stringify({
      title: 'x',
      url: `/a?phone=${phone}`,
      payload: body,
      message: `对 ${phone} 失败`,
      responseData: { list: [{ name, contact: phone }] },
    }),
  });
  database.isDown = true;
  await service.post('/ajax/QuickRequirement', { ...body, requirement: '再来' });
  await service.get(`/open/v1/search?q=${encodeURIComponent(name)}`);
  database.isDown = false;
  const { text: metrics } = await service.operate('/metrics');
  const all = [...service.logLines, metrics].join('\n');

  expect(all).not.toContain(name);
  expect(all).not.toContain(phone);
  expect(all).not.toContain(encodeURIComponent(name));
  expect(all).toContain('the call failed');
});

test('F36: the log endpoint masks, rejects invalid reports, and is rate-limited', async () => {
  const report = (logInfo: string) => service.post('/liveajax/LogCollect', { logInfo });

  expect((await report('[]')).status).toBe(400);
  expect((await report('{"title":')).status).toBe(400);
  expect((await report(`{"title":"${'x'.repeat(9_000)}"}`)).status).toBe(400);
  const before = service.logLines.filter((line) => line.includes('a browser reported')).length;
  const answers = await Promise.all(Array.from({ length: 200 }, () => report('{"title":"x"}')));
  const lines = service.logLines.filter((line) => line.includes('a browser reported'));

  expect(answers.some(({ status }) => status === 204)).toBe(true);
  expect(lines.length - before).toBeLessThanOrEqual(20);
});

test('a failed call reveals no internals', async () => {
  database.isDown = true;
  const answer = await service.get('/open/v1/job/list');
  database.isDown = false;

  expect(answer).toMatchObject({ status: 503, body: { code: 503, msg: '服务暂时不可用，请稍后再试' } });
  expect(answer.headers['retry-after']).toBe('5');
});

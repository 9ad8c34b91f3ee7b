import { trackedActions } from '@site/shared/contract/score-table';
import { countedActions } from '@site/shared/contract/tracking';
import { type TestService, startTestService } from '../testing/test-service';
import { listTracking } from './tracking.repository';

let service: TestService;

beforeAll(async () => {
  service = await startTestService({ content: false });
});

afterAll(() => service.close());

function event(overrides: object = {}): object {
  const { code, score, maxScore } = trackedActions.pricePage;
  const fixed = { action_id: 'a1', type: 'view', action: '价格页', action_code: code, score, max_score: maxScore };
  return { ...fixed, open_flag: 1, ...overrides };
}

test('R10.29 events are counted by day and action, with the remaining score', async () => {
  await service.post('/open/v1/track', event());
  await service.post('/open/v1/track', event());
  const answer = await service.post('/open/v1/track', event({ score: 0 }));

  expect(answer.body).toEqual({ code: 0, msg: 'ok', data: null });
  const rows = await service.database.query('select action_code, type, events::int, score::int from tracking_count');
  expect(rows).toEqual([{ action_code: 'price_page', type: 'view', events: 3, score: 2 }]);
});

test('count-only events have no score; the rows match the contract', async () => {
  for (const { code, type, action, id } of Object.values(countedActions)) {
    const body = { action_id: id, type, action, action_code: code, score: 0, max_score: 0, open_flag: 1 };
    expect((await service.post('/open/v1/track', body)).status).toBe(200);
  }
  const counts = await listTracking(service.database, '2000-01-01');
  expect(counts).toContainEqual({
    day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    actionCode: 'help_search',
    type: 'event',
    events: 1,
    score: 0,
  });
  const refused = event({ action_code: 'help_search', score: 5, max_score: 0 });
  expect((await service.post('/open/v1/track', refused)).status).toBe(400);
});

test.each([
  [{ action_code: 'made_up' }, '参数 action_code 不在评分表中'],
  [{ score: 99 }, '参数 score 应为 1 或 0'],
  [{ max_score: 9 }, '参数 max_score 应为 3'],
  [{ open_flag: 0 }, '参数 open_flag 应为 1，未启用的行为不上报'],
  [{ type: 'hover' }, '参数 type 应为 view、click、event 之一'],
  [{ action_id: undefined }, '缺少参数 action_id'],
])('an event with %o is refused', async (overrides, msg) => {
  expect(await service.post('/open/v1/track', event(overrides))).toMatchObject({ status: 400, body: { msg } });
});

test('one address cannot flood the counters: what is above its limit is dropped and counted', async () => {
  const seen = new Set<number>();
  // A few at a time: many at once are a busy service's 503 on a slow machine.
  for (let sent = 0; sent < 150; sent += 5) {
    const answers = await Promise.all(Array.from({ length: 5 }, () => service.post('/open/v1/track', event())));
    for (const { status } of answers) seen.add(status);
  }
  expect(seen).toEqual(new Set([200, 204]));
  expect((await service.operate('/metrics')).text).toMatch(/site_limited_total\{call="track-event"\} \d+/);
});

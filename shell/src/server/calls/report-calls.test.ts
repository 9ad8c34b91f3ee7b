import type { DataAnswer, DataRequest, WorkerCall } from '../../render/pages/worker-messages';
import { ReportCalls, reportsOfPage, reportsOfSection } from './report-calls';

const report: WorkerCall = {
  ...{ remote: 'mf-help', call: 'log-collect', method: 'post', url: 'host:live/liveajax/LogCollect', reference: 'a1' },
  ...{ contentType: 'application/json', body: '{"logInfo":"{}"}', timeout: 10_000 },
};
const taken: DataAnswer = { ok: true, status: 200, body: { code: 0, msg: 'ok', data: null } };

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

function setUp(answer: DataAnswer = taken) {
  const sent: DataRequest[] = [];
  const warned: string[] = [];
  const reports = new ReportCalls(
    async (request) => {
      sent.push(request);
      return answer;
    },
    (remote) => warned.push(remote),
  );
  const send = (change: Partial<WorkerCall> = {}, remote = 'mf-help') =>
    reports.answer({ ...report, ...change }, remote);
  return { send, sent, warned };
}

test('a report is passed on as its call is defined, without being declared', async () => {
  const { send, sent } = setUp();
  expect(await send({ headers: { cookie: 'a=b' } })).toEqual(taken);
  expect(sent).toEqual([
    {
      ...{ method: 'post', url: 'host:live/liveajax/LogCollect', body: '{"logInfo":"{}"}' },
      ...{ contentType: 'application/json', timeout: 5000 },
    },
  ]);
});

test.each<[string, Partial<WorkerCall>]>([
  ['to a lead form', { url: 'host:base/ajax/QuickRequirement' }],
  ['to another host', { url: 'host:cms/liveajax/LogCollect' }],
  ['with a query', { url: `${report.url}?a=1` }],
  ['by another method', { method: 'get' }],
])('attack: a report %s goes nowhere, and counts against the version', async (_, change) => {
  const { send, sent } = setUp();
  expect(await send(change)).toMatchObject({ ok: false, code: 'ERR_UNDECLARED_CALL' });
  expect(sent).toEqual([]);
});

test.each<[string, Partial<WorkerCall>]>([
  ['a lead in it', { body: '{"logInfo":"{}","phone":"13800138000"}' }],
  ['too long a text', { body: JSON.stringify({ logInfo: 'x'.repeat(9000) }) }],
  ['no text', { body: '{"logInfo":{}}' }],
  ['no JSON', { body: 'logInfo' }],
  ['nothing', { body: '' }],
  ['5,000 nested lists', { body: '['.repeat(5000) }],
  ['a form', { body: 'logInfo=x', contentType: 'application/x-www-form-urlencoded' }],
])('a report with %s goes nowhere', async (_, change) => {
  const { send, sent } = setUp();
  expect(await send(change)).toMatchObject({ ok: false, code: 'ERR_REPORT' });
  expect(sent).toEqual([]);
});

test('of one page a few reports are passed on, of one section some in a minute, and operators are warned once', async () => {
  const { send, sent, warned } = setUp();
  for (let turn = 0; turn < 20; turn += 1) await send();
  expect(sent).toHaveLength(reportsOfPage);
  for (let page = 0; page < 500; page += 1) await send({ reference: `page ${page}` });
  expect(sent.length).toBeLessThanOrEqual(reportsOfSection);
  expect(warned).toEqual(['mf-help']);

  const before = sent.length;
  expect(await send({}, 'mf-info')).toEqual(taken);
  jest.setSystemTime(1_000_000 + 61_000);
  expect(await send()).toEqual(taken);
  expect(sent).toHaveLength(before + 2);
});

test('an answer to a report is held against its schema as any other is', async () => {
  for (const body of [{ code: 0, data: { list: [] } }, { code: 5 }, [], {}])
    expect(await setUp({ ok: true, status: 200, body }).send()).toMatchObject({ code: 'ERR_BAD_REPORT_ANSWER' });
});

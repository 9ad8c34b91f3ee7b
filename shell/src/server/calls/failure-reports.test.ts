import { listFriendLinks } from '@site/shared/calls/friend-links';
import type { DataAnswer, DataRequest } from '../../render/pages/worker-messages';
import { DataCache } from './data-cache';
import { failureReports, mostReports, reportingUpstream } from './failure-reports';
import { readOwn } from './own-call';
import type { ReadRule } from './read-rule';

const listed: DataAnswer = { ok: true, status: 200, body: { code: 0, data: { list: [] } } };
const down: DataAnswer = { ok: true, status: 500, body: { msg: '打 13800138000' } };

/** The service with one answer to everything, and what it was asked. */
function setUp(...answers: [DataAnswer, ...DataAnswer[]]) {
  const asked: DataRequest[] = [];
  const plain = async (call: DataRequest) => {
    asked.push(call);
    if (call.url.endsWith('LogCollect')) return listed;
    return (answers.length > 1 ? answers.shift() : answers[0]) ?? down;
  };
  const report = failureReports(plain);
  const data = new DataCache({ upstream: reportingUpstream(plain, report), report });
  const reports = () =>
    asked
      .filter(({ url }) => url === 'host:live/liveajax/LogCollect')
      .map(({ body = '' }) => JSON.parse(JSON.parse(body).logInfo) as Record<string, unknown>);
  return { data, report, reports };
}

test('R7.6 a request for what stands on every page that fails is told to the log once, with the fields of the specification', async () => {
  const { data, reports } = setUp(down);
  expect(await readOwn(data, listFriendLinks, {})).toBeUndefined();

  expect(reports()).toEqual([
    {
      title: '接口请求失败',
      message: 'Request failed with status code 500',
      url: '/open/v1/common/friend_link',
      payload: {},
      status: 500,
      statusText: 'Internal Server Error',
      responseData: '{"msg":"打 138****8000"}',
    },
  ]);
});

test.each([
  ['The operation was aborted due to timeout', 'timeout of 800ms exceeded'],
  ['connect ECONNREFUSED', 'Network Error'],
])('without an answer the report says why: %s', async (message, reason) => {
  const { data, reports } = setUp({ ok: false, code: 'ERR_NETWORK', message });
  await readOwn(data, listFriendLinks, {}, 800);

  expect(reports()).toMatchObject([{ message: reason, status: 0, responseData: '' }]);
});

test('what a section asks is told by its own client, and what was answered is told by nobody', async () => {
  const failing = setUp(down);
  await failing.data.fresh({ method: 'get', url: 'host:cms/open/v1/common/friend_link', timeout: 800 });
  const answered = setUp({ ok: true, status: 200, body: { code: 0, data: { list: [] } } });
  await readOwn(answered.data, listFriendLinks, {});

  expect([...failing.reports(), ...answered.reports()]).toEqual([]);
});

const readList: DataRequest = { method: 'get', url: 'host:cms/open/v1/tool/list?size=3', timeout: 800 };
const list: ReadRule = { freshFor: 0, accepts: (body) => Array.isArray((body as { list?: unknown }).list) };
const rows: DataAnswer = { ok: true, status: 200, body: { list: [] } };

test.each<[string, DataAnswer, object]>([
  ['500', down, { status: 500, statusText: 'Internal Server Error', payload: { size: '3' } }],
  ['nobody', { ok: false, code: 'ERR_NETWORK', message: 'refused' }, { status: 0, message: 'Network Error' }],
  [
    'another code than 0',
    { ok: true, status: 200, body: { code: 7 } },
    { status: 200, statusText: 'OK', message: 'the answer of host:cms/open/v1/tool/list has the code 7' },
  ],
  [
    'no list',
    { ok: true, status: 200, body: { code: 0 } },
    { status: 200, message: 'the answer of host:cms/open/v1/tool/list does not have the declared shape' },
  ],
])('R7.6 a failure that an older answer stands in for is told once, whoever asks: %s', async (_, failing, reported) => {
  const { data, reports } = setUp(rows, failing);
  await data.answer(readList, list);
  expect(reports()).toEqual([]);
  const answers = await Promise.all([data.answer(readList, list), data.answer(readList, list)]);

  expect(answers).toEqual([
    { ...rows, stale: true },
    { ...rows, stale: true },
  ]);
  expect(reports()).toEqual([expect.objectContaining({ url: '/open/v1/tool/list', ...reported })]);
});

test('a request that was not made, because it failed before, is told no more', async () => {
  const { data, reports } = setUp(rows, down);
  for (let turn = 0; turn < 5; turn += 1) await data.answer(readList, list);

  expect(reports()).toHaveLength(2);
});

test('R7.6 an answer that the shell itself cannot use is told', async () => {
  const { data, reports } = setUp({ ok: true, status: 200, body: { code: 7, data: { list: [] } } });
  await readOwn(data, listFriendLinks, {});

  expect(reports()).toMatchObject([{ url: '/open/v1/common/friend_link', status: 200 }]);
});

test('an outage is not told without end, and nothing that a visitor typed is told', () => {
  const { report, reports } = setUp(down);
  const payload = { name: '陈经理', phone: '13800138000', requirement: '微信 13800138000' };
  for (let turn = 0; turn < mostReports + 10; turn += 1)
    report({ url: '/ajax/QuickRequirement', payload, status: 503, timeout: 10_000 });

  expect(reports()).toHaveLength(mostReports);
  expect(reports()[0]?.payload).toEqual({ name: '***', phone: '138****8000', requirement: '微信 138****8000' });
});

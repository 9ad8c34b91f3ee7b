/** @jest-environment jsdom */
import { postReport } from './post-report';

/** The report that is posted of a failure. */
function reportOf(failure: Parameters<typeof postReport>[0]): unknown {
  const posted: string[] = [];
  window.fetch = async (address, init) => {
    posted.push(`${address} ${init?.body}`);
    throw new TypeError('Failed to fetch');
  };
  postReport(failure);
  const [address, ...body] = posted[0]?.split(' ') ?? [];
  return { address, ...JSON.parse((JSON.parse(body.join(' ')) as { logInfo: string }).logInfo) };
}

test('R7.9 a report has the fields of the specification: nothing personal, and every other field in its own type', () => {
  const payload = { name: '陈经理', phone: '13800138000', IsSend: 0, committype: 2 };
  const data = { msg: '网关错误', contactName: '陈经理' };

  expect(reportOf({ url: '/ajax/QuickRequirement', payload, status: 502, statusText: 'Bad Gateway', data })).toEqual({
    address: '/liveajax/LogCollect',
    title: '接口请求失败',
    message: 'Request failed with status code 502',
    url: '/ajax/QuickRequirement',
    payload: { name: '***', phone: '138****8000', IsSend: 0, committype: 2 },
    status: 502,
    statusText: 'Bad Gateway',
    responseData: '{"msg":"网关错误","contactName":"***"}',
  });
});

test.each([
  [10_000, 'timeout of 10000ms exceeded'],
  [0, 'Network Error'],
])('without an answer within %j ms it says why', (timeout, words) => {
  expect(reportOf({ url: '/x', payload: {}, status: 0, timeout })).toMatchObject({ message: words, status: 0 });
});

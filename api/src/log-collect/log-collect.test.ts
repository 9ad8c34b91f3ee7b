import { eachLeadField, leadFieldKeys } from '@site/shared/contract/lead-fields';
import { type TestService, startTestService } from '../testing/test-service';

const posts = 5_000;
const mostBytes = (posts / 10_000) * 1024 * 1024;
const phone = '13912345678';

let service: TestService;

beforeAll(async () => {
  service = await startTestService({ content: false });
});

afterAll(() => service.close());

const text = `对 ${phone} 失败\u0001\ud800"`;
const shapes = [
  { title: text, url: `/a/${phone}?phone=${phone}`, message: text, responseData: text.repeat(200) },
  { title: text.repeat(60), url: `/${text.repeat(60)}`, status: text.repeat(60), payload: { note: text } },
  {
    title: 'x',
    url: '/a',
    payload: Object.fromEntries(Array.from({ length: 40 }, (_, key) => [`k${key}`, '长'.repeat(190)])),
  },
];

/** A report of the maximum size. */
function report(number: number) {
  const logInfo = JSON.stringify(shapes[number % shapes.length]);
  const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  return service.post('/liveajax/LogCollect', { logInfo }, { 'x-forwarded-for': address });
}

test('R7.7 F36: thousands of reports in a minute, from one address and from many, grow the log by less than 1 MB for 10,000', async () => {
  const statuses = new Map<number, number>();
  for (let number = 0; number < posts; number += 1) {
    const { status } = await report(number % 4 === 0 ? 7 : number);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  const bytes = service.logLines.reduce((sum, line) => sum + Buffer.byteLength(line), 0);

  expect([...statuses.keys()].toSorted()).toEqual([200, 204]);
  expect((await service.operate('/metrics')).text).toMatch(/site_limited_total\{call="log-collect"\} \d{4}/);
  expect(bytes).toBeLessThan(mostBytes);
  expect(service.logLines.join('')).not.toContain(phone);
  expect(service.logLines.length).toBeGreaterThan(100);
  for (const line of service.logLines) expect(() => JSON.parse(line)).not.toThrow();
});

test('F36: an address reports twenty times a minute; what it says above that is dropped, and another one is heard', async () => {
  const logInfo = JSON.stringify(shapes[2]);
  const from = (address: string) =>
    service.post('/liveajax/LogCollect', { logInfo }, { 'x-forwarded-for': address }).then(({ status }) => status);
  const statuses: number[] = [];
  for (let turn = 0; turn < 25; turn += 1) statuses.push(await from('203.0.113.77'));
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.slice(20)).toEqual(Array(5).fill(204));
  expect(await from('198.51.100.77')).toBe(200);
});

test('a line says which call failed, how, and the names of the fields that it has', async () => {
  service.logLines.length = 0;
  const logInfo = {
    ...{ title: '接口请求失败', message: 'Request failed with status code 503', url: '/ajax/QuickRequirement?a=1' },
    ...{ payload: { ...eachLeadField(() => '甲乙丙'), userName: '甲', 13912345678: 1 }, status: 503, statusText: 'x' },
    responseData: JSON.stringify({ code: 503, msg: '甲乙丙' }),
  };
  const headers = { 'x-forwarded-for': '203.0.113.200' };
  jest.useFakeTimers({
    now: Date.now() + 61_000,
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout'],
  });
  await service.post('/liveajax/LogCollect', { logInfo: JSON.stringify(logInfo) }, headers);
  jest.useRealTimers();

  expect(JSON.parse(service.logLines[0] ?? '')).toMatchObject({
    msg: 'a browser reported a failed request',
    failedRequest: {
      ...{ call: 'lead-quick', status: 503, reason: 'status', fields: leadFieldKeys, answer: 'json', code: 503 },
    },
  });
});

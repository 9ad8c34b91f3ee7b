import { eachLeadField } from '@site/shared/contract/lead-fields';
import { type TestService, startTestService } from '../testing/test-service';
import { maskFailedRequest } from './failed-request';

const posts = 10_000;
const megabyte = 1024 * 1024;
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

test('F36: 10,000 reports in a minute, from one address and from many, grow the log by less than 1 MB', async () => {
  const statuses = new Map<number, number>();
  for (let number = 0; number < posts; number += 1) {
    const { status } = await report(number % 4 === 0 ? 7 : number);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  const bytes = service.logLines.reduce((sum, line) => sum + Buffer.byteLength(line), 0);

  expect([...statuses.keys()].toSorted()).toEqual([200, 429]);
  expect(bytes).toBeLessThan(megabyte);
  expect(service.logLines.join('')).not.toContain(phone);
  expect(service.logLines.filter((line) => line.includes('isShortened')).length).toBeGreaterThan(0);
  for (const line of service.logLines) expect(() => JSON.parse(line)).not.toThrow();
});

test('no field of a lead reaches the log, however its name is spelled', () => {
  const { payload } = maskFailedRequest({ payload: { lead: eachLeadField(() => '甲乙丙'), Phone: phone } });

  expect(payload).toEqual({ lead: eachLeadField(() => '***'), Phone: '***' });
});

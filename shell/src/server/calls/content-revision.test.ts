import type { DataAnswer } from '../../render/pages/worker-messages';
import { pollInterval, unsupportedPollInterval, ContentRevision } from './content-revision';

const revision = (number: unknown): DataAnswer => ({ ok: true, status: 200, body: { data: { revision: number } } });
const down: DataAnswer = { ok: false, code: 'ERR_NETWORK', message: 'refused' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp(first: DataAnswer) {
  const host = { answer: first, requests: 0 };
  const renewedAt: number[] = [];
  const content = new ContentRevision({
    fetch: async () => {
      host.requests += 1;
      return host.answer;
    },
    refresh: async () => void renewedAt.push(content.current),
  });
  return { host, content, renewedAt };
}

test('new content is known a second later, after the cached data is refreshed', async () => {
  const { host, content, renewedAt } = setUp(revision(3));
  await content.start();
  expect(content.current).toBe(3);

  host.answer = revision(4);
  await jest.advanceTimersByTimeAsync(pollInterval);
  expect(content.current).toBe(4);
  expect(renewedAt).toEqual([0, 3]);

  await jest.advanceTimersByTimeAsync(5 * pollInterval);
  expect(renewedAt).toHaveLength(2);
  content.stop();
});

test.each([
  ['does not answer', down],
  ['answers 503', { ok: true, status: 503, body: { data: { revision: 9 } } } as const],
  ['answers no number', revision('9')],
])('while the api %s the known revision stays', async (_, answer) => {
  const { host, content } = setUp(revision(3));
  await content.start();
  host.answer = answer;
  await jest.advanceTimersByTimeAsync(3 * pollInterval);
  expect(content.current).toBe(3);
  expect(host.requests).toBe(4);
  content.stop();
});

test.each([
  ['is silent', down],
  ['has a proxy that answers for it', { ok: true, status: 502, body: {} } as const],
])('operators are told for how long a service %s, until it answers', async (_, none) => {
  const { host, content } = setUp(revision(3));
  await content.start();
  expect(content.silentSeconds).toBe(0);
  host.answer = none;
  await jest.advanceTimersByTimeAsync(12 * pollInterval);
  expect(content.silentSeconds).toBe(11);

  host.answer = revision(3);
  await jest.advanceTimersByTimeAsync(pollInterval);
  expect(content.silentSeconds).toBe(0);
  content.stop();
});

test('an older database put back in place is other content too', async () => {
  const { host, content } = setUp(revision(9));
  await content.start();
  host.answer = revision(2);
  await jest.advanceTimersByTimeAsync(pollInterval);
  expect(content.current).toBe(2);
  content.stop();
});

test('a host without content revisions is polled once a minute, and never after the stop', async () => {
  const { host, content } = setUp({ ok: true, status: 404, body: {} });
  await content.start();
  await jest.advanceTimersByTimeAsync(unsupportedPollInterval - 1);
  expect(host.requests).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(host.requests).toBe(2);
  content.stop();
  await jest.advanceTimersByTimeAsync(2 * unsupportedPollInterval);
  expect(host.requests).toBe(2);
});

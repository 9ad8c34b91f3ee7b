import { measuresOf, roundTrip, verdictOf } from './network-measures';

test('the delay is the middle trip, so that one slow trip does not spoil it', () => {
  expect(measuresOf([40, 42, 41, 900, 40])).toMatchObject({ delay: 41, lost: 0 });
});

test('the jitter is the mean step between two trips in a row', () => {
  expect(measuresOf([40, 60, 40, 60])).toMatchObject({ jitter: 20 });
});

test('failed trips are counted and measure nothing', () => {
  expect(measuresOf([undefined, 50, undefined])).toEqual({ delay: 50, jitter: 0, lost: 2 });
  expect(measuresOf([undefined])).toEqual({ delay: 0, jitter: 0, lost: 1 });
});

test.each([
  [{ delay: 80, jitter: 30, lost: 0 }, 'good'],
  [{ delay: 81, jitter: 5, lost: 0 }, 'usable'],
  [{ delay: 40, jitter: 31, lost: 0 }, 'usable'],
  [{ delay: 40, jitter: 5, lost: 1 }, 'usable'],
  [{ delay: 201, jitter: 5, lost: 0 }, 'poor'],
  [{ delay: 40, jitter: 5, lost: 2 }, 'poor'],
])('%j is %s', (measures, verdict) => {
  expect(verdictOf(measures)).toBe(verdict);
});

test('a trip that fails has no time', async () => {
  expect(await roundTrip('/a', () => Promise.reject(new Error('offline')))).toBeUndefined();
  expect(await roundTrip('/a', async () => new Response())).toBeGreaterThanOrEqual(0);
});

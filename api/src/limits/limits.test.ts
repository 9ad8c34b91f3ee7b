import { networkOf } from './client-address';
import { SlidingLimit } from './sliding-limit';

test('a limit holds for any sliding window, not only from minute to minute', () => {
  const limit = new SlidingLimit(2, 60_000);
  limit.add('a', 50_000);
  limit.add('a', 55_000);

  expect(limit.allows('a', 61_000)).toBe(false);
  expect(limit.allows('a', 110_001)).toBe(true);
  expect(limit.allows('b', 61_000)).toBe(true);
});

test('a cancelled event is not counted', () => {
  const limit = new SlidingLimit(1, 60_000);
  limit.add('a', 1);
  limit.remove('a', 1);

  expect(limit.allows('a', 2)).toBe(true);
});

test('F41: memory is bounded: only the newest keys are kept', () => {
  const limit = new SlidingLimit(1, 60_000, 100);
  for (let number = 0; number < 10_000; number++) limit.add(`key-${number}`, number);

  expect(limit.size).toBe(100);
  expect(limit.allows('key-9999', 10_000)).toBe(false);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

import { NetworkLimit } from './network-limit';
import { SlidingLimit } from './sliding-limit';

test('a limit holds for any sliding window, not only from minute to minute', () => {
  const limit = new SlidingLimit(2, 60_000);
  limit.add('a', 50_000);
  limit.add('a', 55_000);

  expect(limit.allows('a', 61_000)).toBe(false);
  expect(limit.allows('a', 110_001)).toBe(true);
  expect(limit.allows('b', 61_000)).toBe(true);
});

test('F39: what a clock counted that was ahead does not count until that time comes', () => {
  const limit = new SlidingLimit(1, 60_000);
  limit.add('a', 3_600_000);

  expect(limit.allows('a', 3_600_001)).toBe(false);
  expect(limit.allows('a', 50_000)).toBe(true);
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

test('F41: memory is bounded by events too: where all keys have many, the oldest keys go', () => {
  const limit = new SlidingLimit(1_000_000, 60_000);
  for (let number = 0; number < 1_200_000; number++) limit.add(`key-${Math.floor(number / 300_000)}`, 1);

  expect(limit.size).toBe(3);
});

test('F41: 100,000 networks keep 20,000 of each width in memory, and those that asked last are limited', () => {
  const limit = new NetworkLimit({ perMinute: 1, perDay: 5 }, () => 1);
  const addressOf = (number: number) => `2001:${(number >> 16).toString(16)}:${(number & 0xffff).toString(16)}::9`;
  const taken = Array.from({ length: 100_000 }, (_, number) => limit.take(addressOf(number)));

  expect(taken).not.toContain(false);
  expect(limit.size).toBe(3 * 40_000);
  expect(limit.take(addressOf(99_999))).toBe(false);
  expect(limit.take(addressOf(80_001))).toBe(false);
});

test.each([
  ['/64', 2, (number: number) => `2001:db8:1:1200::${number.toString(16)}`],
  ['/56', 10, (number: number) => `2001:db8:1:${(0x1200 + (number % 256)).toString(16)}::1`],
  ['/48', 60, (number: number) => `2001:db8:1:${(number * 61).toString(16)}::1`],
] as const)('a %s takes no more than its own limit, from however many addresses', (_, most, addressOf) => {
  const limit = new NetworkLimit({ perMinute: 2 }, () => 1);
  const taken = Array.from({ length: 1000 }, (__, number) => limit.take(addressOf(number)));

  expect(taken.filter(Boolean)).toHaveLength(most);
  expect(limit.take('2001:db8:2::1')).toBe(true);
});

test('what is refused to one subscriber takes nothing from those beside it', () => {
  const limit = new NetworkLimit({ perMinute: 2 }, () => 1);
  for (let number = 0; number < 1000; number++) limit.take('2001:db8:1:1::1');

  expect(limit.take('2001:db8:1:2::1')).toBe(true);
});

test.each(['203.0.113.9', '203.0.113.9:%', '[::ffff:203.0.113.9]:%', '"203.0.113.9:%"'])(
  'an address that a proxy writes as %s is the same on every port',
  (written) => {
    const limit = new NetworkLimit({ perMinute: 20 }, () => 1);
    const taken = Array.from({ length: 1000 }, (_, number) => limit.take(written.replace('%', String(number + 1))));

    expect(taken.filter(Boolean)).toHaveLength(20);
  },
);

test('all that is no address has one limit together', () => {
  const limit = new NetworkLimit({ perMinute: 20 }, () => 1);
  const taken = Array.from({ length: 1000 }, (_, number) => limit.take(`garbage ${number}`));

  expect(taken.filter(Boolean)).toHaveLength(20);
});

test('a limit of a minute and one of a day hold together, and what is refused is not counted', () => {
  let now = 1;
  const limit = new NetworkLimit({ perMinute: 2, perDay: 3 }, () => now);
  const taken = [limit.take('a'), limit.take('a'), limit.take('a')];
  now += 60_001;

  expect([...taken, limit.take('a'), limit.take('a')]).toEqual([true, true, false, true, false]);
});

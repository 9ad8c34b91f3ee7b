import { MinuteLimits } from './minute-limits';

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

test('a key is allowed so often a minute, and another key is counted for itself', () => {
  const limits = new MinuteLimits();
  const of = (key: string) => Array.from({ length: 4 }, () => limits.allows(key, 3));

  expect(of('a')).toEqual([true, true, true, false]);
  expect(of('b')).toEqual([true, true, true, false]);
  jest.advanceTimersByTime(59_999);
  expect(limits.allows('a', 3)).toBe(false);
  jest.advanceTimersByTime(1);
  expect(limits.allows('a', 3)).toBe(true);
});

test('F41: however many keys come, 10,000 are remembered and no more are allowed', () => {
  const limits = new MinuteLimits();
  const allowed = Array.from({ length: 20_000 }, (_, key) => limits.allows(String(key), 1)).filter(Boolean);

  expect(allowed).toHaveLength(10_000);
});

test('F39: a clock that is set back begins a new minute', () => {
  const limits = new MinuteLimits();
  expect([limits.allows('a', 1), limits.allows('a', 1)]).toEqual([true, false]);
  jest.setSystemTime(Date.now() - 500_000);
  expect([limits.allows('a', 1), limits.allows('a', 1)]).toEqual([true, false]);
});

test.each([
  ['/64', 3, (number: number) => `2001:db8:1:1200::${number.toString(16)}`],
  ['/56', 15, (number: number) => `2001:db8:1:${(0x1200 + (number % 256)).toString(16)}::1`],
  ['/48', 90, (number: number) => `2001:db8:1:${(number * 61).toString(16)}::1`],
  ['IPv4 address, on every port', 3, (number: number) => `203.0.113.7:${number + 1}`],
  ['/24', 90, (number: number) => `203.0.113.${number % 256}`],
  ['sender that is no address', 3, (number: number) => `garbage ${number}`],
] as const)(
  'F26: a %s is allowed so much together, and what is refused takes nothing from others',
  (_, most, addressOf) => {
    const limits = new MinuteLimits();
    const allowed = Array.from({ length: 1000 }, (__, number) => limits.allowsAddress(addressOf(number), 3));

    expect(allowed.filter(Boolean)).toHaveLength(most);
    expect(limits.allowsAddress('2001:db8:2::1', 3)).toBe(true);
    expect(limits.allowsAddress(most < 90 ? '2001:db8:1:1::1' : '198.51.100.1', 3)).toBe(true);
  },
);

test('F41: one wide network fills no more of what is remembered than it is allowed', () => {
  const limits = new MinuteLimits();
  for (let number = 0; number < 60_000; number += 1) limits.allowsAddress(`2001:db8:1:${number.toString(16)}::1`, 100);

  expect(limits.allowsAddress('198.51.100.1', 100)).toBe(true);
});

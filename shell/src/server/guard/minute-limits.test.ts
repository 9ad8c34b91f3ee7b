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

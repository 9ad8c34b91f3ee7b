import { isNestedDeeperThan } from './nesting';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test('levels are counted, side by side as one', () => {
  expect(isNestedDeeperThan(3, nested(3))).toBe(false);
  expect(isNestedDeeperThan(3, nested(4))).toBe(true);
  expect(isNestedDeeperThan(2, '{"a":{},"b":[],"c":{}}')).toBe(false);
  expect(isNestedDeeperThan(1000, nested(5_000_000))).toBe(true);
});

test('what stands in a string is no level, behind an escaped quote either', () => {
  expect(isNestedDeeperThan(1, '["[[[[", "\\"[[[", "\\\\"]')).toBe(false);
  expect(isNestedDeeperThan(1, '["\\\\", [1]]')).toBe(true);
  expect(isNestedDeeperThan(1, '["never closed [[[[')).toBe(false);
});

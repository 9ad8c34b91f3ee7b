import { Value } from '@sinclair/typebox/value';
import { classOf, FieldCounts, sketchBounds, sketchClasses } from './field-counts';

test('a sketch reaches from 50 ms to 12.8 s, and no class is more than a fifth wider than a value in it', () => {
  expect([sketchBounds[0], sketchBounds.at(-1), sketchClasses]).toEqual([50, 12_800, 34]);
  for (let value = 51; value < 12_800; value += 7) {
    const bound = sketchBounds[classOf(value)] ?? 0;
    expect(bound).toBeGreaterThanOrEqual(value);
    expect(bound / value).toBeLessThan(1.2);
  }
  expect([classOf(0), classOf(12_801), classOf(1e9)]).toEqual([0, 33, 33]);
});

test.each([
  [{ render: [1, 2], 'lcp phone wechat': [0, 1] }, true],
  [{ other: [1, 2] }, false],
  [{ 'lcp phone': [1, 2] }, false],
  [{ render: [1, -2] }, false],
  [{ render: [1] }, false],
])('%j is a count of the field: %j', (counts, good) => {
  expect(Value.Check(FieldCounts, counts)).toBe(good);
});

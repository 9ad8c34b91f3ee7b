import { isTooDeep, MOST_DEPTH } from './json-depth';

const nested = (depth: number) => Buffer.from(`${'['.repeat(depth)}${']'.repeat(depth)}`);

test('lists and objects may lie as deep in each other as any that is written, and no deeper', () => {
  expect(isTooDeep(nested(MOST_DEPTH))).toBe(false);
  expect(isTooDeep(nested(MOST_DEPTH + 1))).toBe(true);
  expect(isTooDeep(Buffer.from(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`))).toBe(true);
});

test('brackets in texts, quotes in texts and neighbours count for nothing', () => {
  const neighbours = JSON.stringify(Array.from({ length: 5000 }, () => [{}]));
  expect(isTooDeep(Buffer.from(neighbours))).toBe(false);
  expect(isTooDeep(Buffer.from(JSON.stringify({ '[\\"[': `"${'[{\\"'.repeat(5000)}` })))).toBe(false);
  expect(isTooDeep(Buffer.from(`"${'['.repeat(5000)}`))).toBe(false);
});

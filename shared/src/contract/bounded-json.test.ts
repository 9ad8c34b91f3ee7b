import { deepestNesting, ExcessError, mostValues, parseBounded } from './bounded-json';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test('a text as deep as may be is read, and one that is deeper is refused before it is made into values', () => {
  expect(parseBounded(nested(deepestNesting))).toHaveLength(1);
  for (const depth of [deepestNesting + 1, 5000, 1_000_000])
    expect(() => parseBounded(nested(depth))).toThrow(new ExcessError(`is nested deeper than ${deepestNesting}`));
  expect(() => parseBounded('{"a":'.repeat(5000))).toThrow(ExcessError);
});

test('a text of more values than fit is refused, however short it is', () => {
  expect(parseBounded(`[${'0,'.repeat(1000)}0]`)).toHaveLength(1001);
  for (const value of ['{}', '0', '[]', '""'])
    expect(() => parseBounded(`[${`${value},`.repeat(mostValues)}0]`)).toThrow(ExcessError);
});

test('brackets and commas in strings count for nothing, whatever is escaped in them', () => {
  const texts = [
    '[',
    '\\',
    '"',
    '\\"[',
    '[[[',
    ',',
    '"'.repeat(5),
    '\\'.repeat(7),
    nested(5000),
    'a,'.repeat(mostValues),
  ];
  for (const text of texts)
    expect(parseBounded(JSON.stringify({ [text]: [text, text] }))).toEqual({ [text]: [text, text] });
});

test('a text that ends too early is no JSON', () => {
  for (const text of ['', '{"a', '{"a\\', '{"a\\"', '[', '"', ']]]]'])
    expect(() => parseBounded(text)).toThrow(SyntaxError);
});

import { typedText } from './typed-text';

test('what was typed is trimmed, and nothing typed is empty', () => {
  expect([typedText('  直播 回放 '), typedText(null), typedText(undefined)]).toEqual(['直播 回放', '', '']);
});

test('a long text is cut between characters, so that it can stand in an address', () => {
  const text = typedText(`a${'👍'.repeat(120)}`);

  expect(text).toBe(`a${'👍'.repeat(99)}`);
  expect(() => encodeURIComponent(text)).not.toThrow();
});

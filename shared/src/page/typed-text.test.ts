import { shownText, typedText } from './typed-text';

test('what was typed is trimmed, and nothing typed is empty', () => {
  expect([typedText('  直播 回放 '), typedText(null), typedText(undefined)]).toEqual(['直播 回放', '', '']);
});

test('what a paste brings along unseen is left out, and a line break is a space', () => {
  expect([typedText('直\u200b播\u00ad回\ufeff放'), typedText('\u202e直播'), typedText('直播\n回放')]).toEqual([
    '直播回放',
    '直播',
    '直播 回放',
  ]);
});

test('a long text is cut between characters, so that it can stand in an address', () => {
  const text = typedText(`a${'👍'.repeat(120)}`);

  expect(text).toBe(`a${'👍'.repeat(99)}`);
  expect(() => encodeURIComponent(text)).not.toThrow();
});

test('a title quotes a long text in part, and a short one whole', () => {
  expect(shownText('白名单')).toBe('白名单');
  expect(shownText('👍'.repeat(30))).toBe(`${'👍'.repeat(20)}…`);
});

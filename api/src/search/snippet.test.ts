import { snippetAround } from './snippet';

test('a passage begins with words, not with the mark that ended the sentence before', () => {
  const plain = `${'前'.repeat(40)}，完成栏目、域名、搜索设置与发布，让散落的直播与回放有固定的家。`;

  expect(snippetAround(plain, ['回放'])).toMatch(/^…完成栏目/);
});

test('a passage from the beginning of a text keeps its quotation mark', () => {
  expect(snippetAround('“回放”在后台打开。', ['回放'])).toBe('“回放”在后台打开。');
});

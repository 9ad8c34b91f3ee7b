import { outlineOf } from './lecture-outline';
import { renderMarkdown } from './markdown';

function outline(markdown: string) {
  const { headings, plain } = renderMarkdown(markdown);
  return outlineOf(headings, plain);
}

test('R12.93 each section has the time that its own text takes, at 400 汉字 a minute in steps of ten seconds', () => {
  const text = `${'引'.repeat(400)}\n\n## 甲\n\n${'字'.repeat(200)}\n\n### 小节\n\n${'字'.repeat(60)}\n\n## 乙\n\n短。\n`;

  expect(outline(text).map(({ text: name, seconds }) => [name, seconds])).toEqual([
    ['甲', 40],
    ['乙', 10],
  ]);
});

test('a line that repeats a later heading does not end its section', () => {
  expect(outline('## 甲\n\n乙\n\n## 丙\n\n字\n').map(({ text }) => text)).toEqual(['甲', '丙']);
});

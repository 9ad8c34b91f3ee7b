import { findSlips } from './markdown-slips';

const warned = (body: string) =>
  findSlips([{ path: 'help/10001.md', text: `---\ntitle: 题\n---\n\n${body}` }]).map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );

const slips: [string, string][] = [
  ['##标题', '“##”后面少一个空格'],
  ['一年 {{价格}}。', '“{{ }}”里不是事实的名字'],
  ['＃＃ 标题', '“＃”是全角符号'],
  ['见[下一篇]（/help/helpDocument/10002）。', '链接要写成'],
  ['见[下一篇](/help/helpDocument/10002）。', '链接要写成'],
  ['见【下一篇】(/help/helpDocument/10002)。', '链接要写成'],
  ['见[下一篇] (/help/helpDocument/10002)。', '链接要写成'],
  ['数据见说明[^1]。', '不支持脚注'],
  ['[^1]: 来源', '不支持脚注'],
  ['- [ ] 试播', '不支持任务列表'],
  ['第一行<br>第二行', '不支持 HTML 标签'],
  ['按 <kbd>Enter</kbd>', '不支持 HTML 标签'],
  ['#没有空格', '“#”后面少一个空格'],
  ['## 标题 {#top}', '标题的地址由标题自己生成'],
  ['说明^[来源]', '不支持脚注'],
  ['这里==高亮==了', '不支持高亮'],
  ['这里++插入++了', '不支持“++…++”'],
  [':::tip', '不支持“:::”'],
  ['::: 注意', '不支持“:::”'],
  ['> [!NOTE]', '不支持“[!NOTE]”'],
  ['> > [!warning] 小心', '不支持“[!NOTE]”'],
  ['‹!-- 待补 -->', '不支持注释'],
  ['正文 <!-- 待补 -->', '不支持注释'],
  ['$$x$$', '不支持公式'],
  ['码率 $\\frac{a}{b}$', '不支持公式'],
  ['H~2~O', '不支持上标'],
  ['x^2^', '不支持上标'],
  [': 解释', '不支持定义列表'],
  ['[TOC]', '目录由标题自动生成'],
  ['见[[下一篇]]', '链接要写成'],
  ['提问与现场同等次序。到场 86 ', '这一段的末句没有写完'],
];

test.each(slips)('R12.138 %s is warned of with its file and line', (slip, message) => {
  expect(warned(`先看这里。\n\n${slip}\n`)).toEqual([expect.stringContaining(`help/10001.md:7 ${message}`)]);
});

const meant = [
  '## 标题\n\n[示例]（未完）与 [链接](/help/helpDocument/10002)（必看）、#1 机位',
  '#1 机位，3~5 天，7~9天，10~20~30 元，1 + 1 == 2，C++ 与 G++，$5，~~原价~~，2^10，时间：12:00',
  '写作 `<!-- -->`、`==高亮==` 与 `H~2~O`',
  '写作 `[文字]（/地址）` 或 `##标题`',
  '```md\n##标题\n[^1]\n```',
  '1. 步骤\n\n   ````\n   ```\n   - [ ] 试播\n   ````',
];

test.each(meant)('%p says what it means', (body) => {
  expect(warned(body)).toEqual([]);
});

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
];

test.each(slips)('%s is warned of with its file and line', (slip, message) => {
  expect(warned(`先看这里。\n\n${slip}\n`)).toEqual([expect.stringContaining(`help/10001.md:7 ${message}`)]);
});

const meant = [
  '## 标题\n\n[示例]（未完）与 [链接](/help/helpDocument/10002)（必看）、#1 机位',
  '写作 `[文字]（/地址）` 或 `##标题`',
  '```md\n##标题\n[^1]\n```',
  '1. 步骤\n\n   ````\n   ```\n   - [ ] 试播\n   ````',
];

test.each(meant)('%p says what it means', (body) => {
  expect(warned(body)).toEqual([]);
});

import { markdownKinds } from './markdown-kinds';
import { readMarkdown } from './read-markdown';

const lecture = `---
title: 一讲
type: 1
summary: 摘要
points: [要点]
author: 客户成功部
published: 2026-05-01
views: 5
cover: { kind: chain, word: 三步走, note: 采集到观看, nodes: [采集, 推流, 观看], mark: 1 }
order: 1
example: { title: 一家店, situation: 两名店员, steps: [发码, 入镜, 核销], result: 到店 }
exercises:
  - { ask: 先改哪一处, hint: 谁在抢网, answer: 换流量卡 }
  - { ask: 看哪个数, hint: 谁能左右, answer: 到店核销 }
materials:
  - { kind: table, title: 五格表, columns: [项目, 谁填], rows: [[在线, 系统], [电话, '']] }
---
正文。
`;

function issuesOf(text: string): string[] {
  const kind = markdownKinds.find(({ folder }) => folder === 'lectures');
  if (!kind) throw new Error('No kind for lectures');
  return readMarkdown(kind, 'lectures/40001.md', text).issues.map(({ message }) => message);
}

test('a lecture with its order, example, exercises and materials is imported', () => {
  expect(issuesOf(lecture)).toEqual([]);
});

test.each([
  ['a cover', /^cover: .*\n/m],
  ['an order', /^order: 1\n/m],
  ['an example', /^example: .*\n/m],
  ['a second exercise', /^ {2}- \{ ask: 看哪个数.*\n/m],
  ['an answer', /, answer: 到店核销/],
])('R12.93 a lecture without %s is refused', (_, part) => {
  expect(issuesOf(lecture.replace(part, ''))).not.toEqual([]);
});

test('a table whose rows have another number of cells than columns is refused', () => {
  expect(issuesOf(lecture.replace(", ''", ''))).toEqual(['表格“五格表”有一行不是 2 格，每行的格数要和 columns 一样']);
});

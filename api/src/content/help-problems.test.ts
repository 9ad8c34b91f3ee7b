import { helpProblems } from './help-problems';
import { renderMarkdown } from './markdown';

const place = { plans: '全部版本', roles: '主账号', path: '直播间 › 互动 › 抽奖' };
const nowhere = { plans: '全部版本', roles: '主账号' };

const figure = (id: string) => `
\`\`\`figure
id: ${id}
alt: 抽奖的表单
caption: 填好的表单
stage:
  ground: mint
  screens:
    - {id: form, kind: panel, title: 新建抽奖, rows: [[{kind: field, id: prize, label: 奖品, value: 试用机}]]}
callouts: [prize]
\`\`\`
`;
const steps = '1. 打开抽奖\n2. 保存\n';

test('R12.39 a help article whose steps lead to a place must show a figure of its screens', () => {
  expect(helpProblems(place, renderMarkdown(steps))).toEqual([
    'facts.path 写了“直播间 › 互动 › 抽奖”，步骤里却没有一张界面图（figure）',
  ]);
  expect(helpProblems(place, renderMarkdown(steps + figure('form')))).toEqual([]);
  expect(helpProblems(nowhere, renderMarkdown(steps))).toEqual([]);
});

test('screens without a place, and two figures of one name, are faults', () => {
  expect(helpProblems(nowhere, renderMarkdown(figure('form')))).toEqual(['有界面图，但 facts.path 没有写在哪里操作']);
  expect(helpProblems(place, renderMarkdown(figure('form') + figure('form')))).toEqual([
    '有两张图的 id 都是“form”，请改掉一个',
  ]);
});

/** What a new file begins with. `order` is the next place of its list, `place` a scene that no case has yet. */
export type NewContent = { title: string; today: string; order: number; guide: number; place: string };

const head = ({ title }: NewContent) => `---
# 以“#”开头的行是说明，读者看不到。把每个“待补充”换成你的内容，再运行检查。
title: ${JSON.stringify(title)}`;

const cover = `# 封面：word 是大字，最多 9 个字，不能和别的文章一样；其余每处最多 8 个字。更多画法见 docs/contracts/content.md
cover: { kind: checklist, word: 待补充, note: 待补充, items: [待补充, 待补充, 待补充], done: 2 }`;

function article(content: NewContent): string {
  return `${head(content)}
# 分类的编号见 info/categories.json，标签的编号见 tags.json
category: 1
tags: [1]
summary: 待补充：这篇解决什么问题，写 40 到 80 个字
# 作者：内容组、执行团队、客户成功部、产品团队、技术团队、市场部
author: 内容组
# 将来的日子：到那天才上线
published: ${content.today}
updated: ${content.today}
views: 0
${cover}
# 依据：平台数据、公开法规、技术标准、活动复盘、产品说明、实测记录
sources:
  - { kind: 产品说明, text: 待补充 }
# 这篇属于哪个专题
pillar: ${content.guide}
---
待补充：先用两三句话说清这篇要解决的事。

## 待补充：小标题一

- 待补充

## 待补充：小标题二

待补充

## 待补充：小标题三

待补充
`;
}

function news(content: NewContent): string {
  return `${head(content)}
summary: 待补充：用一两句话说清发生了什么，写 40 到 80 个字，要有具体的时间、范围和影响
# 作者：内容组、执行团队、客户成功部、产品团队、技术团队、市场部
author: 市场部
# 将来的日子：到那天才上线
published: ${content.today}
views: 0
${cover}
---
待补充：先说什么事、什么时候、影响谁。

## 待补充：小标题

待补充
`;
}

function lecture(content: NewContent): string {
  return `${head(content)}
# 1 经典案例，2 解决方案，其余见 lectures/nav.json；order 是它在这一类里的第几讲
type: 1
summary: 待补充：这一讲教会什么，写 40 到 60 个字，说清谁来做、先做哪一步、做完是什么样
points: [待补充, 待补充, 待补充, 待补充, 待补充]
author: 内容组
# 将来的日子：到那天才上线
published: ${content.today}
views: 0
${cover}
order: ${content.order}
# 一个从头做到尾的例子
example:
  title: 待补充
  situation: 待补充
  steps: [待补充, 待补充, 待补充]
  result: 待补充
# 答案要比提示说得多
exercises:
  - { ask: 待补充：题一, hint: 待补充, answer: 待补充：答案 }
  - { ask: 待补充：题二, hint: 待补充, answer: 待补充：答案 }
materials:
  - { kind: checklist, title: 待补充, items: [待补充, 待补充] }
---
待补充：这一讲从哪件事讲起。

## 待补充：小标题

待补充

\`\`\`figure
id: first
alt: 待补充：看不见图的人听到的一句话
caption: 待补充
stage:
  ground: mint
  screens:
    - id: panel
      kind: panel
      title: 待补充
      rows:
        - [{ kind: field, id: name, label: 待补充, value: 待补充 }]
callouts: [name]
\`\`\`

## 待补充：小标题

待补充
`;
}

/** Written over as many lines as an editor fills in, one after the other. */
function times(count: number, line: (number: number) => string): string {
  return Array.from({ length: count }, (_, index) => line(index + 1)).join('\n');
}

function show(): string {
  return `# 这一场是怎么播的：时间要加引号，按先后写；camera 是第几个机位
show:
  start: "10:00"
  end: "11:00"
  cameras:
    - { name: 机位 1, shows: 待补充 }
    - { name: 机位 2, shows: 待补充 }
  segments:
    - { from: "10:00", name: 待补充, camera: 1 }
    - { from: "10:20", name: 待补充, camera: 2 }
    - { from: "10:40", name: 待补充, camera: 1 }
  # 三个时刻，其中一个写 failed: true，说当时出了什么岔子
  marks:
    - { at: "10:10", title: 待补充, text: 待补充, failed: true }
    - { at: "10:30", title: 待补充, text: 待补充 }
    - { at: "10:50", title: 待补充, text: 待补充 }
  # kind：shops 门店、rooms 房间、sites 地点、cities 城市
  map:
    kind: cities
    counted: 待补充
    unit: 待补充
    places:
${times(6, (number) => `      - { name: 待补充 ${number}, value: 1 }`)}
  role: { clothes: suit, hair: short, tone: deep }
  failures:
${times(3, (number) => `    - { failed: 待补充：事 ${number}, changed: 待补充：改 ${number} }`)}
  kit:
${times(4, (number) => `    - { name: 待补充 ${number}, count: 1 }`)}
  setup:
${times(4, (number) => `    - { name: 待补充 ${number}, note: 待补充, count: 1, unit: 个 }`)}`;
}

function caseStory(content: NewContent): string {
  return `${head(content)}
customer: 待补充：某行业某客户，不写真实名称
industry: 待补充
scene: 待补充
products: [待补充]
result: 待补充：一句话结果，写 20 到 40 个字，带一个具体的变化
# lead 是 metrics 里最要紧的一项
metrics:
  - { name: 待补充, value: 1, unit: 场 }
lead: 待补充
# sign 是一两个字的标记；curve 是在线人数的走势，0 到 100，写 8 到 24 个
sign: 待
curve: [10, 30, 60, 90, 100, 80, 60, 40]
# 还没有案例用过的场景
place: ${content.place}
quote: 待补充
quoteBy: 待补充
${show()}
# 将来的日子：到那天才上线
published: ${content.today}
sort: ${content.order}
---
## 背景

待补充

## 挑战

待补充

## 方案

待补充

## 数据结果

待补充。

## 相关产品

待补充
`;
}

/** By the word that an editor types: the folder and the first text of the file. */
export const contentTemplates: Readonly<Record<string, { folder: string; text: (content: NewContent) => string }>> = {
  article: { folder: 'info', text: article },
  case: { folder: 'cases', text: caseStory },
  lecture: { folder: 'lectures', text: lecture },
  news: { folder: 'news', text: news },
};

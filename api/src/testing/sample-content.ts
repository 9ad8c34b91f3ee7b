import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sampleCatalogs } from './sample-catalogs';

/** Path below the content folder → text. */
export type Files = Record<string, string>;

const helpArticles = 13;
const topics = 12;

/** A small, complete set of content: 13 articles in one leaf and 12 topics, so that lists have a second page. */
export function sampleContent(): Files {
  const files: Files = { ...catalogFiles(), ...marketing(50001), ...marketing(50002) };
  for (let number = 1; number <= helpArticles; number++) files[`help/${10000 + number}.md`] = helpArticle(number);
  for (let number = 1; number <= topics; number++) files[`info/${20000 + number}.md`] = topic(number);
  files['help/10014.md'] = helpArticle(14).replace('classId: 101', 'classId: 201');
  files['videos/30001.md'] = video('入门');
  files['videos/30002.md'] = video('数据');
  files['lectures/40001.md'] = lecture(1, '茶饮门店同播复盘', 2);
  files['lectures/40002.md'] = lecture(2, '多门店直播方案');
  files['lectures/40003.md'] = lecture(1, '家居卖场锁客');
  files['cases/41001.md'] = caseStudy(1, '连锁零售', '门店');
  files['cases/41002.md'] = caseStudy(2, '金融', '培训');
  files['news/60001.md'] = news('新版控制台上线', '2026-01-02');
  files['news/60002.md'] = news('节假日服务安排', '2026-02-03');
  return files;
}

/** Writes the files into a new folder and returns its path. */
export function writeContent(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-content-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

export function helpArticle(number: number, title = `第 ${number} 篇帮助`): string {
  return `---
title: ${title}
classId: 101
summary: 说明第 ${number} 件事
keywords: [编号${number}]
updated: 2026-01-${String(number).padStart(2, '0')}
author: 产品团队
related: [10001]
facts: {plans: 全部版本, roles: 主账号}
---

先看**重点：**这里。

## 开始之前

1. 打开控制台
2. 使用 OBS 推流到直播间

> 注意：第 ${number} 步不能撤回。
`;
}

const guide = `guide: { help: [10002, 10001], products: [{ name: 云导播, link: /home/daobo }] }
checklist: { title: 开播清单, groups: [{ name: 前一天, items: [试备用链路] }] }
`;

function topic(number: number): string {
  return `---
title: 第 ${number} 篇资讯
category: ${number <= 10 ? 1 : 2}
tags: [1, ${number % 2 === 0 ? 2 : 3}]
summary: 资讯摘要 ${number}
author: 内容组
published: 2026-03-${String(number).padStart(2, '0')}
updated: 2026-04-01
views: ${number * 10}
featured: ${number === 3}
cover: { kind: chain, word: 第 ${number} 张, note: 三步, nodes: [采集, 推流, 观看], mark: 1 }
sources: [{ kind: 活动复盘, text: 第 ${number} 次复盘 }]
${number === topics ? guide : number <= 3 ? `pillar: ${20000 + topics}\n` : ''}---
## 小标题

正文第 ${number} 段，见[帮助](/help/helpDocument/10001)。
`;
}

function video(category: string): string {
  return `---
title: ${category}演示
category: ${category}
help: [10001, 10002]
summary: 看一遍就会
tags: [1]
published: 2026-01-05
views: 7
scene: console
---
\`\`\`show
id: console
proves: 控制台的菜单
seconds: 100
stages:
  - ground: mint
    screens: [{ id: home, kind: panel, title: 控制台, rows: [[{ kind: text, id: hello, text: 首页 }]] }]
steps:
  - { at: 0, chapter: 登录, say: 打开网页。 }
  - { at: 12, chapter: 首页, say: 打开控制台。, point: hello }
  - { at: 60, chapter: 房间, say: 建一间直播间。 }
\`\`\`
`;
}

function lecture(type: number, title: string, order = 1): string {
  return `---
title: ${title}
type: ${type}
summary: 讲堂摘要
points: [要点一, 要点二]
author: 客户成功部
published: 2026-05-0${type}
views: 5
cover: { kind: chain, word: 三步走, note: 采集到观看, nodes: [采集, 推流, 观看], mark: 1 }
order: ${order}
example: { title: 一家店的一天, situation: 两名店员, steps: [发码, 入镜, 核销], result: 到店 38 人 }
exercises:
  - { ask: 先改哪一处, hint: 谁在抢网, answer: 换流量卡 }
  - { ask: 看哪个数, hint: 谁能左右, answer: 到店核销 }
materials:
  - { kind: table, title: 五格表, columns: [项目, 谁填], rows: [[在线, 系统], [电话, '']] }
---
## 背景

三百家门店。
`;
}

const show = `show:
  start: "10:00"
  end: "11:00"
  cameras: [{ name: 机位 1, shows: 讲台 }, { name: 机位 2, shows: 展台 }]
  segments:
    - { from: "10:00", name: 开场, camera: 1 }
    - { from: "10:20", name: 演示, camera: 2 }
    - { from: "10:40", name: 答问, camera: 1 }
  marks:
    - { at: "10:10", title: 话筒没声, text: 换一支, failed: true }
    - { at: "10:30", title: 演示, text: 同屏 }
    - { at: "10:50", title: 放券, text: 两百张 }
  map:
    kind: shops
    counted: 核销
    unit: 张
    places: [${[1, 2, 3, 4, 5, 6].map((shop) => `{ name: ${shop} 号店, value: ${shop} }`).join(', ')}]
  role: { clothes: suit, hair: short, tone: deep }
  failures: [${[1, 2, 3].map((which) => `{ failed: 事 ${which}, changed: 改 ${which} }`).join(', ')}]
  kit: [${['摄像机', '导播台', '话筒', '灯'].map((name) => `{ name: ${name}, count: 2 }`).join(', ')}]
  setup: [${['机位', '现场', '门店', '预热'].map((name) => `{ name: ${name}, note: 照旧, count: 3, unit: 个 }`).join(', ')}]
`;

function caseStudy(number: number, industry: string, scene: string): string {
  return `---
title: 案例${number}
customer: 某客户${number}
industry: ${industry}
scene: ${scene}
products: [营销直播]
result: 一句结果
metrics: [{ name: 场次, value: ${number}, unit: 场 }]
sign: 场
lead: 场次
curve: [10, 30, 60, 90, 100, 80, 60, 40]
place: forum-stage
quote: 用得顺手
quoteBy: 市场负责人
${show}published: 2026-06-0${number}
sort: ${number}
---
## 背景

示例数据。
`;
}

function news(title: string, published: string): string {
  return `---
title: ${title}
summary: 一句话
author: 内容组
published: ${published}
views: 3
cover: { kind: calendar, word: 七天照常, note: 平台与推流, columns: [四, 五, 六], rows: 1, marks: [0] }
---
正文。
`;
}

function marketing(id: number): Files {
  const item = {
    ...{ id, title: `营销内容 ${id}`, link: `/home/marketing/${id}`, description: '一句描述', categoryId: 1 },
    ...{ categoryName: '获客增长', banner: { title: '横幅', text: '一句话', scene: 'phone' } },
    scenes: [{ title: '场景', text: '说明' }],
    products: [{ name: '产品', text: '说明', link: '/home/entmarket' }],
    ...{ cases: [41001], faqs: [{ ask: '问', answer: '答' }], recommend: [id === 50001 ? 50002 : 50001] },
    published: '2026-02-01',
  };
  return { [`marketing/${id}.json`]: JSON.stringify(item, null, 2) };
}

function catalogFiles(): Files {
  return Object.fromEntries(
    Object.entries(sampleCatalogs).map(([path, items]) => [path, JSON.stringify(items, null, 2)]),
  );
}

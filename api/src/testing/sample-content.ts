import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sampleOffers } from './sample-offers';

/** Path below the content folder → text. */
export type Files = Record<string, string>;

const helpArticles = 13;
const topics = 12;

/** A small, complete set of content: 13 articles in one leaf and 12 topics, so that lists have a second page. */
export function sampleContent(): Files {
  const files: Files = { ...catalogs(), ...marketing(50001), ...marketing(50002) };
  for (let number = 1; number <= helpArticles; number++) files[`help/${10000 + number}.md`] = helpArticle(number);
  for (let number = 1; number <= topics; number++) files[`info/${20000 + number}.md`] = topic(number);
  files['help/10014.md'] = helpArticle(14).replace('classId: 101', 'classId: 201');
  files['videos/30001.md'] = video('入门');
  files['videos/30002.md'] = video('数据');
  files['lectures/40001.md'] = lecture(1, '茶饮门店同播复盘');
  files['lectures/40002.md'] = lecture(2, '多门店直播方案');
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
---

先看**重点：**这里。

## 开始之前

1. 打开控制台
2. 使用 OBS 推流到直播间

> 注意：第 ${number} 步不能撤回。
`;
}

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
---
## 小标题

正文第 ${number} 段，见[帮助](/help/helpDocument/10001)。
`;
}

function video(category: string): string {
  return `---
title: ${category}演示
category: ${category}
duration: "03:20"
summary: 看一遍就会
tags: [1]
published: 2026-01-05
views: 7
scene: console
---
[00:00] 大家好。
[00:12] 打开控制台。
`;
}

function lecture(type: number, title: string): string {
  return `---
title: ${title}
type: ${type}
summary: 讲堂摘要
points: [要点一, 要点二]
author: 客户成功部
published: 2026-05-0${type}
views: 5
scene: store
---
## 背景

三百家门店。
`;
}

function caseStudy(number: number, industry: string, scene: string): string {
  return `---
title: 案例${number}
customer: 某客户${number}
industry: ${industry}
scene: ${scene}
products: [营销直播]
result: 一句结果
metrics: [{ name: 场次, value: ${number}, unit: 场 }]
quote: 用得顺手
quoteBy: 市场负责人
published: 2026-06-0${number}
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

function catalogs(): Files {
  const sets: Record<string, unknown> = {
    'help/categories.json': [
      { id: 1, pid: 0, name: '新手指南', icon: 'compass', sort: 1, description: '入门' },
      { id: 2, pid: 0, name: '开播工具', icon: 'camera', sort: 2 },
      { id: 101, pid: 1, name: '注册与登录', sort: 1 },
      { id: 201, pid: 2, name: '电脑端', sort: 1 },
    ],
    'help/hot-words.json': [
      { id: 2, keyword: '抽奖', state: 1, sort: 2 },
      { id: 1, keyword: '白名单', state: 1, sort: 1 },
      { id: 3, keyword: '旧词', state: 0, sort: 3 },
    ],
    'help/templates.json': [201],
    'info/categories.json': [
      { id: 1, name: '行业观察' },
      { id: 2, name: '直播运营' },
    ],
    'lectures/nav.json': [
      { id: 2, name: '解决方案', link: '/home/lectureSubitem/2', active: false, sort: 2, state: 1, pid: 0 },
      { id: 1, name: '经典案例', link: '/home/lectureSubitem/1', active: false, sort: 1, state: 1, pid: 0 },
    ],
    'tags.json': [1, 2, 3].map((id) => ({ id, name: `标签${id}`, text: '说明' })),
    'tools.json': [{ slug: 'sign-in', name: '签到', text: '一句', group: '互动', plans: ['专业版'], helpId: 10001 }],
    'media.json': [
      {
        id: 60101,
        outlet: '示例媒体',
        title: '旧报道',
        summary: '摘要',
        published: '2025-01-01',
        link: 'https://example.com/1',
      },
      {
        id: 60102,
        outlet: '示例媒体',
        title: '新报道',
        summary: '摘要',
        published: '2026-01-01',
        link: 'https://example.com/2',
      },
    ],
    'friend-links.json': [{ name: '示例友链', link: 'https://example.com/' }],
    'jobs.json': [{ slug: 'editor', name: '编辑', place: '示例市', kind: '全职', duties: ['写'], wants: ['会写'] }],
    ...sampleOffers,
    'pricing-faq.json': [{ ask: '问', answer: '答' }],
    'pages.json': [{ id: 1, title: '图片直播', link: '/home/imageLive', text: '拍完就能看', keywords: ['云摄影'] }],
  };
  return Object.fromEntries(Object.entries(sets).map(([path, items]) => [path, JSON.stringify(items, null, 2)]));
}

import type { HeroLines, ProductHead, SectionAnchor } from '../product-page';

export const summitHead: ProductHead = {
  title: '线上峰会直播平台_多会场议程与电子票',
  description:
    '多会场，一个入口。议程、嘉宾、报名、分论坛与图片直播集中呈现，支持同传语音与电子票，会后自动出报告，可先看一份峰会样板。',
  keywords: ['线上峰会', '多会场直播', '峰会直播平台', '电子票'],
  name: '线上峰会',
  alternate: '/m/summit',
};

export const summitHero: HeroLines = {
  ask: 'trial',
  title: ['多会场，', '一个入口'],
  intro: ['议程、嘉宾、报名、分论坛与图片直播', '集中呈现，会后自动出报告。'],
  note: '免费试用的是直播间；多会场与电子票由顾问演示。',
};

export const summitAnchors: readonly SectionAnchor[] = [
  { id: 'asked', name: '会务群四问' },
  { id: 'features', name: '三个工作台' },
  { id: 'steps', name: '三十天排期' },
  { id: 'cases', name: '客户案例' },
  { id: 'faq', name: '常见问题' },
];

import type { HeroLines, ProductHead, SectionAnchor } from '../product-page';

export const switcherHead: ProductHead = {
  title: '云导播台_多机位切换与延时播出',
  description:
    '浏览器里的导播间：多路信号、字幕条、垫片、调音与延时播出，在线切换，无需搬运设备。异地嘉宾一个链接连进来，主备信号随时顶上。',
  keywords: ['云导播', '导播台', '多机位直播', '延时播出'],
  name: '云导播',
};

export const switcherHero: HeroLines = {
  ask: 'trial',
  title: ['浏览器里的', '导播间'],
  intro: ['多路信号、字幕条、垫片与延时播出，', '在线切换，无需搬运设备。'],
  note: '免费试用的是直播间；导播台在顾问开的演示间里试切。',
};

export const switcherAnchors: readonly SectionAnchor[] = [
  { id: 'features', name: '能做什么' },
  { id: 'before', name: '和切换台比' },
  { id: 'specs', name: '规格' },
  { id: 'run', name: '一天的流程' },
  { id: 'faq', name: '常见问题' },
];

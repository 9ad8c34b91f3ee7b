import type { HeroLines, ProductHead } from '../product-page';

export const entmarketHead: ProductHead = {
  title: '企业营销直播_发布会与招商直播获客工具',
  description:
    '从预约、开播到线索跟进，一套工具把品牌活动做成可追踪的获客链路。报名、渠道码、互动、线索评分与复盘在一个后台，直播间免费试用 7 天。',
  keywords: ['营销直播', '发布会直播', '招商直播', '直播获客'],
  name: '企业营销直播',
  alternate: '/m/entmarket',
};

export const entmarketHero: HeroLines = {
  ask: 'trial',
  title: ['办一场直播活动，', '留一张线索清单'],
  intro: ['从预约、开播到线索跟进，一套工具', '把品牌活动做成可追踪的获客链路。'],
  note: '免费试用的是直播间；抽奖、问卷与线索评分由顾问演示。',
};

/** Names of the sections in the line of anchors below the hero. */
export const entmarketAnchors: readonly { id: string; name: string }[] = [
  { id: 'questions-after', name: '四个问题' },
  { id: 'features', name: '能做什么' },
  { id: 'run', name: '播前 · 播中 · 播后' },
  { id: 'scenes', name: '适用活动' },
  { id: 'cases', name: '客户案例' },
  { id: 'faq', name: '常见问题' },
];

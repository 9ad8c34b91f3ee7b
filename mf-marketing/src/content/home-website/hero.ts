import type { HeroLines, ProductHead, SectionAnchor } from '../product-page';

export const siteHead: ProductHead = {
  title: '直播官网搭建_直播日历与回放库建站',
  description:
    '拖拽搭建直播日历、专题与回放库，绑定域名即可发布。开播与回放状态自动更新，支持站内搜索、SEO 设置和多站点，可先用系统地址试运行。',
  keywords: ['直播官网', '直播建站', '直播回放库', '直播日历'],
  name: '直播官网搭建',
};

export const siteHero: HeroLines = {
  ask: 'trial',
  title: ['给直播', '一个自己的官网'],
  intro: ['拖拽搭建直播日历、专题与回放库，', '绑定域名即可发布。'],
  note: '免费试用的是直播间；官网由顾问搭样站给你看。',
};

export const siteAnchors: readonly SectionAnchor[] = [
  { id: 'before', name: '为什么要有' },
  { id: 'calendar', name: '直播日历' },
  { id: 'features', name: '回放与搜索' },
  { id: 'steps', name: '搭建步骤' },
  { id: 'scenes', name: '三种站' },
  { id: 'faq', name: '常见问题' },
];

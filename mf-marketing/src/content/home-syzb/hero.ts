import type { HeroLines, ProductHead, SectionAnchor } from '../product-page';

export const syzbHead: ProductHead = {
  title: '私域直播_企微引流社群预热与复购节奏',
  description:
    '把观众留在自己的池子里。企微引流、社群预热、直播成交与复购提醒，形成可重复的月度节奏，每一步留下多少人都看得见，可按月排一次试试。',
  keywords: ['私域直播', '企微引流', '社群预热', '复购提醒'],
  name: '私域直播',
};

export const syzbHero: HeroLines = {
  ask: 'trial',
  title: ['把观众留在', '自己的池子里'],
  intro: ['企微引流、社群预热、直播成交、复购提醒，', '排成一个月就能重来一遍的节奏。'],
  note: '免费试用的是直播间；企微引流由顾问演示，不替你买流量。',
};

export const syzbAnchors: readonly SectionAnchor[] = [
  { id: 'compare', name: '两本账' },
  { id: 'run', name: '四周节奏' },
  { id: 'features', name: '接住与复购' },
  { id: 'pains', name: '四处卡点' },
  { id: 'rules', name: '边界' },
  { id: 'faq', name: '常见问题' },
];

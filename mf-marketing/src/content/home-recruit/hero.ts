import type { HeroLines, ProductHead, SectionAnchor } from '../product-page';

export const recruitHead: ProductHead = {
  title: '招聘直播带岗平台_空中双选会与在线投递',
  description:
    '在直播间把岗位讲清楚：空中宣讲、直播带岗与在线投递，把招聘会开到求职者手机上，岗位先审后播，投递去向可查，可先试办一场小型双选会。',
  keywords: ['招聘直播', '直播带岗', '空中双选会', '空中宣讲'],
  name: '招聘直播',
};

export const recruitHero: HeroLines = {
  ask: 'trial',
  title: ['在直播间', '把岗位讲清楚'],
  intro: ['空中宣讲、直播带岗与在线投递，', '把招聘会开到求职者手机上。'],
  note: '免费试用的是直播间；投递由顾问演示，求职者不收费。',
};

export const recruitAnchors: readonly SectionAnchor[] = [
  { id: 'compare', name: '两种双选会' },
  { id: 'features', name: '看岗与投递' },
  { id: 'rules', name: '真实与公平' },
  { id: 'steps', name: '十二天' },
  { id: 'faq', name: '常见问题' },
];

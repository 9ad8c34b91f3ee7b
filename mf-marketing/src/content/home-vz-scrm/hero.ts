import type { HeroLines, ProductHead, SectionAnchor } from '../product-page';

export const scrmHead: ProductHead = {
  title: '企微SCRM_直播引流与客户标签管理',
  description:
    '直播间来的客户自动进企微、自动打标签、自动跟进。渠道活码、欢迎语、客户群 SOP、离职继承与观看行为回写在一起，可约顾问演示。',
  keywords: ['企微SCRM', '渠道活码', '私域运营', '客户标签'],
  name: '企微 SCRM',
  alternate: '/m/vzScrm',
};

export const scrmHero: HeroLines = {
  ask: 'trial',
  title: ['每位观众，', '都有下文'],
  intro: ['直播间来的客户自动进企微、', '自动打标签、自动跟进。'],
  note: '免费试用的是直播间；企微 SCRM 由顾问演示，导购不用另装软件。',
};

export const scrmAnchors: readonly SectionAnchor[] = [
  { id: 'features', name: '能做什么' },
  { id: 'pains', name: '四件事' },
  { id: 'day', name: '导购的一天' },
  { id: 'rules', name: '数据边界' },
  { id: 'faq', name: '常见问题' },
];

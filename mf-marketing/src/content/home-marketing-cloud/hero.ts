import type { HeroLines, ProductHead, SectionAnchor } from '../product-page';

export const suiteHead: ProductHead = {
  title: '营销云_活动内容直播与客户数据一体化',
  description:
    '把直播、活动、内容和客户管理放在同一份数据里，看清每一步转化。从获客、培育、转化到复购，一个客户一条线，可以先从手头的一场活动接入。',
  keywords: ['营销云', '客户培育', '私域运营', '营销自动化'],
  name: '营销云',
};

export const suiteHero: HeroLines = {
  ask: 'trial',
  title: ['活动、内容与客户，', '连成一条线'],
  intro: ['把直播、活动、内容和客户管理，', '放在同一份数据里，看清每一步转化。'],
  note: '免费试用的是直播间；营销云由顾问演示，不用一次换掉现有系统。',
};

export const suiteAnchors: readonly SectionAnchor[] = [
  { id: 'pains', name: '断在哪里' },
  { id: 'stages', name: '四步' },
  { id: 'ladder', name: '转化' },
  { id: 'data', name: '数据' },
  { id: 'steps', name: '接入' },
  { id: 'faq', name: '常见问题' },
];

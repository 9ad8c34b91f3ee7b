import type { HeroLines, ProductHead, SectionAnchor } from '../product-page';

export const cosmetologyHead: ProductHead = {
  title: '美业连锁直播_拓客卡次卡与到店核销方案',
  description:
    '把到店理由放进直播间。拓客卡、体验券、技师讲解与到店核销连成一条线，老客带新有规则可循，门店与技师业绩分得清，可预约一次演示。',
  keywords: ['美业直播', '拓客卡', '次卡核销', '老客带新'],
  name: '美业连锁直播',
};

export const cosmetologyHero: HeroLines = {
  ask: 'trial',
  title: ['把到店理由', '放进直播间'],
  intro: ['拓客卡、体验券、技师讲解与到店核销，', '老客带新有规则可循。'],
  note: '免费试用的是直播间；卡券与核销由顾问演示，适用于生活美容。',
};

export const cosmetologyAnchors: readonly SectionAnchor[] = [
  { id: 'pains', name: '四个问题' },
  { id: 'steps', name: '二十八天' },
  { id: 'features', name: '讲、约、记' },
  { id: 'cards', name: '四种卡' },
  { id: 'rules', name: '规矩' },
  { id: 'faq', name: '常见问题' },
];

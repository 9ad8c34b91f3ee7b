import type { HeroLines, ProductHead, SectionAnchor } from '../product-page';

export const knowledgeHead: ProductHead = {
  title: '知识付费平台_专栏训练营与课程防盗方案',
  description:
    '让好内容有价格，也有保护。付费观看、会员专栏、训练营打卡与学习证书，配合水印、加密与多端限制保护版权，可用自己的课试播一节。',
  keywords: ['知识付费平台', '课程直播防盗', '训练营打卡', '付费直播'],
  name: '知识付费',
};

export const knowledgeHero: HeroLines = {
  ask: 'trial',
  title: ['让好内容有价格，', '也有保护'],
  intro: ['单课、专栏、会员与训练营放在一个店里，', '水印、加密与打卡跟着每一位学员走。'],
  note: '免费试用的是直播间；付费观看与课程防盗由顾问演示。',
};

export const knowledgeAnchors: readonly SectionAnchor[] = [
  { id: 'compare', name: '两种做法' },
  { id: 'ways', name: '五种卖法' },
  { id: 'features', name: '学完与防盗' },
  { id: 'shop', name: '六样东西' },
  { id: 'rules', name: '规矩' },
  { id: 'faq', name: '常见问题' },
];

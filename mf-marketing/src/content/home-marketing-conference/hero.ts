import type { HeroLines, ProductHead, SectionAnchor } from '../product-page';

export const conferenceHead: ProductHead = {
  title: '会议营销系统_邀约到会讲解与复访管理',
  description:
    '会前约得到，会后跟得上。邀约、确认、到会、讲解与复访全程记录，讲解有留痕、签约有冷静期，让会议营销有章可循，可预约一次流程演示。',
  keywords: ['会议营销', '会销系统', '邀约管理', '客户复访'],
  name: '会议营销',
};

export const conferenceHero: HeroLines = {
  ask: 'trial',
  title: ['会前约得到，', '会后跟得上'],
  intro: ['邀约、确认、到会、讲解、复访五步都有记录，', '谁请来的、讲了什么、承诺了什么，翻得出来。'],
  note: '免费试用的是直播间；邀约与复访由顾问演示。',
};

export const conferenceAnchors: readonly SectionAnchor[] = [
  { id: 'steps', name: '五步' },
  { id: 'compare', name: '两种做法' },
  { id: 'features', name: '请、讲、跟' },
  { id: 'scenes', name: '六类会议' },
  { id: 'rules', name: '四条边界' },
  { id: 'faq', name: '常见问题' },
];

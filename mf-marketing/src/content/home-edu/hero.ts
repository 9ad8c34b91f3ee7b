import type { HeroLines, ProductHead, SectionAnchor } from '../product-page';

export const eduHead: ProductHead = {
  title: '教育培训直播_防录屏与学习数据方案',
  description:
    '课讲得清，学得到，管得住。三分屏授课、答题签到、防盗录与学习报表放在一个课堂里，适合企业内训与公开课，欢迎预约一节试讲。',
  keywords: ['培训直播平台', '课程直播防盗', '企业培训直播', '三分屏直播'],
  name: '教育培训直播',
  alternate: '/m/edu',
};

export const eduHero: HeroLines = {
  ask: 'trial',
  title: ['课讲得清，', '学得到，管得住'],
  intro: ['三分屏授课、答题签到、防盗录与学习报表，', '适合企业内训，也适合公开课。'],
  note: '免费试用的是直播间；三分屏、签到与防录屏由顾问演示。',
};

export const eduAnchors: readonly SectionAnchor[] = [
  { id: 'pains', name: '难在哪里' },
  { id: 'class', name: '三块屏幕' },
  { id: 'guard', name: '课程防盗' },
  { id: 'steps', name: '排课流程' },
  { id: 'scenes', name: '适用课堂' },
  { id: 'faq', name: '常见问题' },
];

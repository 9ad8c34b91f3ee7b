import type { HeroLines, ProductHead, SectionAnchor } from '../product-page';

export const eventHead: ProductHead = {
  title: '活动管理系统_报名审核签到制证与会后报告',
  description:
    '报名审核、签到制证、议程与问卷一体管理，活动数据自动汇总。从发出邀请到会后报告用同一份名单，现场签到快，线上线下一起算，可先试办一场。',
  keywords: ['活动管理系统', '会务系统', '会议签到', '报名审核'],
  name: '活动管理',
};

export const eventHero: HeroLines = {
  ask: 'trial',
  title: ['从一张邀请，', '到一份报告'],
  intro: ['报名审核、签到制证、议程与问卷一体管理，', '活动数据自动汇总。'],
  note: '免费试用的是直播间与报名表单；现场签到由顾问演示。',
};

export const eventAnchors: readonly SectionAnchor[] = [
  { id: 'pains', name: '前一晚的问题' },
  { id: 'features', name: '能做什么' },
  { id: 'run', name: '流程' },
  { id: 'check-in', name: '签到方式' },
  { id: 'cases', name: '案例' },
  { id: 'faq', name: '常见问题' },
];

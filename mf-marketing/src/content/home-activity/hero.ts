import type { HeroLines, ProductHead, SectionAnchor } from '../product-page';

export const activityHead: ProductHead = {
  title: '活动年会直播_签到弹幕抽奖与异地同屏',
  description:
    '人到不齐，热闹也能到齐。签到、弹幕、抽奖与异地同屏，年会与庆典线上线下一起参与，抽奖规则与名单当场公示，可先彩排一遍再定。',
  keywords: ['年会直播', '活动直播', '直播抽奖', '异地同屏'],
  name: '活动/年会直播',
  alternate: '/m/activity',
};

export const activityHero: HeroLines = {
  ask: 'trial',
  title: ['人到不齐，', '热闹也能到齐'],
  intro: ['签到、弹幕、抽奖与异地同屏，', '年会与庆典线上线下一起参与。'],
  note: '免费试用的是直播间；签到、抽奖与大屏由顾问演示。',
};

export const activityAnchors: readonly SectionAnchor[] = [
  { id: 'programme', name: '六个节目' },
  { id: 'features', name: '抽奖与相册' },
  { id: 'run', name: '一场四地年会' },
  { id: 'rules', name: '抽奖规则' },
  { id: 'faq', name: '常见问题' },
];

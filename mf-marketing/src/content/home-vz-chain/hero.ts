import type { HeroLines, ProductHead, SectionAnchor } from '../product-page';

export const chainHead: ProductHead = {
  title: '连锁直播系统_总部门店同播与业绩归属',
  description:
    '总部开一场播，全国门店同时卖，客户与业绩自动归属到店。门店码、导购码、客户保护期、到店核销与门店看板在一个后台，可约顾问演示。',
  keywords: ['连锁直播', '门店直播', '导购分佣', '到店核销'],
  name: '连锁直播',
  alternate: '/m/vzChain',
};

export const chainHero: HeroLines = {
  ask: 'trial',
  title: ['总部开一场播，', '全国门店同时卖'],
  intro: ['一路画面送到每家店。', '客户从哪家店进来，订单和业绩就记在哪家店。'],
  note: '免费试用的是直播间；连锁功能由顾问演示。',
};

export const chainAnchors: readonly SectionAnchor[] = [
  { id: 'pains', name: '问题' },
  { id: 'features', name: '能做什么' },
  { id: 'report', name: '门店账单' },
  { id: 'roles', name: '分工' },
  { id: 'kinds', name: '适用行业' },
  { id: 'faq', name: '常见问题' },
];

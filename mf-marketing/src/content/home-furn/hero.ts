import type { HeroLines, ProductHead, SectionAnchor } from '../product-page';

export const furnHead: ProductHead = {
  title: '家居建材直播方案_联盟锁客到门店量尺',
  description:
    '高客单也能在直播间定下来。联盟预热、爆款锁客、工厂探访到门店量尺，让到店更有准备，七天排期与订金卡模板可以直接套用，欢迎咨询。',
  keywords: ['家居建材直播方案', '联盟锁客', '工厂直播', '门店量尺'],
  name: '家居建材直播',
  alternate: '/m/furn',
};

export const furnHero: HeroLines = {
  ask: 'trial',
  title: ['高客单，', '也能在直播间定下来'],
  intro: ['联盟预热、爆款锁客、工厂探访到门店量尺，', '让到店更有准备。'],
  note: '免费试用的是直播间；订金卡由顾问演示，小额订金可退。',
};

export const furnAnchors: readonly SectionAnchor[] = [
  { id: 'run', name: '七天排期' },
  { id: 'pains', name: '客户的犹豫' },
  { id: 'features', name: '三种场子' },
  { id: 'scenes', name: '六种玩法' },
  { id: 'faq', name: '常见问题' },
];

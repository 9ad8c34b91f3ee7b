import type { HeroLines, ProductHead, SectionAnchor } from '../product-page';

export const schoolHead: ProductHead = {
  title: '校园直播_典礼家长会公开课与运动会方案',
  description:
    '校园里的每个大日子都能到场。开学与毕业典礼、家长会、公开课和运动会，视频与图文同步直播，家长凭名单观看，可预约一次校园勘场。',
  keywords: ['校园直播', '毕业典礼直播', '家长会直播', '公开课直播'],
  name: '校园直播',
};

export const schoolHero: HeroLines = {
  ask: 'trial',
  title: ['校园里的每个大日子', '都能到场'],
  intro: ['典礼、家长会、公开课与运动会，视频与图文同步，', '家长凭名单观看，外人进不来。'],
  note: '免费试用的是直播间；凭名单观看由顾问演示。',
};

export const schoolAnchors: readonly SectionAnchor[] = [
  { id: 'pains', name: '三个为难' },
  { id: 'features', name: '名单与相册' },
  { id: 'run', name: '三周排期' },
  { id: 'rules', name: '先问三句' },
  { id: 'faq', name: '常见问题' },
];

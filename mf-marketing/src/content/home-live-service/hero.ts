import type { WantedWork } from '@site/shared/page/page-asks';
import type { HeroLines, ProductHead, SectionAnchor } from '../product-page';

export const crewHead: ProductHead = {
  title: '直播拍摄执行服务_导播摄像与现场网络保障',
  description:
    '导演、摄像、导播、网络与应急一体执行，按机位和时长灵活组合。勘场、彩排、播出到剪辑交付有人负责，直播分发一并安排，留下日期即可报价。',
  keywords: ['直播拍摄执行', '活动直播服务', '直播分发', '导播服务'],
  name: '直播拍摄执行',
};

export const crewAsk: WantedWork = {
  want: '索取机位图',
  title: '要一份机位图和报价',
  example: '如：6 月 12 日，会展中心 3 号厅，300 人发布会',
};

export const crewHero: HeroLines = {
  ask: crewAsk,
  title: ['现场交给我们，', '你只管上台'],
  intro: ['导演、摄像、导播、网络与应急一体执行，', '按机位和时长灵活组合。'],
};

export const crewAnchors: readonly SectionAnchor[] = [
  { id: 'people', name: '团队' },
  { id: 'steps', name: '六步流程' },
  { id: 'packages', name: '档位' },
  { id: 'distribution', name: '直播分发' },
  { id: 'cities', name: '城市' },
  { id: 'faq', name: '常见问题' },
];

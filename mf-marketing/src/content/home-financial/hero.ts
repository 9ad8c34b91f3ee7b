import type { WantedWork } from '@site/shared/page/page-asks';
import type { HeroLines, ProductHead, SectionAnchor } from '../product-page';

export const financialHead: ProductHead = {
  title: '金融直播合规方案_投教路演审批与留痕',
  description:
    '每一句话都留得下、查得到。审批、敏感词、风险提示与回看留存齐备，服务投教、路演与内训，支持实名进场与私有化部署，可约一次流程演示。',
  keywords: ['金融直播', '投教直播', '直播合规', '路演直播'],
  name: '金融财经直播',
};

export const financialAsk: WantedWork = {
  want: '约流程演示',
  title: '约一次流程演示',
  example: '如：季度策略会，仅持有人可看，回看要留五年',
};

export const financialHero: HeroLines = {
  ask: financialAsk,
  title: ['每一句话，', '都留得下、查得到'],
  intro: ['审批、敏感词、风险提示与回看留存齐备，', '服务投教、路演与内训。'],
  note: '不提供投资建议类功能，不做收益展示。',
};

export const financialAnchors: readonly SectionAnchor[] = [
  { id: 'pains', name: '四方担心' },
  { id: 'features', name: '审批与留痕' },
  { id: 'rules', name: '监管要点' },
  { id: 'deploy', name: '部署方式' },
  { id: 'scenes', name: '适用场次' },
  { id: 'faq', name: '常见问题' },
];

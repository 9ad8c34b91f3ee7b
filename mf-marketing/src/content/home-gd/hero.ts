import { gdAsk } from '@site/shared/page/page-asks';
import type { HeroLines, ProductHead, SectionAnchor } from '../product-page';

export const gdHead: ProductHead = {
  title: '广电融媒直播方案_慢直播与应急发布',
  description:
    '新闻现场，随时可播。云导播、延时播出、多平台转推与慢直播，为融媒体生产减负，信源容灾与审核播出流程齐备，可申请一次现场测试。',
  keywords: ['广电融媒直播', '慢直播', '云导播', '多平台转推'],
  name: '广电传媒直播',
  alternate: '/m/gd',
};

export const gdHero: HeroLines = {
  ask: gdAsk,
  title: ['新闻现场，', '随时可播'],
  intro: ['云导播、延时播出、多平台转推与慢直播，', '为融媒体生产减负。'],
  note: '记者一部手机回传，编辑在浏览器里切播。',
};

export const gdAnchors: readonly SectionAnchor[] = [
  { id: 'tools', name: '六道工序' },
  { id: 'scenes', name: '适用节目' },
  { id: 'features', name: '值守与容灾' },
  { id: 'urgent', name: '应急十分钟' },
  { id: 'faq', name: '常见问题' },
];

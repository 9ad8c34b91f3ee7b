import type { WantedWork } from '@site/shared/page/page-asks';
import type { HeroLines, ProductHead, SectionAnchor } from '../product-page';

export const planningHead: ProductHead = {
  title: '直播策划服务_脚本物料主持与短视频',
  description:
    '策划、脚本、物料、主持与短视频剪辑，补齐团队缺的那一环。可以整包，也可以只要一份脚本；三轮修改写进排期，成片与源文件一并交付。',
  keywords: ['直播策划', '直播脚本', '直播主持', '短视频剪辑'],
  name: '原创策划服务',
};

export const planningAsk: WantedWork = {
  want: '听两个方向',
  title: '先听两个创意方向',
  example: '如：三十周年庆，想让外地员工也到场，还没有主题',
};

export const planningHero: HeroLines = {
  ask: planningAsk,
  title: ['想法到成片，', '一起做完'],
  intro: ['策划、脚本、物料、主持与短视频剪辑，', '补齐团队缺的那一环。'],
  note: '只差一份脚本，也可以单独做。',
};

export const planningAnchors: readonly SectionAnchor[] = [
  { id: 'modules', name: '按环节选' },
  { id: 'rhythm', name: '节奏怎么排' },
  { id: 'wall', name: '交付样子' },
  { id: 'steps', name: '三周排期' },
  { id: 'faq', name: '常见问题' },
];

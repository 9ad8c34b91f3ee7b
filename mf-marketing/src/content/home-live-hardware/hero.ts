import type { WantedWork } from '@site/shared/page/page-asks';
import type { HeroLines, ProductHead, SectionAnchor } from '../product-page';

export const hardwareHead: ProductHead = {
  title: '直播设备租赁与采购_四类场地配套清单',
  description:
    '桌面、会议室、外拍与演播厅四类套装，支持租赁与采购。编码器、摄像机、收音、灯光、绿幕与聚合路由按场地配齐，不多买一件，已有设备先做适配检查。',
  keywords: ['直播设备', '直播设备租赁', '导播一体机', '直播编码器'],
  name: '直播硬件',
};

export const hardwareAsk: WantedWork = {
  want: '索取设备清单',
  title: '要一份设备清单',
  example: '如：40 平米会议室，已有两台相机，每月播 8 场',
};

export const hardwareHero: HeroLines = {
  ask: hardwareAsk,
  title: ['按场地配设备，', '不多买一件'],
  intro: ['桌面、会议室、外拍与演播厅四类套装，', '支持租赁与采购。'],
  note: '已有的设备先报型号，能用的就不换。',
};

export const hardwareAnchors: readonly SectionAnchor[] = [
  { id: 'kits', name: '四份清单' },
  { id: 'rent', name: '租还是买' },
  { id: 'match', name: '适配' },
  { id: 'faq', name: '常见问题' },
];

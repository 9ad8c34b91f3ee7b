import { hallAsk } from '@site/shared/page/page-asks';
import type { HeroLines, ProductHead, SectionAnchor } from '../product-page';

export const hallHead: ProductHead = {
  title: '元宇宙展厅_虚拟展会与3D发布会',
  description:
    '把展馆、发布会和直播放进同一个可漫游的三维空间。数字分身、展位热点、名片交换与访客数据，浏览器点开就能逛，展期后还可以保留。',
  keywords: ['元宇宙展厅', '虚拟展会', '3D发布会', '线上展会'],
  name: '元宇宙展厅',
  alternate: '/m/yuanyuzhou',
};

export const hallHero: HeroLines = {
  ask: hallAsk,
  title: ['一个链接，', '走进一座展馆'],
  intro: ['展馆、发布会和直播，', '放进同一个可漫游的三维空间。'],
  note: '手机和电脑的浏览器都能逛，不用装插件。',
};

export const hallAnchors: readonly SectionAnchor[] = [
  { id: 'visit', name: '逛一遍' },
  { id: 'features', name: '能做什么' },
  { id: 'parts', name: '部件' },
  { id: 'plan', name: '搭法与周期' },
  { id: 'faq', name: '常见问题' },
];

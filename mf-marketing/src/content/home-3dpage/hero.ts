import type { HeroLines, ProductHead, SectionAnchor } from '../product-page';

export const virtualHead: ProductHead = {
  title: '3D虚拟直播_绿幕抠像虚拟演播厅',
  description:
    '一块绿幕、一台电脑，把会议室变成可切换的三维演播厅。实时抠像、虚拟机位、AR 图表与场景模板，推流和本地录制同时进行，可约顾问演示。',
  keywords: ['虚拟直播', '虚拟演播厅', '绿幕抠像', '3D直播'],
  name: '3D 虚拟直播',
};

export const virtualHero: HeroLines = {
  ask: 'trial',
  title: ['三米宽的绿幕，', '一间发布厅'],
  intro: ['一块绿幕、一台电脑，', '把会议室变成可切换的三维演播厅。'],
  note: '免费试用的是直播间；虚拟演播由顾问演示，纯色墙面也能看效果。',
};

export const virtualAnchors: readonly SectionAnchor[] = [
  { id: 'before', name: '和搭实景比' },
  { id: 'features', name: '能做什么' },
  { id: 'sets', name: '场景' },
  { id: 'needs', name: '设备要求' },
  { id: 'faq', name: '常见问题' },
];

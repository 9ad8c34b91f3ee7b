import type { HeroLines, ProductHead, SectionAnchor } from '../product-page';

export const clientHead: ProductHead = {
  title: '3D虚拟直播客户端_系统要求与安装说明',
  description:
    '3D 虚拟直播客户端的系统要求、安装步骤、版本记录与常见报错。绿幕抠像、三维场景与虚拟机位在一台 Windows 电脑上完成，可先下载自测再试用。',
  keywords: ['3D虚拟直播软件', '虚拟演播厅软件', '绿幕抠像软件'],
  name: '3D 虚拟直播客户端',
};

export const clientHero: Omit<HeroLines, 'ask'> & { download: string; released: string; unknown: string } = {
  title: ['装在一台电脑里的', '虚拟演播厅'],
  intro: ['先看系统要求，再装客户端；', '首次启动会替你把这台电脑测一遍。'],
  download: '去下载',
  released: '发布',
  unknown: '当前版本与大小见下载中心。',
};

export const clientAnchors: readonly SectionAnchor[] = [
  { id: 'needs', name: '系统要求' },
  { id: 'install', name: '安装' },
  { id: 'errors', name: '常见报错' },
  { id: 'versions', name: '版本记录' },
  { id: 'faq', name: '常见问题' },
];

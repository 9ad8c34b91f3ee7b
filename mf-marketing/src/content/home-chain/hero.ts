import type { HeroLines, ProductHead, SectionAnchor } from '../product-page';

export const chainHead: ProductHead = {
  title: '门店直播方案_茶饮美业母婴药店连锁开播',
  description:
    '一家店会播，所有店都会播。总部统一内容，门店各自邀约，客户与业绩回到门店，茶饮、美业、母婴、药店都有排期模板，开通后先用三家店播一周。',
  keywords: ['门店直播', '连锁门店直播方案', '店长培训直播', '门店私域'],
  name: '连锁门店直播',
  alternate: '/m/chain',
};

export const chainHero: HeroLines = {
  ask: 'trial',
  title: ['一家店会播，', '所有店都会播'],
  intro: ['总部统一内容，门店各自邀约，', '客户与业绩回到门店。'],
  note: '免费试用的是直播间；连锁功能由顾问演示。',
};

export const chainAnchors: readonly SectionAnchor[] = [
  { id: 'kinds', name: '三种播法' },
  { id: 'compare', name: '两种做法' },
  { id: 'trades', name: '分行业排期' },
  { id: 'run', name: '一场会员日' },
  { id: 'faq', name: '常见问题' },
];

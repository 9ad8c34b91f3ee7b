import type { HeroLines, ProductHead, SectionAnchor } from '../product-page';

export const onlineShopHead: ProductHead = {
  title: '新零售直播带货系统_商品橱窗与订单核销',
  description:
    '边看边买，买完还会来。商品讲解、优惠券、秒杀、拼团与核销打通，订单和会员回到自己的商城，接入现有小程序，先播一场看看复购。',
  keywords: ['直播带货系统', '新零售直播', '小程序商城直播', '直播优惠券'],
  name: '新零售直播',
};

export const onlineShopHero: HeroLines = {
  ask: 'trial',
  title: ['边看边买，', '买完还会来'],
  intro: ['商品讲解、优惠券、秒杀与核销打通，', '订单和会员回到自己的商城。'],
  note: '免费试用的是直播间；橱窗、秒杀与核销由顾问演示。',
};

export const onlineShopAnchors: readonly SectionAnchor[] = [
  { id: 'way', name: '一件货的五站' },
  { id: 'after', name: '四个问题' },
  { id: 'features', name: '货架与会员' },
  { id: 'rules', name: '合规记录' },
  { id: 'faq', name: '常见问题' },
];

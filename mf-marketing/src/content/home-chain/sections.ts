import { callbackWithin } from '../lead-band';
import type { Comparison, Feature, LeadLines, Lines, RelatedLink } from '../product-page';

export const chainKindsTitle: Lines = ['门店一周的三种直播'];

export const chainKindsIntro = '大促靠总部，日常靠门店，执行靠培训。三种播法分开排，店员就不会觉得天天在播。';

/** In the order of their pictures. */
export const chainKinds = [
  {
    name: '总部大促播',
    when: '每月 2 场 · 周五晚',
    text: '总部开一间直播间，各店用自己的门店码邀约，订单和客户按码回到门店。',
    fit: '上新、会员日、换季清仓',
  },
  {
    name: '门店日常播',
    when: '每店每周 1 场 · 40 分钟',
    text: '店长拿手机在柜台前播，商品、背景和话术由总部备好，开播前改三处。',
    fit: '到货、试用、本地活动',
  },
  {
    name: '店长培训播',
    when: '每周一早 · 30 分钟',
    text: '只对店长和导购开放，讲完当场答题，没过的人看回放补考。',
    fit: '新品卖点、服务标准、复盘',
  },
] as const;

export const chainCompare: { title: Lines; intro: string; heads: readonly [string, string]; list: Comparison[] } = {
  title: ['各店自播与总部备料的区别'],
  intro: '差别不在谁的口才好，在准备工作由谁做、结果算给谁。',
  heads: ['各店自己播', '总部备料，门店开播'],
  list: [
    {
      work: '内容',
      before: '每店各写各的，价格和说法经常对不上',
      after: '总部审过的脚本和商品，门店只改店名与到店时间',
    },
    { work: '邀约', before: '海报发在群里，来的人不知道是谁请的', after: '每位导购一张码，谁请来的客户记在谁名下' },
    { work: '成交', before: '下单走总部商城，门店觉得白忙', after: '订单按码归到门店，佣金不超过两级' },
    { work: '到店', before: '券发出去，核销靠店员手抄', after: '扫码核销，到店率按店按天看得到' },
  ],
};

export const chainFeaturesTitle: Lines = ['总部备料与门店开播'];

/** In the order of their stages. */
export const chainFeatures: readonly [Feature, Feature] = [
  {
    title: ['店长用手机开门店直播间'],
    intro: '总部把背景、商品和话术打包成模板，店长领取后改三处就能开播。',
    points: [
      { name: '门店模板', text: '封面、商品、优惠券一次配好，下发到选定门店' },
      { name: '开播巡检', text: '总部看得到哪家在播，违规内容可以远程停播' },
      { name: '本地到店券', text: '券只能在发券的门店核销，过期自动收回' },
    ],
  },
  {
    title: ['按到店结果排门店名次'],
    intro: '排的不只是卖了多少，还有开没开、来没来、到没到店。',
    points: [
      { name: '开播率', text: '按计划该播的门店，谁播了谁没播' },
      { name: '邀约人数', text: '按导购看，老客与新客分开' },
      { name: '到店核销率', text: '领券到核销隔了几天，按店对比' },
    ],
    more: { text: '看连锁直播怎样算归属', link: '/home/vzChain' },
  },
];

export const chainTradesTitle = '四类门店各自的排期';

export const chainTradesIntro: Lines = ['同一套后台，行业不同，', '播什么、什么时候播，差别很大。'];

export const chainTrades = [
  {
    name: '茶饮餐饮',
    sign: '茶饮店',
    orders: 18,
    text: '上新当天中午开播，双杯券两天内到店用完',
    tip: '看核销时段，错开高峰',
  },
  {
    name: '美业',
    sign: '美容院',
    orders: 6,
    text: '技师讲护理步骤，体验券到店核销，不做功效承诺',
    tip: '看到店后的复约',
  },
  {
    name: '母婴',
    sign: '母婴店',
    orders: 11,
    text: '会员日固定在每月 18 日，育儿顾问答疑后再讲商品',
    tip: '看月龄标签与回购',
  },
  {
    name: '药店',
    sign: '大药房',
    orders: 9,
    text: '药师讲用药常识，内容先审后播，处方药不进直播间',
    tip: '看会员建档',
  },
] as const;

export const chainCases = {
  criteria: { featured: 41001, industries: ['连锁零售'], kinds: ['门店'] },
  text: {
    title: '这些门店已经播成习惯',
    intro: '客户已匿名。',
    more: { text: '查看门店案例', link: '/home/case' },
  },
} as const;

export const chainRelated: readonly RelatedLink[] = [
  { name: '连锁直播', text: '总部同播、门店归属、导购分佣的产品说明', link: '/home/vzChain' },
  { name: '美业连锁', text: '拓客卡、项目次卡与技师讲解', link: '/home/cosmetology' },
  { name: '企微 SCRM', text: '门店客户进企微，标签和跟进自动带上', link: '/home/vzScrm' },
];

export const chainLead: LeadLines = {
  title: ['开通后先用三家店播一周'],
  intro: '挑一家爱播的、一家不敢播的、一家没播过的，一周下来就知道模板够不够用。',
  steps: [
    { when: callbackWithin, what: '顾问回电，约时间演示连锁功能' },
    { when: '开通之后', what: '配好模板与门店码，店长培训播一场' },
    { when: '一周之后', what: '看开播率与核销，决定要不要铺开' },
  ],
};

import { callbackWithin } from '../lead-band';
import type { CaseCopy, Feature, LeadLines, Lines, NamedText, Pain, RelatedLink } from '../product-page';

export const chainPains: { title: Lines; intro: string; list: readonly Pain[] } = {
  title: ['门店直播常见的四个难处'],
  intro: '设备和主播可以补，规则没定清楚，播得越多，总部和门店之间的账越难算。',
  list: [
    {
      who: '品牌部',
      ask: '各店调性不一',
      why: '背景、话术、价格各做各的，客户看两家就开始比价。',
      answer: '总部一路画面，素材与价格统一下发',
    },
    {
      who: '导购',
      ask: '转发没有下文',
      why: '群里转了链接，谁点了、谁买了都不知道，下次就不转了。',
      answer: '每人一张码，进店与成交当天看得到',
    },
    {
      who: '加盟商',
      ask: '一张订单有三方来认',
      why: '总部的流量、门店的熟客、导购的人情，月底对不拢。',
      answer: '先到先绑，保护期与规则开播前公示',
    },
    {
      who: '店长',
      ask: '线上热闹但没人到店',
      why: '券领走了，人没有来，货发走了，客户也没留下。',
      answer: '券要到店核销，店员扫码就能接待',
    },
  ],
};

export const chainFeaturesTitle = '同播、归属与结算';

/** In the order of their stages: the room on a store's phone, the customer's card. */
export const chainFeatures: readonly [Feature, Feature] = [
  {
    title: ['一路信号分到各店直播间'],
    intro: '总部负责讲，门店负责请人。店里不用搭景，一部手机就能在分会场插播本店的优惠。',
    points: [
      { name: '同播与分播', text: '跟总部画面，也可以在约定的时段切到本店镜头' },
      { name: '统一素材库', text: '海报、商品、话术总部下发，门店只填自己的地址' },
      { name: '门店专属码', text: '店门口、收银台、导购胸牌，各是一张码' },
    ],
    more: { text: '看门店播法与排期', link: '/home/chain' },
  },
  {
    title: ['客户归属在进场时确定'],
    intro: '扫谁的码进来，就绑定谁家的店和导购。规则写在直播间里，客户和门店都看得见。',
    points: [
      { name: '绑定与保护期', text: '天数由总部设定，期内下单都算这家店' },
      { name: '业绩自动归属', text: '成交、退款、核销都跟着订单走，不用月底再对' },
      { name: '两级以内分佣', text: '导购与店长各一级，比例总部定，超过两级开不出来' },
    ],
    more: { text: '看企微 SCRM 怎么接住客户', link: '/home/vzScrm' },
  },
];

export const chainReport: { title: Lines; intro: string } = {
  title: ['散场即出各店账单'],
  intro: '观看、下单、核销按门店和导购拆开。总部看排行，区域看差距，店长只看自己这一家。',
};

export const chainRoles: {
  title: Lines;
  intro: string;
  phases: readonly { name: string; span: string }[];
  roles: readonly { name: string; work: readonly [string, string, string] }[];
} = {
  title: ['三种角色的工作清单'],
  intro: '以一场 90 分钟的会员日直播为例，三种角色各有各的清单，互不等待。',
  phases: [
    { name: '播前', span: '7 天' },
    { name: '播中', span: '20:00–21:30' },
    { name: '播后', span: '7 天' },
  ],
  roles: [
    {
      name: '总部',
      work: ['定选品与价格，下发素材和门店码', '一路画面送到所有门店，盯住库存', '出门店排行，结算两级佣金'],
    },
    { name: '门店', work: ['领券包，约老客到店一起看', '到点分播十分钟，讲本店的优惠', '按核销单备货，接待到店客户'] },
    { name: '导购', work: ['转发自己的码，把熟客拉进群', '在评论区认领自己的客户', '逐个提醒核销，约下一次到店'] },
  ],
};

export const chainKinds: { title: string; intro: Lines; list: readonly NamedText[] } = {
  title: '六类连锁的播法',
  intro: ['骨架是同一套，行业不同，', '换的是券、货和到店的理由。'],
  list: [
    { name: '茶饮餐饮', text: '上新当晚发半价券，七天内到店核销' },
    { name: '母婴连锁', text: '每月会员日，按月龄推课程和用品' },
    { name: '美业连锁', text: '技师讲护理，体验卡约到离家近的店' },
    { name: '家居卖场', text: '联盟品牌轮流讲，小额订金锁到店' },
    { name: '汽车 4S', text: '总部讲车型，展厅接试驾预约' },
    { name: '连锁药店', text: '药师讲常识，先审后播，约到店测量' },
  ],
};

export const chainCases: CaseCopy = {
  title: '他们把一场播拆给每家店',
  intro: '门店数量不同，分工的办法也不同。客户已匿名。',
  product: '连锁',
  featured: 41003,
  kinds: ['门店', '发布会', '科普'],
  shows: '夫妻拿户型图到卖场，设计师指着一面墙',
  more: { text: '看全部连锁案例', link: '/home/case' },
};

export const chainRelated: readonly RelatedLink[] = [
  { name: '连锁门店方案', text: '按茶饮、美业、母婴、药店分别讲的排期', link: '/home/chain' },
  { name: '会员日专场', text: '每月固定一天，让老会员有理由回来', link: '/home/marketing/50013' },
  { name: '企微 SCRM', text: '到店客户进企微，标签和提醒自动排好', link: '/home/vzScrm' },
];

export const chainLead: LeadLines = {
  title: ['先用三家店播一场'],
  intro: '告诉我们门店数量和直营、加盟的比例，顾问带着归属规则和排期来谈。',
  steps: [
    { when: callbackWithin, what: '顾问回电，确认门店与归属规则' },
    { when: '第 2 天', what: '演示门店码、导购码与门店看板' },
    { when: '开通之后', what: '陪三家店开出首场，看第一张门店排行' },
  ],
};

import type { StoreNetwork } from '@site/drawings/stages/store-network-stage';
import type { Pain, RelatedLink, Step, TopicCopy } from './topic-page';

export const chainCopy: TopicCopy = {
  head: {
    title: '门店直播方案_连锁门店日常播与会员日排期',
    description:
      '总部统一内容，门店各自邀约，客户与业绩回到门店。茶饮、美业、母婴、药店四种排期，一个月的直播日历照着改就能用。',
    keywords: ['门店直播', '连锁门店直播方案', '会员日直播'],
  },
  hero: {
    kicker: '连锁门店',
    title: ['一家店会播，', '所有店都会播'],
    intro: ['总部排好一个月，', '店里照着做，不用自己想主题。'],
    note: '免费试用的是直播间；连锁功能由顾问演示。',
  },
  questions: [
    {
      ask: '店里只有两三个人，谁来播？',
      answer: '大促由总部播，门店只负责邀约和接待；日常播一次十五分钟，店长照着三段脚本讲一款，手机架在收银台旁就够。',
    },
    {
      ask: '门店的网不好怎么办？',
      answer: '同播的门店不推流，只看总部画面，断了不影响别店；要自己播的店，建议单独一张流量卡，不和收银共用宽带。',
    },
    {
      ask: '店员不愿意转发，怎么办？',
      answer: '把归属讲清楚：谁邀来的算谁的，两级以内，当晚就能在手机上看到自己的数。先在三家店跑一场，再推给其他店。',
    },
    {
      ask: '总部要配几个人？',
      answer: '一位主播、一位场控、一位客服可以起步；大促加一位导播。人手不够的，可以只买单场执行。',
    },
  ],
  lead: {
    title: ['先排出', '下个月的日历'],
    intro: '说说行业和门店数，顾问发你一份改好的日历和三段脚本。',
  },
};

export type ShowKind = 'daily' | 'big' | 'class';

/** Four weeks; a day without a live stream is absent. */
export const chainMonth = {
  label: '连锁门店一个月的直播日历：每周二、周四门店日常播，每周一店长培训，十八日会员日总部大促',
  title: '十一月直播日历',
  kinds: { daily: '门店日常播', big: '总部大促播', class: '店长培训播' } satisfies Record<ShowKind, string>,
  days: ['一', '二', '三', '四', '五', '六', '日'],
  /** The month begins on this day of the week, Monday being 0. */
  startsOn: 6,
  length: 30,
  shows: {
    2: 'class',
    3: 'daily',
    5: 'daily',
    9: 'class',
    10: 'daily',
    12: 'daily',
    16: 'class',
    17: 'daily',
    18: 'big',
    19: 'daily',
    23: 'class',
    24: 'daily',
    26: 'daily',
    28: 'big',
    30: 'class',
  } satisfies Record<number, ShowKind>,
} as const;

export const chainTrades = {
  title: '四个行业的播法',
  choose: '选一个行当',
  items: [
    {
      name: '茶饮',
      when: '下午 15:00，出杯间隙',
      points: [
        '新品半价券，跨店可用，邀约业绩不变',
        '冲泡特写给总部拍，门店举杯入镜半分钟',
        '七天内到店核销，短片第二天发熟客群',
      ],
    },
    {
      name: '美业',
      when: '晚上 20:00，客人下班后',
      points: ['技师讲解护理流程，体验卡线上售', '老客介绍新客，规则两级以内', '到店次日回访，不承诺效果'],
    },
    {
      name: '母婴',
      when: '每月十八日，孩子睡后',
      points: ['按宝宝月龄分段讲，各看各的', '育儿师答疑，问题提前收集', '到店体验和复购提醒写进企微'],
    },
    {
      name: '药店',
      when: '上午 10:00，慢病人群方便',
      points: ['药师讲用药常识，内容先审后播', '邀请到店测量，不做疗效表述', '会员日只讲服务，不推处方药'],
    },
  ],
} as const;

export const chainPains: readonly Pain[] = [
  { title: '播三次就没了主题', text: '店长自己想内容，第四周就停了。', answer: '总部排好日历，每场有脚本' },
  { title: '人气没有带到门店', text: '大场面热闹，到店的人没变多。', answer: '券带归属，核销在店' },
  { title: '店长离职后直播中断', text: '经验在人身上，换个人从头来。', answer: '每周一次店长课，讲完就练' },
];

export const chainGrowth: readonly Step[] = [
  { when: '第 1 周', title: '三家店', text: '选一家强的、一家一般的、一家新的，把码和归属跑顺。' },
  { when: '第 3 周', title: '一个城市', text: '店长课开讲，日常播每周两次，店长互相看回放。' },
  { when: '第 6 周', title: '第一次会员日', text: '总部播，门店同播，核销率写进例会的开头。' },
  { when: '第 10 周', title: '所有门店', text: '日历固定下来，换季只换主题，不换节奏。' },
];

export const chainNetwork: StoreNetwork = {
  label: '会员日同播画面：总部直播间的画面送到各家门店，订单回到门店，并列出订单归属',
  viewers: '8,214 人在看',
  offer: '会员日 · 体验卡 49 元',
  stores: [
    { name: '城东店', roof: 'arch', orders: 4 },
    { name: '城西店', roof: 'step', orders: 6 },
  ],
  binding: { store: '城东店', guide: '店长 周', days: 60, passed: 12 },
  orders: [
    { goods: '体验卡', store: '城西店', guide: '小何' },
    { goods: '体验卡 ×2', store: '城东店', guide: '周' },
    { goods: '会员礼盒', store: '城西店', guide: '阿敏' },
  ],
};

/** The same evening where six stores have room beside each other. */
export const chainWideNetwork: StoreNetwork = {
  ...chainNetwork,
  stores: [
    { name: '城东店', roof: 'arch', orders: 4 },
    { name: '河畔店', roof: 'gable', orders: 3 },
    { name: '南站店', roof: 'flat', orders: 2 },
    { name: '西园店', roof: 'saw', orders: 5 },
    { name: '新街店', roof: 'slab', orders: 1 },
    { name: '城西店', roof: 'step', orders: 6 },
  ],
};

export const chainRelated: readonly RelatedLink[] = [
  { name: '连锁直播', text: '专属码、归属规则与佣金', link: '/m/vzChain' },
  { name: '会员日专场', text: '照着做的一套方案', link: '/m/market?id=50013' },
  { name: '企微 SCRM', text: '到店之后，继续有人跟', link: '/m/vzScrm' },
];

export const chainCase = 41013;

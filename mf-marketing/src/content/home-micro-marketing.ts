import type { LeadLines } from './product-page';

export const toolsHead = {
  name: '微营销',
  title: '微营销工具_24个直播营销小工具',
  description:
    '24 个直播营销小工具，按预热、互动、转化、复盘分组：报名、海报、抽奖、红包、优惠券、秒杀与数据大屏，按场景挑选，按套餐开通，开播前照着选，播完了照着复盘。',
  keywords: ['微营销', '直播营销工具', '直播抽奖', '直播优惠券', '直播报名'],
};

export const toolsHero = {
  title: '24 个直播营销小工具',
  intro: ['预热、互动、转化、复盘各有工具，', '按场景挑选，按套餐开通。'],
};

/** Purpose of each group of tools, in the order of a live stream. */
export const toolGroups: readonly { name: string; when: string; text: string }[] = [
  { name: '预热', when: '开播前 7 天', text: '让该来的人知道、报上名、准时到。' },
  { name: '互动', when: '直播中', text: '把听众拉回画面，谁在认真听看得见。' },
  { name: '转化', when: '讲到产品时', text: '讲到哪款，券和商品就出现在哪。' },
  { name: '复盘', when: '散场之后', text: '数字给运营看，名单给销售用。' },
];

export const toolsCopy = {
  form: '筛选工具',
  search: '搜索工具',
  placeholder: '搜索工具，如“抽奖”“报名”',
  send: '搜索',
  groups: '按环节',
  plans: '按套餐',
  all: '全部',
  allPlans: '不限套餐',
  from: '起',
  every: '各套餐可用',
  help: '怎么设置',
  prices: '看各套餐差异',
  empty: '没有符合条件的工具，换个词，或放宽套餐再看看',
  back: '查看全部工具',
  note: '抽奖、红包与邀请奖励请按规则公示，单个奖品与返佣层级遵守相关规定。',
};

export const toolsLead: LeadLines = {
  title: ['不知道', '先开哪几个？'],
  intro: '说说这场直播想要报名、成交还是到店，顾问会挑四五个够用的工具，排好先后顺序发给你。',
};

/** One show of ninety minutes that gets by with six tools: when each is open, and what it yields. Sample data. */
export const toolsPlan = {
  label:
    '一场九十分钟的新品会只用六个工具。报名表单从前七天开到开播，得 1,268 人；签到开播后一刻钟，842 人；投票第 35 分钟，517 票；优惠券第 48 到 70 分钟，316 张；问卷最后十分钟，204 份；线索评分次日，27 人先打',
  name: '一场新品会，六件就够',
  times: ['前 7 天', '开播', '30', '60', '90 分', '次日'],
  bars: [
    { key: 'signUp', name: '报名表单', yields: '1,268 人' },
    { key: 'checkIn', name: '签到', yields: '842 人' },
    { key: 'vote', name: '投票', yields: '517 票' },
    { key: 'coupon', name: '优惠券', yields: '316 张' },
    { key: 'survey', name: '问卷', yields: '204 份' },
    { key: 'score', name: '线索评分', yields: '27 人先打' },
  ],
} as const;

import { callbackWithin } from '../lead-band';
import type { Feature, LeadLines, Lines, NamedText, Pain, RelatedLink } from '../product-page';

export const furnPains: { title: Lines; intro: string; list: readonly Pain[] } = {
  title: ['家居客户犹豫的四件事'],
  intro: '家居是一辈子买几次的东西。直播间要做的不是催单，是把犹豫一件一件说清楚。',
  list: [
    {
      who: '决策长',
      ask: '看了五家还在比',
      why: '一家人意见不同，谁也没见过实物全貌。',
      answer: '工厂与样板间连着看，回看链接发给家人一起定。',
    },
    {
      who: '到店难',
      ask: '约好周末却没来',
      why: '留了电话也约不动，到店的理由不够具体。',
      answer: '订金卡写明到店权益与期限，导购按卡约量尺。',
    },
    {
      who: '单打弱',
      ask: '一个牌子叫不动人',
      why: '单品牌流量小，联盟做起来账又算不清。',
      answer: '多品牌同场，谁带来的客户、进了谁的店都有记录。',
    },
    {
      who: '信任差',
      ask: '环保真有那么好？',
      why: '参数听不懂，承诺没有凭据。',
      answer: '产线、检测报告与安装工艺当场看，讲解留档可回看。',
    },
  ],
};

export const furnFeaturesTitle: Lines = ['工厂探访、联盟同场与设计师连麦'];

/** In the order of their stages. */
export const furnFeatures: readonly [Feature, Feature, Feature] = [
  {
    title: ['工厂探访：', '看得见才放心'],
    intro: '镜头跟着一块板从进厂到封边，客户问到哪里，就拍到哪里。',
    points: [
      { name: '多机位连麦', text: '展厅主持、产线讲解、检测室三地同屏' },
      { name: '弱网回传', text: '厂房信号差时自动降码率，画面不断' },
      { name: '检测报告卡', text: '讲到环保时弹出报告原件，可以下载' },
    ],
  },
  {
    title: ['联盟同场：客户共享与分账'],
    intro: '卫浴、橱柜、地板一起播，一位客户经过几家店，都按规则记。',
    points: [
      { name: '来源与去向', text: '谁邀来的、进了谁的店、买了谁的货，三项分开记' },
      { name: '联盟权益', text: '逛满三家可领联盟券，逐店扫码' },
      { name: '数据各看各的', text: '品牌只看自己的客户明细，联盟方看汇总' },
    ],
  },
  {
    title: ['设计师连麦：', '拿着户型图聊'],
    intro: '客户传户型图，设计师边画边讲。聊完直接约量尺，方案跟到门店。',
    points: [
      { name: '户型图上屏', text: '隐去门牌与姓名后讲解，其他观众也能听' },
      { name: '量尺预约', text: '按门店距离给出可约时段，改期有提醒' },
      { name: '跟进到人', text: '谈过的风格、预算和顾虑写给门店设计师' },
    ],
    more: { text: '看企微 SCRM 怎么接住客户', link: '/home/vzScrm' },
  },
];

export const furnScenes: { title: string; intro: Lines; list: readonly NamedText[] } = {
  title: '六种家居直播玩法',
  intro: ['每种都有排期、话术和卡面模板，', '改品牌与价格就能开。'],
  list: [
    { name: '联盟异业直播', text: '不同品类同场，共享小区客户' },
    { name: '工厂探厂', text: '从原料到封边，边走边讲' },
    { name: '爆款锁客', text: '小额订金锁名额，到店抵现' },
    { name: '样板间巡游', text: '按户型逛，喜欢的角落截图留言' },
    { name: '设计师专场', text: '一小时讲三个户型，当场排队' },
    { name: '老客回访', text: '入住两年的家再拍一次，征得同意后播出' },
  ],
};

export const furnCases = {
  criteria: { featured: 41004, industries: ['家居建材'], kinds: ['门店'] },
  text: {
    title: '他们把到店约实了',
    intro: '客户已匿名。',
    shows: '车间主任在俯拍镜头下掰封边，大屏是微距画面',
    more: { text: '查看家居案例', link: '/home/case' },
  },
} as const;

export const furnRelated: readonly RelatedLink[] = [
  { name: '连锁直播', text: '总部开播，客户按门店归属', link: '/home/vzChain' },
  { name: '元宇宙展厅', text: '样板间做成可以逛的三维空间', link: '/home/yuanyuzhou' },
  { name: '直播拍摄执行', text: '工厂与展厅的多机位现场', link: '/home/liveService' },
];

export const furnLead: LeadLines = {
  title: ['为下一场联盟排七天日程'],
  intro: '几个品牌、哪一天播、门店在哪几个城市，写下这三样，顾问就能倒着排出七天。',
  steps: [
    { when: callbackWithin, what: '顾问回电，了解品牌数与门店' },
    { when: '第 2 天', what: '发出七天锁客排期与订金卡样' },
    { when: '开播前', what: '在线彩排；请我们执行的，到场勘察' },
  ],
};

import type { FollowUp } from '@site/drawings/stages/scrm-stage';
import type { PaperWork, Screening } from '../stage-data';

/** The show home of the hero: four corners with an offer each, and what follows. Sample data. */
export const furnPlan = {
  label: '家居直播画面：一张三室户型图上标着四个讲解点位，右侧是正在讲的衣柜订金卡，以及直播后第二天的量尺预约',
  live: '直播中 · 样板间 118 m²',
  viewers: '2,764 人在看',
  rooms: [
    { name: '客厅', x: 196, y: 216 },
    { name: '餐厨', x: 196, y: 66 },
    { name: '主卧', x: 500, y: 92 },
    { name: '书房', x: 500, y: 292 },
  ],
  card: {
    brand: '联盟 · 全屋定制',
    name: '到顶衣柜订金卡',
    price: '99 元抵 500 元',
    rows: [
      ['名额', '剩 23 / 120'],
      ['权益', '免费量尺与两版方案'],
      ['规则', '到店未下单可退'],
    ],
  },
  visit: { name: '次日 · 量尺已约', who: '何女士 · 城西店', when: '周六 10:00', by: '设计师 江' },
} as const;

export const furnFactory: Screening = {
  label: '工厂探访画面：产线旁的讲解员与机械臂，字幕写着正在讲封边工艺，右下角卡片是检测报告与观众提问',
  status: '直播中 · 三地同屏',
  caption: { name: '产线', text: '封边温度与胶线，慢放看一遍' },
  messages: [
    { name: '何女士', text: '衣柜背板也封边吗' },
    { name: '工程师', text: '四面都封，镜头给到侧边' },
  ],
  card: {
    name: '讲到这里弹出',
    rows: [
      ['检测报告', '甲醛释放量 · 原件'],
      ['报告编号', 'SL-2026-0417'],
      ['查看', '684 次'],
      ['提问', '52 条 · 已答 47'],
    ],
  },
};

export const furnAlliance: PaperWork = {
  label: '联盟账目画面：左侧按品牌列出邀来的客户、到店与成交，右侧是一位客户走过的三家店',
  main: {
    name: '联盟场 · 来源与去向',
    rows: [
      { name: '全屋定制', note: '邀来 214 · 到店 96', tag: '成交 31', value: '¥62 万' },
      { name: '卫浴', note: '邀来 158 · 到店 88', tag: '成交 27', value: '¥24 万' },
      { name: '地板', note: '邀来 132 · 到店 91', tag: '成交 22', value: '¥19 万' },
      { name: '门窗', note: '邀来 97 · 到店 54', tag: '成交 12', value: '¥21 万' },
    ],
    foot: '品牌只看自己的明细，汇总由联盟方查看',
  },
  front: {
    name: '何女士走过的店',
    rows: [
      { name: '地板', tag: '邀来', tone: 'warm' },
      { name: '全屋定制', tag: '已量尺' },
      { name: '卫浴', tag: '已到店', tone: 'dim' },
    ],
    foot: '逛满三家，联盟券已发',
  },
};

export const furnFollowUp: FollowUp = {
  label: '量尺跟进画面：左侧是设计师与客户的企业微信对话，右侧是户型、预算、顾虑与预约任务',
  person: { name: '何女士', from: '企业微信 · 118 m²' },
  time: '直播次日 9:20',
  messages: [
    { text: '昨晚聊的到顶柜我画了两版，周六上午十点上门量尺，家里有人吗？', mine: true },
    { text: '有的，想顺便看看书房的桌子' },
  ],
  sent: { name: '两版柜体草图', text: '打开 3 次 · 停留 8 分钟' },
  facts: {
    name: '这套房',
    rows: [
      ['户型', '三室两厅 · 118 m²'],
      ['预算', '全屋 8 至 10 万'],
      ['顾虑', '板材环保 · 工期'],
    ],
  },
  measure: { percent: 60, start: '订金有效 15 天', end: '还有 6 天' },
  tags: ['已付订金', '喜欢原木', '有书房', '周末有空'],
  tasks: [
    { text: '发两版草图', who: '江', done: true },
    { text: '周六 10:00 上门量尺', who: '江' },
    { text: '量尺后 3 天出报价', who: '城西店' },
  ],
};

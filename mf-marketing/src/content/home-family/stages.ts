import type { LiveRoom } from '@site/drawings/stages/live-room-stage';
import type { FollowUp } from '@site/drawings/stages/scrm-stage';
import type { Screening } from '../stage-data';

type Lesson = { month: number; name: string; kind: 'lesson' | 'remind' | 'day' };

/** A child's first two years on the wall of the hero: lessons, reminders and members' days. Sample data. */
export const familyHeight: {
  label: string;
  name: string;
  /** Months at the foot of the picture. */
  marks: readonly number[];
  today: { month: number; text: string };
  lessons: readonly Lesson[];
  next: readonly (readonly [string, string])[];
} = {
  label: '成长课程表画面：一条按月龄上升的曲线，沿线标着课堂、提醒与会员日，当前走到十个月，右下角是接下来的三件事',
  name: '豆豆的课程表',
  marks: [0, 6, 12, 18, 24],
  today: { month: 10, text: '今天 · 10 个月' },
  lessons: [
    { month: 2, name: '拍嗝', kind: 'lesson' },
    { month: 6, name: '辅食起步', kind: 'lesson' },
    { month: 10, name: '换 L 码', kind: 'remind' },
    { month: 14, name: '学走路', kind: 'lesson' },
    { month: 18, name: '会员日', kind: 'day' },
    { month: 22, name: '绘本', kind: 'lesson' },
  ],
  next: [
    ['周三 20:00', '小课 · 手指食物怎么做'],
    ['本月 18 日', '会员日 · 听完再逛'],
    ['约 5 天后', '提醒 · 尿裤该换 L 码'],
  ],
};

export const familyClass: Screening = {
  label:
    '育儿小课画面：营养师在料理台前拿着一根胡萝卜条，桌上是三盘手指食物，字幕写着手指食物的软硬标准，右下角是助教整理好的提问分类',
  status: '小课 · 还剩 12 分钟',
  caption: { name: '苏老师 · 营养师', text: '手指一捏能碎，就够软了' },
  messages: [
    { name: '匿名家长', text: '一次给几根合适' },
    { name: '助教', text: '两三根，看着他吃' },
  ],
  card: {
    name: '助教的问题单',
    rows: [
      ['上屏讲', '14 条'],
      ['课后回复', '31 条'],
      ['问病情', '6 条 · 提示就医'],
      ['重复', '自动合并 22 条'],
    ],
  },
};

export const familyCare: FollowUp = {
  label: '换号提醒画面：左侧是导购与家长的企业微信对话，右侧是月龄、上次购买与接下来的待办',
  person: { name: '豆豆妈妈', from: '企业微信 · 东湖店' },
  time: '周四 10:12',
  messages: [
    { text: '豆豆快十个月了，M 码会不会有点勒？店里 L 码到了，周末路过可以先拿两片试。', mine: true },
    { text: '正想问呢，周六下午过去' },
  ],
  sent: { name: '试用装 2 片', text: '已领 · 周六到店' },
  facts: {
    name: '导购看到的',
    rows: [
      ['月龄', '10 个月 · 家长登记'],
      ['上次', 'M 码 2 包 · 26 天前'],
      ['听过', '辅食起步、手指食物'],
    ],
  },
  measure: { percent: 80, start: '预计用完', end: '5 天后' },
  tags: ['爱听小课', '周末到店', '勿扰 21 点后'],
  tasks: [
    { text: '备 2 片 L 码试用', who: '小唐', done: true },
    { text: '周六下午留位试穿', who: '小唐' },
    { text: '课后回访辅食问题', who: '助教' },
  ],
};

export const familyMembersDay: Partial<LiveRoom> = {
  label: '会员日直播间画面：主播在货架前讲解，下方是到店自提卡；左侧是按门店铺的库存，右侧是会员码',
  name: '18 日 · 会员日',
  status: '2,206 个家庭在看',
  sign: '课已讲完，货架打开',
  messages: [
    { name: '豆豆妈妈', text: '东湖店还有 L 码吗' },
    { name: '导购 小唐', text: '给你留了一包' },
    { name: '程程爸爸', text: '绘本可以一起带走' },
  ],
  card: { name: '拉拉裤 L 码', price: '¥89', text: '限 2 包', action: '预留' },
  list: {
    name: '门店余量',
    count: '4 家',
    rows: [
      { name: '东湖店', tag: '可自提', value: '36 包' },
      { name: '城西店', tag: '可自提', value: '21 包' },
      { name: '南岸店', tag: '紧张', tone: 'warm', value: '4 包' },
      { name: '云谷店', tag: '约满', tone: 'dim', value: '0' },
    ],
    note: '按家庭限购',
  },
  code: { name: '会员码', text: '进场即登记门店' },
};

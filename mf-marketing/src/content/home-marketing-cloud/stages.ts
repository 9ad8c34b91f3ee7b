import type { LiveRoom } from '@site/drawings/stages/live-room-stage';
import type { FollowUp } from '@site/drawings/stages/scrm-stage';
import type { PaperWork } from '../stage-data';
import type { Lines } from '../product-page';

/** One customer's ninety days as a line that changes between four others. `x` in a map of 1200 × 372. */
export type SuiteStop = { x: number; line: 0 | 1 | 2 | 3; day: string; name: string; note: string };

export const suiteMap: {
  label: string;
  person: string;
  phases: Lines;
  lines: Lines;
  stops: readonly SuiteStop[];
  back: string;
} = {
  label:
    '一位客户九十天的线路图，先在活动线上报名、签到，换到内容线领白皮书、读案例，再到直播线看直播、问价格，随后在客户线上回访、签约，最后带同事回到活动线',
  person: '梁工 · 某装备企业',
  phases: ['获客', '培育', '转化', '成交与复购'],
  lines: ['活动', '内容', '直播', '客户'],
  stops: [
    { x: 130, line: 0, day: '第 1 天', name: '扫码报名', note: '行业沙龙海报' },
    { x: 262, line: 0, day: '第 6 天', name: '到场签到', note: '12 分' },
    { x: 394, line: 1, day: '第 7 天', name: '领白皮书', note: '24 分' },
    { x: 526, line: 1, day: '第 18 天', name: '读 3 篇案例', note: '38 分' },
    { x: 658, line: 2, day: '第 26 天', name: '看直播 62 分钟', note: '67 分' },
    { x: 790, line: 2, day: '同一晚', name: '问价格', note: '86 分，派给周经理' },
    { x: 922, line: 3, day: '10 分钟后', name: '回访', note: '背景一屏' },
    { x: 1054, line: 3, day: '第 41 天', name: '签约', note: '退出培育名单' },
  ],
  back: '第 90 天，带两位同事来沙龙',
};

export const suiteCalendar: PaperWork = {
  label: '内容排期画面：左侧是六周的内容日历，右侧是一条触发规则，看完案例的人收到白皮书',
  main: {
    name: '内容排期 · 设备负责人',
    rows: [
      { name: '停机一小时值多少', note: '文章 · 公众号', tag: '已发', value: '第 1 周' },
      { name: '港口改造案例', note: '短片 · 视频号', tag: '已发', value: '第 2 周' },
      { name: '保养周期白皮书', note: '资料 · 表单', tag: '已发', value: '第 3 周' },
      { name: '远程诊断公开课', note: '直播 · 预约', tag: '今晚', tone: 'warm', value: '第 4 周' },
      { name: '同行怎么算账', note: '案例 · 邮件', tag: '待写', tone: 'dim', value: '第 5 周' },
    ],
  },
  front: {
    name: '触发规则',
    sign: '开着',
    rows: [
      { name: '看完案例 80%', value: '送白皮书' },
      { name: '两次不打开', value: '停三周' },
      { name: '自己举手', value: '派给销售' },
    ],
    foot: '本月触发 312 次',
  },
};

/** A customer ninety days before the contract ends. */
export const renewalFollowUp: FollowUp = {
  label: '续约跟进画面：左侧是客户成功与客户的对话，右侧是用量、未解决的问题、到期天数与待办',
  person: { name: '梁工', from: '企业微信 · 签约客户' },
  time: '到期前 90 天',
  messages: [
    { text: '这季度播了 9 场，回放看得比直播多。下个月老客专场想请你讲港口那次，行吗？', mine: true },
    { text: '可以，正好两位同事也想来听' },
  ],
  sent: { name: '季度使用回顾', text: '打开 3 次 · 转给 2 人' },
  facts: {
    name: '这一年',
    rows: [
      ['开播', '31 场 · 4 位主播'],
      ['用量', '套餐的 78%'],
      ['工单', '6 单，1 单未结'],
    ],
  },
  measure: { percent: 75, start: '合同期 365 天', end: '还有 90 天' },
  tags: ['用得多', '愿意分享', '问过私有化', '两位新同事'],
  tasks: [
    { text: '结掉未完的工单', who: '技术', done: true },
    { text: '老客专场讲者确认', who: '陈' },
    { text: '续约方案，附用量建议', who: '周' },
  ],
};

/** A lesson in which somebody asks for the price, and what the seller sees of it. */
export const suiteRoom: Partial<LiveRoom> = {
  label: '直播间画面：手机里正在讲远程诊断公开课，有观众问价格；左侧是按实时评分排好的派单名单，右侧是资料码',
  name: '远程诊断公开课',
  status: '2,140 人在看',
  sign: '正在讲：停机一小时值多少',
  messages: [
    { name: '梁工', text: '十二台设备接进来大概什么价' },
    { name: '主办方', text: '周经理马上联系你，先领方案' },
    { name: '方厂长', text: '老设备能接吗' },
  ],
  card: { name: '接入方案与报价', text: '填 2 项即可领取', action: '领取' },
  list: {
    name: '此刻该跟的人',
    count: '按分数',
    rows: [
      { name: '梁工', tag: '问价', tone: 'warm', value: '86' },
      { name: '方厂长', tag: '提问 2', value: '71' },
      { name: '苏晴', tag: '领方案', value: '64' },
      { name: '何勇', tag: '看 40 分', value: '52' },
      { name: '林工', tag: '刚进来', tone: 'dim', value: '8' },
    ],
    note: '十分钟没接，转给下一位',
  },
  code: { name: '方案领取码', text: '公开课' },
};

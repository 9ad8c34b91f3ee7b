import type { ShowReport } from '@site/drawings/stages/dashboard-stage';
import type { LiveRoom } from '@site/drawings/stages/live-room-stage';
import type { FollowUp } from '@site/drawings/stages/scrm-stage';

export const scrmRoom: LiveRoom = {
  label: '直播间加企微画面：讲到体验课时，直播间下方弹出顾问名片，右侧是渠道活码',
  name: '秋季体验课',
  status: '3,208 人在看',
  sign: '正在讲：体验课怎么约',
  messages: [
    { name: '何女士', text: '周末还有名额吗' },
    { name: '顾问小林', text: '有，扫码我帮你留' },
    { name: '阿木', text: '加上了' },
  ],
  card: { name: '顾问名片', text: '已有 642 人添加', action: '添加' },
  code: { name: '渠道活码', text: '老客社群' },
};

export const scrmFollowUp: FollowUp = {
  label: '客户卡片画面：来源、观看和添加记录，评分与标签，以及今天要做的三件事',
  person: { name: '何女士', from: '企业微信 · 华东' },
  time: '散场后 12 分钟',
  messages: [
    { text: '您刚才问的周末名额，帮您留了周六 10 点，需要改时间告诉我。', mine: true },
    { text: '周六可以，带孩子一起方便吗' },
  ],
  sent: { name: '体验课预约单', text: '已打开' },
  facts: {
    name: '何女士，这场直播里',
    rows: [
      ['来源', '老客社群 · 活码 03'],
      ['观看', '46 分钟 · 提问 1 次'],
      ['添加', '讲到体验课时扫码'],
    ],
  },
  measure: { percent: 78, start: '线索评分', end: '78 分' },
  tags: ['看到结尾', '问过时间', '带孩子', '周末'],
  tasks: [
    { text: '发出体验预约单', who: '林', done: true },
    { text: '周五 18:00 提醒到店', who: '林' },
    { text: '到店后回访', who: '店长' },
  ],
};

export const scrmReport: ShowReport = {
  label: '引流复盘画面：加企微人数、通过率、三日回访与到店预约四个数字，加人曲线和活码排行',
  name: '体验课 · 引流复盘',
  figures: [
    { name: '加企微', value: '642', unit: '人' },
    { name: '通过率', value: '92.4', unit: '%' },
    { name: '三日内回访', value: '88.6', unit: '%' },
    { name: '预约到店', value: '214', unit: '人' },
  ],
  curve: {
    name: '每五分钟新增好友',
    points: [0.04, 0.1, 0.12, 0.2, 0.26, 0.95, 0.7, 0.5, 0.32, 0.36, 0.24, 0.14, 0.08],
    levels: ['120', '80', '40', '0'],
    times: ['20:00', '20:20', '20:40', '21:00'],
    peak: 5,
    text: '20:25 弹出名片',
  },
  ranking: {
    name: '活码排行 · 新增',
    rows: [
      { name: '老客社群', note: '活码 03', value: '286', share: 100 },
      { name: '门店海报', note: '活码 01', value: '174', share: 61 },
    ],
    rest: { name: '其余 5 个活码', value: '182' },
  },
};

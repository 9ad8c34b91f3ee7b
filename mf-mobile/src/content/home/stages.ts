import type { ShowReport } from '@site/drawings/stages/dashboard-stage';
import type { LiveRoom } from '@site/drawings/stages/live-room-stage';
import type { FollowUp } from '@site/drawings/stages/scrm-stage';
import type { StoreNetwork } from '@site/drawings/stages/store-network-stage';

/** Two stores are enough to see the picture go out and the orders come back. */
export const teaStores: StoreNetwork = {
  label: '连锁直播画面：总部直播间的画面沿实线送到江湾店和湖滨店，订单沿虚线回到门店，下方列出订单归属',
  viewers: '12,480 人在看',
  offer: '会员日 · 双杯券 29.9 元',
  stores: [
    { name: '江湾店', roof: 'flat', orders: 3 },
    { name: '湖滨店', roof: 'gable', orders: 5 },
  ],
  binding: { store: '江湾店', guide: '导购 小唐', days: 90, passed: 38 },
  orders: [
    { goods: '双杯券 ×2', store: '湖滨店', guide: '陈青' },
    { goods: '新品礼盒', store: '江湾店', guide: '小唐' },
    { goods: '单人体验券', store: '湖滨店', guide: '阿岚' },
  ],
};

export const dealersReport: ShowReport = {
  label: '招商会复盘画面：累计观看、到场率、留下需求与已派线索四个数字，同时在线曲线和三个渠道的有效线索',
  name: '经销商招商会 · 复盘',
  figures: [
    { name: '完成报名', value: '2,316', unit: '人' },
    { name: '到场率', value: '65.1', unit: '%' },
    { name: '留下需求', value: '642', unit: '条' },
    { name: '已派给销售', value: '642', unit: '条' },
  ],
  curve: {
    name: '同时在线',
    points: [0, 0.12, 0.36, 0.52, 0.6, 0.74, 0.7, 0.92, 0.85, 0.8, 0.66, 0.5, 0.3],
    levels: ['1.5k', '1k', '500', '0'],
    times: ['14:00', '14:30', '15:00', '15:30'],
    peak: 7,
    text: '14:52 公布政策',
  },
  ranking: {
    name: '渠道排行 · 有效线索',
    rows: [
      { name: '经销商社群', note: '海报', value: '318', share: 100 },
      { name: '公众号推文', note: '图文', value: '196', share: 62 },
    ],
    rest: { name: '其余 4 个渠道', value: '128' },
  },
};

export const visitorFollowUp: FollowUp = {
  label: '观众跟进画面：这位观众的来源、观看时长和领取记录，按行为打上的标签，以及三天内的回访任务',
  person: { name: '何女士', from: '企业微信 · 华东' },
  time: '直播结束后 20 分钟',
  messages: [
    { text: '刚才讲的到店体验，帮你留了周六上午的名额，需要改时间告诉我。', mine: true },
    { text: '周六可以，带孩子一起方便吗' },
  ],
  sent: { name: '体验预约单', text: '已打开' },
  facts: {
    name: '何女士，这场直播里',
    rows: [
      ['来源', '老客社群 · 海报'],
      ['观看', '46 分钟 · 提问 1 次'],
      ['加企微', '讲到体验课时扫码'],
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

export const trainingRoom: LiveRoom = {
  label: '培训直播画面：手机里讲师站在课件旁讲解，学员在提问，下方弹出随堂题，顶部显示签到进度',
  name: '新品培训 · 第 3 课',
  status: '298 / 312 人已签到',
  sign: '正在讲：三处改进怎么说',
  messages: [
    { name: '苏州二店', text: '第二处差在哪' },
    { name: '讲师', text: '看右边这根柱子' },
    { name: '无锡一店', text: '已答题，三题全对' },
  ],
  card: { name: '随堂题 2 / 3', text: '还剩 40 秒', action: '作答' },
  code: null,
};

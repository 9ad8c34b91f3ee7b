import type { ShowReport } from '@site/drawings/stages/dashboard-stage';
import type { LiveRoom } from '@site/drawings/stages/live-room-stage';

type Booking = { row: number; day: number; span: number; text: string; kind: 'promotion' | 'daily' | 'training' };

/** The week that hangs in the hero. Rows and days count from 0. Sample data. */
export const chainWeek: {
  label: string;
  name: string;
  days: readonly string[];
  today: number;
  rows: readonly string[];
  bookings: readonly Booking[];
  now: readonly { shop: string; text: string; live?: boolean }[];
} = {
  label:
    '门店一周排期画面：周一早上是店长培训播，周二到周六各店轮流做日常播，周五晚上总部大促播覆盖全部门店；下方是正在直播的门店与到店核销数',
  name: '本周排期 · 华南 36 店',
  days: ['一', '二', '三', '四', '五', '六', '日'],
  today: 4,
  rows: ['总部', '东湖店', '北苑店', '城西店', '南站店'],
  bookings: [
    { row: 0, day: 0, span: 1, text: '店长培训', kind: 'training' },
    { row: 0, day: 4, span: 1, text: '会员日', kind: 'promotion' },
    { row: 1, day: 1, span: 1, text: '到货', kind: 'daily' },
    { row: 1, day: 4, span: 1, text: '同播', kind: 'promotion' },
    { row: 2, day: 2, span: 1, text: '试饮', kind: 'daily' },
    { row: 2, day: 4, span: 1, text: '同播', kind: 'promotion' },
    { row: 3, day: 3, span: 1, text: '到货', kind: 'daily' },
    { row: 3, day: 4, span: 1, text: '同播', kind: 'promotion' },
    { row: 4, day: 4, span: 1, text: '同播', kind: 'promotion' },
    { row: 4, day: 5, span: 2, text: '周末到店', kind: 'daily' },
  ],
  now: [
    { shop: '总部', text: '会员日 · 8,642 人在看', live: true },
    { shop: '东湖店', text: '邀来 186 人 · 领券 74' },
    { shop: '本周核销', text: '412 单 · 到店率 46%' },
  ],
};

/** A shop's own room, ready to be taken over by its manager. */
export const chainRoom: Partial<LiveRoom> = {
  label: '门店直播间画面：店长在货架前用手机直播，下方是到店券；左侧是总部准备的开播清单，右侧是门店码',
  name: '东湖店 · 到货日',
  status: '86 人在看',
  sign: '正在讲：本周到货',
  messages: [
    { name: '阿琳', text: '这个周末还有吗' },
    { name: '店长', text: '有的，报名字留货' },
    { name: '小禾', text: '领到券啦' },
  ],
  card: { name: '到店双杯券', price: '¥9.9', text: '三天内有效', action: '领取' },
  list: {
    name: '开播清单',
    count: '总部已备',
    rows: [
      { name: '封面与背景', tag: '已下发', value: '✓' },
      { name: '商品 6 件', tag: '已上架', value: '✓' },
      { name: '话术 4 页', tag: '已审核', value: '✓' },
      { name: '店名与地址', tag: '店长改', tone: 'warm', value: '改' },
      { name: '到店时间', tag: '店长改', tone: 'warm', value: '改' },
    ],
    note: '改好即可开播，平均 4 分钟',
  },
  code: { name: '门店码', text: '东湖店 · 林' },
};

export const chainReport: ShowReport = {
  label: '门店排行画面：开播率、邀约、领券与核销四个数字，核销曲线在周六下午到达高点，右侧是各店到店率',
  name: '会员日一周 · 门店排行',
  figures: [
    { name: '开播率', value: '94.4', unit: '%' },
    { name: '邀约到场', value: '5,208', unit: '人' },
    { name: '领券', value: '1,936', unit: '张' },
    { name: '到店核销', value: '894', unit: '单' },
  ],
  curve: {
    name: '每日核销',
    points: [0.06, 0.2, 0.34, 0.62, 0.96, 0.74, 0.42, 0.3],
    levels: ['240', '160', '80', '0'],
    times: ['周五', '周六', '周日', '周一', '周四'],
    peak: 4,
    text: '券到期前一天',
  },
  ranking: {
    name: '到店率排行',
    rows: [
      { name: '东湖店', note: '直营', value: '58%', share: 100 },
      { name: '南站店', note: '加盟', value: '52%', share: 90 },
      { name: '北苑店', note: '直营', value: '47%', share: 81 },
      { name: '城西店', note: '加盟', value: '41%', share: 71 },
      { name: '新港店', note: '加盟', value: '36%', share: 62 },
    ],
    rest: { name: '未开播门店', value: '2 家' },
  },
};

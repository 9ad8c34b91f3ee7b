import type { ShowReport } from '@site/drawings/stages/dashboard-stage';
import type { PaperWork } from '../stage-data';
import type { Lines } from '../product-page';

export const eventApplications: PaperWork = {
  label: '报名审核画面：左侧按票种列出报名与审核状态，右侧是候补名单，退出一位后自动补上一位',
  main: {
    name: '报名审核',
    rows: [
      { name: '何勇', note: '会员票 · 编号已核对', tag: '通过' },
      { name: '苏晴', note: '嘉宾票 · 邀请函 018', tag: '通过' },
      { name: '方记者', note: '媒体票 · 证件待看', tag: '待审', tone: 'warm' },
      { name: '周敏', note: '公众票 · 名额已满', tag: '候补第 3', tone: 'dim' },
      { name: '梁工', note: '公众票 · 转让给同事', tag: '待确认', tone: 'warm' },
    ],
  },
  front: {
    name: '名额',
    sign: '公众票',
    rows: [
      { name: '已通过', value: '400 / 400' },
      { name: '刚退出', value: '1' },
      { name: '自动补上', value: '林工' },
    ],
    foot: '已发短信，2 小时内确认有效',
  },
};

export const eventSeats: {
  label: string;
  name: string;
  stage: string;
  legend: readonly { name: string; tone: 'guest' | 'member' | 'press' | 'free' }[];
  /** One letter a seat: g guest, m member, p press, f free; a capital has arrived; a dot is the aisle. */
  rows: Lines;
  chosen: { seat: string; name: string; text: string };
} = {
  label: '座位图画面：舞台前三排是嘉宾区，中间是会员区，右侧是媒体区；已到场的座位为实心，一个座位正被拖动换人',
  name: '主会场 · 座位图',
  stage: '舞台',
  legend: [
    { name: '嘉宾', tone: 'guest' },
    { name: '会员', tone: 'member' },
    { name: '媒体', tone: 'press' },
    { name: '可安排', tone: 'free' },
  ],
  rows: [
    'GGGGG.GGGgG',
    'GGgGG.GGGGg',
    'GGGGg.gGGpp',
    'MMMMM.MMmPP',
    'MMmMM.MMMPp',
    'MmMMM.MmMPP',
    'MMMmM.MMMff',
    'mMMMM.Mmfff',
    'MMfff.fffff',
  ],
  chosen: { seat: 'B6-12', name: '何勇', text: '从 C3-4 换来，短信已更新' },
};

export const eventReport: ShowReport = {
  label: '会后报告画面：报名、到场、听会时长与问卷四个数字，全天在场人数曲线在主旨演讲时到达高点，右侧是分论坛排行',
  name: '供应链大会 · 会后报告',
  figures: [
    { name: '报名', value: '1,286', unit: '人' },
    { name: '到场', value: '1,043', unit: '人' },
    { name: '线上同看', value: '3,512', unit: '人' },
    { name: '问卷', value: '618', unit: '份' },
  ],
  curve: {
    name: '在场人数',
    points: [0, 0.22, 0.68, 0.94, 0.9, 0.76, 0.42, 0.5, 0.72, 0.7, 0.64, 0.55, 0.38, 0.2],
    levels: ['1k', '700', '350', '0'],
    times: ['9:00', '11:00', '14:00', '16:30'],
    peak: 3,
    text: '10:10 主旨演讲',
  },
  ranking: {
    name: '分论坛 · 人次',
    rows: [
      { name: '质检与视觉', note: '满座', value: '286', share: 100 },
      { name: '供应链协同', note: '圆桌', value: '241', share: 84 },
      { name: '绿色工厂', note: '主题', value: '178', share: 62 },
      { name: '出海合规', note: '主题', value: '133', share: 47 },
      { name: '人才与培训', note: '圆桌', value: '96', share: 34 },
    ],
    rest: { name: '展区打卡', value: '702' },
  },
};

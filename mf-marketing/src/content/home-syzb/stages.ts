import type { ShowReport } from '@site/drawings/stages/dashboard-stage';
import type { LiveRoom } from '@site/drawings/stages/live-room-stage';
import type { FollowUp } from '@site/drawings/stages/scrm-stage';

type Mark = 'scan' | 'group' | 'live' | 'again';

/** The month of the hero: what is done on which day, and who is left after each step. Sample data. */
export const syzbMonth: {
  label: string;
  name: string;
  weekdays: readonly string[];
  days: number;
  marks: Record<number, { text: string; kind: Mark }>;
  kinds: readonly { kind: Mark; name: string; count: string }[];
} = {
  label: '私域月历画面：二十八天里标着引流、预热、会员日与复购提醒，下方是四步各留下多少人',
  name: '5 月节奏',
  weekdays: ['一', '二', '三', '四', '五', '六', '日'],
  days: 28,
  marks: {
    1: { text: '挂码', kind: 'scan' },
    3: { text: '欢迎语', kind: 'scan' },
    5: { text: '唤回', kind: 'scan' },
    11: { text: '投票', kind: 'group' },
    13: { text: '晒图', kind: 'group' },
    16: { text: '海报', kind: 'group' },
    17: { text: '提醒', kind: 'group' },
    18: { text: '会员日', kind: 'live' },
    19: { text: '回访', kind: 'again' },
    22: { text: '用法', kind: 'again' },
    25: { text: '复购', kind: 'again' },
    28: { text: '看四数', kind: 'again' },
  },
  kinds: [
    { kind: 'scan', name: '进池', count: '3,120 人' },
    { kind: 'group', name: '预约', count: '1,460 人' },
    { kind: 'live', name: '到场', count: '986 人' },
    { kind: 'again', name: '复购', count: '214 单' },
  ],
};

export const syzbCard: Partial<LiveRoom> = {
  label: '会员日直播间画面：主播讲到搭配时弹出门店顾问的企业微信名片；左侧是各门店新增的好友，右侧是会员码',
  name: '18 日 · 会员日',
  status: '986 人在看',
  sign: '正在讲：怎样选尺码',
  messages: [
    { name: '何女士', text: '身高一六二选哪款' },
    { name: '主播', text: '看右下角，顾问帮你量' },
    { name: '程程', text: '加上了' },
  ],
  card: { name: '顾问 小唐', text: '一对一量尺', action: '加我' },
  list: {
    name: '各店新增好友',
    count: '本场 312',
    rows: [
      { name: '东湖店', tag: '3 位顾问', value: '118' },
      { name: '城西店', tag: '2 位顾问', value: '84' },
      { name: '南岸店', tag: '快满了', tone: 'warm', value: '71' },
      { name: '未选门店', tag: '就近分配', tone: 'dim', value: '39' },
    ],
    note: '名片按门店弹出',
  },
  code: { name: '会员码', text: '老客进场即签到' },
};

export const syzbFollowUp: FollowUp = {
  label: '会员跟进画面：左侧是顾问与观众的企业微信对话，右侧是观看记录、标签与次日任务',
  person: { name: '何女士', from: '企业微信 · 东湖店' },
  time: '会员日次日 10:05',
  messages: [
    { text: '昨晚你问的那款，一六二穿 M 更合身，店里留了一件，周末来试试？', mine: true },
    { text: '周日上午可以，顺便看看同色的包' },
  ],
  sent: { name: '尺码对照卡', text: '打开 3 次 · 停留 2 分钟' },
  facts: {
    name: '昨晚她',
    rows: [
      ['来源', '包裹卡 · 保养课'],
      ['观看', '46 分钟 · 看到结尾'],
      ['没下单', '在尺码页停了 3 次'],
    ],
  },
  measure: { percent: 72, start: '到店意向', end: '72 分' },
  tags: ['看到结尾', '问过尺码', '周末到店'],
  tasks: [
    { text: '留 M 码一件', who: '小唐', done: true },
    { text: '周日 10 点留试衣间', who: '小唐' },
    { text: '到店后 3 天问穿着', who: '小唐' },
  ],
};

export const syzbReport: ShowReport = {
  label: '月度看板画面：进池、到场、成交与复购四个数字，池子人数按周上升，右侧是各来源带来的成交',
  name: '5 月 · 池子看板',
  figures: [
    { name: '进池', value: '3,120', unit: '人' },
    { name: '到场率', value: '31.6', unit: '%' },
    { name: '成交', value: '428', unit: '单' },
    { name: '复购', value: '214', unit: '单' },
  ],
  curve: {
    name: '可通知的人',
    points: [0.32, 0.36, 0.4, 0.43, 0.45, 0.48, 0.52, 0.55, 0.6, 0.66, 0.8, 0.84, 0.86, 0.88, 0.9, 0.92],
    levels: ['4k', '3k', '2k', '0'],
    times: ['1 日', '9 日', '18 日', '28 日'],
    peak: 10,
    text: '会员日加好友',
  },
  ranking: {
    name: '成交 · 按来源',
    rows: [
      { name: '门店码', note: '收银台', value: '164', share: 100 },
      { name: '老客带来', note: '两级内', value: '112', share: 68 },
      { name: '包裹卡', note: '保养课', value: '83', share: 51 },
      { name: '公众号', note: '图文', value: '46', share: 28 },
      { name: '公域导入', note: '主动留', value: '17', share: 10 },
    ],
    rest: { name: '其余来源', value: '6' },
  },
};

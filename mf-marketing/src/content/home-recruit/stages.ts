import type { FollowUp } from '@site/drawings/stages/scrm-stage';
import type { PaperWork, Screening } from '../stage-data';

type Booth = {
  firm: string;
  watching: string;
  job: string;
  pay: string;
  facts: string;
  sent: string;
};

/** The fair of the hero: four firms on air at once. Sample data. */
export const recruitFair: { label: string; name: string; count: string; booths: readonly Booth[] } = {
  label:
    '空中双选会画面：四家企业的直播窗口并排，分别在车间、门店、办公室和展位讲岗位，每个窗口下方是岗位卡，写着薪资区间、地点、班次与已投递人数',
  name: '秋季空中双选会',
  count: '24 家企业 · 已投递 1,286 份',
  booths: [
    {
      firm: '澄江装备',
      watching: '1,204 人在看',
      job: '设备运维技术员',
      pay: '6–9 千/月',
      facts: '澄江 · 两班倒 · 招 12 人',
      sent: '已投 148',
    },
    {
      firm: '山野食集',
      watching: '862 人在看',
      job: '储备店长',
      pay: '7–10 千/月',
      facts: '多城 · 排班制 · 招 30 人',
      sent: '已投 213',
    },
    {
      firm: '澄境科技',
      watching: '940 人在看',
      job: '客户成功顾问',
      pay: '9–14 千/月',
      facts: '云岸市 · 双休 · 招 8 人',
      sent: '已投 176',
    },
    {
      firm: '区人才集团',
      watching: '615 人在看',
      job: '园区服务专员',
      pay: '5–7 千/月',
      facts: '云岸市 · 双休 · 招 6 人',
      sent: '已投 94',
    },
  ],
};

export const recruitWorkshop: Screening = {
  label: '直播带岗画面：技术员在产线旁讲设备运维岗位，画面上是岗位信息条与提问，右下角是岗位卡的薪资构成与投递数',
  status: '带岗中 · 第 6 家',
  caption: { name: '设备运维', text: '一天怎么过：点检、换型、交接班' },
  messages: [
    { name: '求职者 A', text: '倒班补贴怎么算' },
    { name: 'HR', text: '夜班每班 30 元，写在合同里' },
  ],
  card: {
    name: '设备运维技术员',
    rows: [
      ['薪资', '底薪 4.5 千 + 绩效'],
      ['班次', '两班倒 · 月休 6 天'],
      ['地点', '澄江工业园'],
      ['投递', '148 份'],
    ],
    foot: '岗位信息已核验',
  },
};

export const recruitCards: PaperWork = {
  label: '岗位投递画面：左侧是本场岗位与投递数，右侧是一位求职者的投递进度',
  main: {
    name: '本场岗位',
    sign: '180 个',
    rows: [
      { name: '储备店长', note: '多城 · 排班制 · 7–10 千', tag: '讲解中', tone: 'warm', value: '213' },
      { name: '客户成功顾问', note: '云岸市 · 双休 · 9–14 千', tag: '可投递', value: '176' },
      { name: '设备运维技术员', note: '澄江 · 两班倒 · 6–9 千', tag: '可投递', value: '148' },
      { name: '仓储主管', note: '城西 · 单休 · 8–11 千', tag: '已招满', tone: 'dim', value: '97' },
    ],
  },
  front: {
    name: '我的投递',
    rows: [
      { name: '储备店长', tag: '邀约面试', tone: 'warm' },
      { name: '客户成功顾问', tag: '已查看' },
      { name: '仓储主管', tag: '已撤回', tone: 'dim' },
    ],
    foot: '可随时撤回，企业端同步隐藏',
  },
};

export const recruitInvite: FollowUp = {
  label: '面试邀约画面：左侧是 HR 与求职者的沟通，右侧是投递信息、看播记录与邀约任务',
  person: { name: '陈同学', from: '投递编号 0318' },
  time: '直播结束后 2 小时',
  messages: [
    { text: '你好，储备店长的简历收到了。周四下午三点线上面试，方便吗？', mine: true },
    { text: '可以的，想了解一下培训期安排' },
  ],
  sent: { name: '面试邀约', text: '周四 15:00 · 线上 · 30 分钟' },
  facts: {
    name: '这份投递',
    rows: [
      ['岗位', '储备店长 · 意向城市 2 个'],
      ['看播', '26 分钟 · 提问 1 次'],
      ['到岗', '两周内'],
    ],
  },
  measure: { percent: 66, start: '投递 → 初筛 → 面试', end: '第 2 步' },
  tags: ['可排班', '有门店经历', '两周到岗'],
  tasks: [
    { text: '初筛并标记', who: 'HR 周', done: true },
    { text: '发出面试邀约', who: 'HR 周', done: true },
    { text: '30 天到岗回访', who: '主办方' },
  ],
};

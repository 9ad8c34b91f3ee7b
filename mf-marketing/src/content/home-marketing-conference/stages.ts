import type { FollowUp } from '@site/drawings/stages/scrm-stage';
import type { PaperWork, Screening } from '../stage-data';

type Stair = { name: string; count: number; note: string; who: string };

/** A conference in five steps, in the hero: how many are left after each, and what is done about the rest. Sample data. */
export const conferenceStairs: {
  label: string;
  name: string;
  steps: readonly Stair[];
} = {
  label:
    '会议五步画面：同一个会场画了五遍，邀约、确认、到会、讲解、复访各一遍，走掉的人留下空位，下面写着人数与他们去了哪里',
  name: '秋季招商说明会',
  steps: [
    { name: '邀约', count: 480, note: '查重去掉 62 人', who: '12 位邀约人' },
    { name: '确认', count: 362, note: '71 人改听线上', who: '短信与电话' },
    { name: '到会', count: 318, note: '现场 251 · 线上 67', who: '扫码与进场' },
    { name: '讲解', count: 274, note: '提问 96 条已答', who: '两位主讲' },
    { name: '复访', count: 251, note: '23 人请勿再联系', who: '30 天 3 次' },
  ],
};

export const conferenceInvites: PaperWork = {
  label: '邀约台账画面：左侧按邀约人列出请的人与确认数，右侧是一位客户的查重结果与跟进记录',
  main: {
    name: '邀约进度',
    rows: [
      { name: '小唐', note: '名单 60 · 已联系 58', tag: '确认 41', value: '68%' },
      { name: '阿岚', note: '名单 52 · 已联系 52', tag: '确认 37', value: '71%' },
      { name: '老周', note: '名单 44 · 已联系 31', tag: '待联系', tone: 'warm', value: '13 人' },
      { name: '拒绝名单', note: '全员生效', tag: '不可拨', tone: 'dim', value: '86 人' },
    ],
    foot: '邀约人只看自己的名单',
  },
  front: {
    name: '何先生 · 查重',
    rows: [
      { name: '负责人', value: '阿岚' },
      { name: '上次', value: '问过加盟费' },
      { name: '小唐也导入了', tag: '已提示', tone: 'warm' },
    ],
    foot: '只由阿岚联系',
  },
};

export const conferenceTalk: Screening = {
  label: '讲解留痕画面：主讲在讲台前逐条讲政策，字幕下方跟着风险提示，右下角是讲稿比对与问答记录',
  status: '现场与线上同听',
  caption: { name: '政策说明', text: '第一年的支持以合同为准' },
  messages: [
    { name: '线上 · 何先生', text: '第一批货能退吗' },
    { name: '主讲', text: '合同第 7 条，三十天内' },
  ],
  card: {
    name: '这一页讲稿',
    rows: [
      ['审核', '三签通过'],
      ['比对', '一致'],
      ['风险提示', '已显示'],
      ['承诺记录', '2 条'],
    ],
  },
};

export const conferenceVisit: FollowUp = {
  label: '会后复访画面：左侧是负责人与客户的对话，右侧是会上的提问、所处节点与撤回入口的状态',
  person: { name: '何先生', from: '企业微信 · 云岸市' },
  time: '会后第 7 天 10:30',
  messages: [
    { text: '上次你问的第一批货退换，合同第 7 条和办理单我发你，看完有不清楚的我们约个时间。', mine: true },
    { text: '收到，我和合伙人看完再定' },
  ],
  sent: { name: '退换条款与办理单', text: '打开 2 次 · 停留 5 分钟' },
  facts: {
    name: '会上的他',
    rows: [
      ['到会', '线上 · 听完'],
      ['提问', '2 条 · 都已答'],
      ['撤回', '未签约，不适用'],
    ],
  },
  measure: { percent: 33, start: '复访 2 / 4 次', end: '本月上限' },
  tags: ['问过退换', '合伙人共同决定', '晚八点后勿扰'],
  tasks: [
    { text: '第 1 天谢谢到会', who: '阿岚', done: true },
    { text: '第 7 天答没答完的', who: '阿岚', done: true },
    { text: '第 30 天问一次想法', who: '阿岚' },
  ],
};

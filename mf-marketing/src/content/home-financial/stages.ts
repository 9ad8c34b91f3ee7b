import type { PaperWork, Screening } from '../stage-data';

/** The steps of one live stream through the company, in the hero. Sample data. */
export const financialTrail = {
  label:
    '直播审批与留痕画面：左侧五个审批节点依次完成，正在开播；右侧是同一场直播的时间轴记录，包括进场风险提示、敏感词告警、静音处置与调阅',
  name: '四季度投资者教育 · 第 2 场',
  nodes: [
    { name: '业务提交', who: '财富管理部 · 周', when: '周一 09:12', done: true },
    { name: '合规复核', who: '退回 1 次 · 已改', when: '周一 15:40', done: true },
    { name: '风控会签', who: '风险提示模板 B', when: '周二 10:05', done: true },
    { name: '负责人批准', who: '脚本锁定 v3', when: '周二 16:30', done: true },
    { name: '开播', who: '真人出镜 · 编号已核', when: '周三 14:00', done: false },
  ],
  logName: '同轴留痕',
  log: [
    { at: '14:00:03', text: '3,186 人确认风险提示' },
    { at: '14:21:47', text: '敏感词告警：收益类用语', tone: 'warm' },
    { at: '14:21:52', text: '审核员静音 4 秒，主播更正' },
    { at: '14:46:10', text: '问卷：风险匹配理解度 92%' },
    { at: '15:02:30', text: '结束，卷宗已封存' },
  ],
  kept: '留存至 2028 年 11 月',
} as const;

export const investorClass: Screening = {
  label:
    '投教直播画面：讲解人坐在办公桌后出镜，信息条显示姓名、执业编号与公司，底部滚动风险提示；右下角卡片是进场确认与告警数',
  status: '直播中 · 延时 20 秒',
  caption: { name: '讲解人 · 编号 S0100', text: '市场有风险，投资需谨慎' },
  messages: [
    { name: '投资者', text: '定投和一次买入怎么理解' },
    { name: '审核员', text: '已转讲解人，按科普口径答' },
  ],
  card: {
    name: '本场提示与告警',
    rows: [
      ['进场确认', '3,186 人'],
      ['滚动提示', '每 10 分钟'],
      ['用语告警', '1 次 · 已处置'],
      ['聊天待审', '4 条'],
    ],
  },
};

export const caseFile: PaperWork = {
  label: '直播卷宗画面：左侧是一场直播归档的录像、字幕、聊天、弹窗与审批材料，右侧是一次调阅的申请记录',
  main: {
    name: '卷宗 2026-1118-02',
    rows: [
      { name: '录像与字幕', note: '62 分钟 · 双路', tag: '已封存' },
      { name: '聊天与提问', note: '通过 412 · 拦截 17', tag: '已封存' },
      { name: '弹窗与确认', note: '按账号逐条', tag: '已封存' },
      { name: '审批材料', note: '5 个节点 · 3 个版本', tag: '已封存' },
      { name: '告警与处置', note: '1 次，附录音', tag: '需抽查', tone: 'warm' },
    ],
  },
  front: {
    name: '调阅记录',
    rows: [
      { name: '审计 · 何', tag: '已批准' },
      { name: '时点', value: '14:21:47' },
      { name: '导出', value: '带水印' },
    ],
    foot: '查看与导出均已留痕',
  },
};

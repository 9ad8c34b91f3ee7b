import type { FollowUp } from '@site/drawings/stages/scrm-stage';

/** A visitor of the fair, half an hour after he left. */
export const visitorFollowUp: FollowUp = {
  label: '访客跟进画面：左侧是展后与访客的企业微信对话，右侧是他的停留展位、领取资料、标签与跟进任务',
  person: { name: '周工', from: '名片交换 · 检测仪器 B02' },
  time: '离馆后 30 分钟',
  messages: [
    { text: '您刚才拆开看的那台视觉检测仪，参数表和安装尺寸已经放进资料夹了，要约一次现场演示吗？', mine: true },
    { text: '下周二可以，带两个样件过去' },
  ],
  sent: { name: '参数表与安装尺寸', text: '打开 3 次 · 停留 8 分钟' },
  facts: {
    name: '他在馆里',
    rows: [
      ['停留', '19 分钟 · 4 个展位'],
      ['展品', '视觉检测仪 看了 6 分'],
      ['资料', '手册、参数表'],
    ],
  },
  measure: { percent: 78, start: '意向分', end: '78 分' },
  tags: ['拆解过展品', '听过发布会', '换过名片', '华东'],
  tasks: [
    { text: '发送参数表', who: '顾问', done: true },
    { text: '周二 10:00 现场演示', who: '顾问' },
    { text: '寄回样件检测报告', who: '工程师' },
  ],
};

/** People around one exhibit. */
export const hallTalk = {
  label: '五位访客的数字分身围着展品交谈，走近的人能听见讲解，右侧是附近的人与语音状态',
  place: '检测仪器 B02',
  speaker: { name: '顾问 林', text: '这一面可以拆开，看里面的光路' },
  asked: { name: '周工', text: '一分钟能测多少件？' },
  nearby: [
    { name: '顾问 林', state: '讲解中' },
    { name: '周工', state: '听得见' },
    { name: '采购 小陈', state: '听得见' },
    { name: '学生 阿岚', state: '静音' },
  ],
  note: '走出 5 米，声音渐渐变小',
} as const;

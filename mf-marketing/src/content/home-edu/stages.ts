import type { LiveRoom } from '@site/drawings/stages/live-room-stage';
import type { PaperWork } from '../stage-data';

/** The class that runs in the hero. Sample data. */
export const eduClassroom = {
  label:
    '三分屏课堂画面：左侧是正在讲解的课件，上面有学员水印；右侧上方是老师人像，下方是随堂测验的答题分布与提问；底部是签到、答题、举手与连麦人数',
  name: '店长训练营 · 第 3 讲',
  clock: '00:34:12',
  online: '在线 468 / 应到 486',
  slide: { name: '接待三步', steps: ['先问用途，再看偏好', '给两个选择，不给五个', '记下顾虑，约下次时间'] },
  marks: ['学员 林** 3308', '学员 林** 3308'],
  tools: ['画笔', '激光笔', '白板', '翻页 12 / 30'],
  quiz: {
    name: '随堂测验 第 2 题',
    left: '剩 18 秒',
    ask: '客户犹豫时，先问哪一句？',
    options: [
      { name: 'A 问预算', percent: 21 },
      { name: 'B 问用途', percent: 68, right: true },
      { name: 'C 问时间', percent: 11 },
    ],
  },
  chat: [
    { name: '小周', text: '第 9 页的表能再讲一遍吗' },
    { name: '助教', text: '已记下，课间补讲' },
  ],
  counts: [
    { name: '已签到', value: '468' },
    { name: '已答题', value: '452' },
    { name: '举手', value: '3' },
    { name: '连麦中', value: '1' },
  ],
} as const;

/** The class on a phone, with the hands that are raised. */
export const eduRoom: Partial<LiveRoom> = {
  label: '手机课堂画面：老师在白板前讲解，下方是随堂资料卡；左侧是举手排队的学员与所在校区',
  name: '店长训练营',
  status: '468 人在上课',
  sign: '正在讲：接待三步',
  messages: [
    { name: '小周', text: '第 9 页再讲一遍' },
    { name: '助教', text: '课间补讲' },
    { name: '阿敏', text: '已举手' },
  ],
  card: { name: '第 3 讲讲义', text: '12 页 · 课后可打印', action: '查看' },
  list: {
    name: '举手排队',
    count: '3 人',
    rows: [
      { name: '阿敏', tag: '华南校区', value: '1' },
      { name: '何勇', tag: '成都校区', value: '2' },
      { name: '苏晴', tag: '线上学员', tone: 'dim', value: '3' },
      { name: '小周', tag: '已发言', tone: 'warm', value: '2 次' },
    ],
    note: '助教可以调整次序，也可以先文字回答',
  },
  code: null,
};

export const eduRollCall: PaperWork = {
  label: '课堂考勤画面：左侧是三次签到与认真度的记录，右侧是需要补课的学员名单',
  main: {
    name: '第 3 讲考勤',
    rows: [
      { name: '开课签到', note: '09:00 至 09:10', tag: '自动', value: '468 人' },
      { name: '课间签到', note: '09:45 弹窗确认', tag: '自动', value: '461 人' },
      { name: '结束签到', note: '10:28 口令签到', tag: '口令', value: '455 人' },
      { name: '离开页面超过 5 分钟', note: '按工号列出', tag: '需关注', tone: 'warm', value: '14 人' },
      { name: '作业提交', note: '截止周五 18:00', tag: '进行中', tone: 'dim', value: '397 份' },
    ],
  },
  front: {
    name: '补课名单',
    sign: '18 人',
    rows: [
      { name: '渠道销售部', tag: '6 人', tone: 'warm' },
      { name: '门店运营部', tag: '5 人', tone: 'warm' },
      { name: '行政财务部', tag: '7 人', tone: 'warm' },
    ],
    foot: '看完回放并答题即计入学时',
  },
};

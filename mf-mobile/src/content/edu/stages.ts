import type { ShowReport } from '@site/drawings/stages/dashboard-stage';
import type { LiveRoom } from '@site/drawings/stages/live-room-stage';

export const eduRoom: LiveRoom = {
  label: '培训直播画面：手机里讲师站在课件旁讲解，顶部是签到进度，评论里有学员提问，下方弹出随堂题',
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

export const eduReport: ShowReport = {
  label: '学习报表画面：签到率、平均学时、答题参与率与结业人数，听课曲线和校区排行',
  name: '双师课堂 · 一学期',
  figures: [
    { name: '签到率', value: '94', unit: '%' },
    { name: '平均学时', value: '78', unit: '分钟' },
    { name: '答题参与率', value: '83', unit: '%' },
    { name: '结业', value: '1,126', unit: '人' },
  ],
  curve: {
    name: '同时听课',
    points: [0.5, 0.82, 0.9, 0.88, 0.86, 0.94, 0.9, 0.72, 0.86, 0.9, 0.88, 0.84, 0.6],
    levels: ['1.2k', '800', '400', '0'],
    times: ['19:00', '19:30', '20:00', '20:30'],
    peak: 5,
    text: '19:38 随堂答题',
  },
  ranking: {
    name: '校区排行 · 签到',
    rows: [
      { name: '城东校区', note: '助教 2', value: '99%', share: 99 },
      { name: '河西校区', note: '助教 1', value: '97%', share: 97 },
    ],
    rest: { name: '其余 21 个校区', value: '94%' },
  },
};

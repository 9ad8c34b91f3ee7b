import type { ShowReport } from '@site/drawings/stages/dashboard-stage';
import type { FollowUp } from '@site/drawings/stages/scrm-stage';

/** A member of a shop after a members' day. */
export const memberFollowUp: FollowUp = {
  label: '私域直播画面：左侧是会员日结束后的企业微信对话，右侧是会员的观看与购买记录、标签和今日跟进任务',
  person: { name: '小禾', from: '企业微信 · 会员' },
  time: '会员日结束后 12 分钟',
  messages: [
    { text: '今晚的两张饮品券已经到账，三天内都能用，周六下午要帮你留座吗？', mine: true },
    { text: '周六三点，两位，谢谢' },
  ],
  sent: { name: '到店核销码', text: '双杯券 · 有效期至周日' },
  facts: {
    name: '这位会员',
    rows: [
      ['来源', '会员群海报 · 导购 林'],
      ['看播', '近三月 3 场 · 41 分钟'],
      ['下单', '4 次 · 多在周末下午'],
    ],
  },
  measure: { percent: 42, start: '复购周期 30 天', end: '还有 17 天' },
  tags: ['下午到店', '两人同行', '半糖', '银卡'],
  tasks: [
    { text: '发送核销码', who: '林', done: true },
    { text: '周六 14:30 提醒留座', who: '林' },
    { text: '第 25 天发新品预告', who: '店长' },
  ],
};

/** A course for new staff, the morning after. */
export const trainingReport: ShowReport = {
  label: '培训直播画面：到课、答题与学时四个数字，在线人数曲线标出随堂测验时刻，右侧是各部门完成率',
  name: '新员工入职课 · 第 3 讲',
  figures: [
    { name: '应到学员', value: '486', unit: '人' },
    { name: '到课率', value: '96.3', unit: '%' },
    { name: '人均学时', value: '54', unit: '分钟' },
    { name: '答题得分', value: '87', unit: '分' },
  ],
  curve: {
    name: '同时在线',
    points: [0.1, 0.62, 0.88, 0.93, 0.94, 0.92, 0.9, 0.96, 0.97, 0.93, 0.9, 0.91, 0.88, 0.84, 0.6],
    levels: ['480', '320', '160', '0'],
    times: ['09:00', '09:15', '09:30', '09:45', '10:00'],
    peak: 8,
    text: '09:34 随堂测验',
  },
  ranking: {
    name: '部门完成率',
    rows: [
      { name: '客户成功', note: '62 人', value: '99%', share: 99 },
      { name: '渠道销售', note: '148 人', value: '98%', share: 98 },
      { name: '门店运营', note: '121 人', value: '95%', share: 95 },
      { name: '产品研发', note: '97 人', value: '93%', share: 93 },
      { name: '行政财务', note: '58 人', value: '88%', share: 88 },
    ],
    rest: { name: '未完成名单', value: '18 人' },
  },
};

import type { Lines } from '../product-page';

/** One stretch of work of a group around a live stream; `from` and `to` are columns of the roster. */
export type Shift = { from: number; to: number; text: string; busy?: boolean };

export type Group = { name: string; people: string; shifts: readonly Shift[] };

export const aboutTeam: {
  title: Lines;
  intro: string;
  /** What the keys choose, for those who do not see them. */
  choose: string;
  phases: Lines;
  groups: readonly Group[];
  note: string;
} = {
  title: ['一场直播前后的值班表'],
  intro: '每组做什么，不看部门介绍，看值班表。下面是一场开通了重要场次保障的发布会，从签单排到复盘。',
  choose: '看哪一天谁在岗',
  phases: ['开播前 30 天', '前 5 天', '前 1 天', '开播当天', '次日', '后 3 个工作日'],
  groups: [
    {
      name: '客户成功',
      people: '34 人',
      shifts: [
        { from: 1, to: 3, text: '开通账号，陪配报名页' },
        { from: 4, to: 5, text: '盯线索入库', busy: true },
        { from: 6, to: 7, text: '出复盘报告' },
      ],
    },
    {
      name: '现场执行',
      people: '46 人',
      shifts: [
        { from: 2, to: 3, text: '勘场、测网' },
        { from: 3, to: 4, text: '完整彩排' },
        { from: 4, to: 5, text: '导播、摄像', busy: true },
        { from: 5, to: 6, text: '交录像与场记' },
        { from: 6, to: 7, text: '交成片与素材' },
      ],
    },
    {
      name: '产品与研发',
      people: '78 人',
      shifts: [
        { from: 1, to: 2, text: '评估并发' },
        { from: 3, to: 4, text: '压测、封版' },
        { from: 4, to: 5, text: '值守监控', busy: true },
        { from: 6, to: 7, text: '问题排进版本' },
      ],
    },
    {
      name: '内容与讲堂',
      people: '12 人',
      shifts: [
        { from: 1, to: 3, text: '给脚本和流程单范例' },
        { from: 5, to: 7, text: '剪短片，征得同意后写案例' },
      ],
    },
    {
      name: '渠道与支持',
      people: '16 人',
      shifts: [
        { from: 1, to: 2, text: '方案与合同' },
        { from: 4, to: 5, text: '热线接听', busy: true },
        { from: 6, to: 7, text: '开票、归档' },
      ],
    },
  ],
  note: '橙色岗位开播当天必须有人在线，休假要先找好替补。',
};

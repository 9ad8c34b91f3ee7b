import type { PaperWork, Screening } from '../stage-data';

/** A talk for invited visitors. Sample data. */
export const privateTalk: Screening = {
  label:
    '白名单科普专场画面：皮肤科医生在讲解，画面上有编号水印与匿名提问；右下角卡片公示机构许可、医师执业信息与审核编号',
  status: '白名单会场 · 86 人在场',
  mark: '访客 A-0712',
  caption: { name: '皮肤科 医师', text: '光电项目的适应与禁忌' },
  messages: [
    { name: '访客 A-0388', text: '晒后多久可以面诊' },
    { name: '助理', text: '已转医生，稍后统一答' },
  ],
  card: {
    name: '资质公示',
    rows: [
      ['机构', '执业许可 · 已公示'],
      ['科目', '医疗美容科'],
      ['医师', '执业信息 · 已核验'],
      ['脚本', '审核号 0417 · 已过'],
    ],
    foot: '证照在有效期内',
  },
};

export const scriptReview: PaperWork = {
  label: '脚本审核画面：左侧四道审核依次通过，其中一段用语被退回修改；右侧列出被拦下的说法与替换建议',
  main: {
    name: '《光电项目科普》开播审核',
    rows: [
      { name: '脚本', note: '医务 · 法务各签一次', tag: '已通过' },
      { name: '讲解人', note: '执业类别与地点一致', tag: '已核验' },
      { name: '画面素材', note: '原理图 6 张', tag: '已通过' },
      { name: '预约卡', note: '第 2 版，补写可退规则', tag: '退回修改', tone: 'warm' },
      { name: '开播', note: '四项齐备后可用', tag: '等待', tone: 'dim' },
    ],
  },
  front: {
    name: '被拦下的说法',
    rows: [
      { name: '涉及效果的断言', tag: '已删' },
      { name: '与他人对比的描述', tag: '已删' },
      { name: '费用说明', tag: '补全', tone: 'warm' },
    ],
    foot: '改为：讲清流程、风险与恢复期',
  },
};

export const consultationDesk: PaperWork = {
  label: '匿名提问与面诊预约画面：左侧是按编号排列的提问与处理方式，右侧是一条面诊预约与已读须知',
  main: {
    name: '提问分拣',
    sign: '38 条',
    rows: [
      { name: 'A-0388', note: '晒后多久可以面诊', tag: '医生已答' },
      { name: 'A-0521', note: '正在用药，能不能做', tag: '转面诊', tone: 'warm' },
      { name: 'A-0146', note: '费用由哪几项构成', tag: '发说明' },
      { name: 'A-0633', note: '想看别人的照片', tag: '婉拒并说明', tone: 'dim' },
    ],
  },
  front: {
    name: '面诊预约',
    sign: 'A-0521',
    rows: [
      { name: '时间', value: '周四 14:30' },
      { name: '须知', value: '已读 3 页' },
      { name: '同意书', value: '已签' },
    ],
    foot: '到院出示核销码',
  },
};

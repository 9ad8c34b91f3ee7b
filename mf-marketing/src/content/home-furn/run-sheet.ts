import type { Lines, RunPhase } from '../product-page';

export const furnRun: { title: Lines; intro: string; phases: readonly RunPhase[] } = {
  title: ['锁客、直播与量尺的排期'],
  intro: '以十四个品牌的联盟场为例，联盟方统筹，各店导购各带各的客户。',
  phases: [
    {
      name: '锁客',
      span: '7 天',
      steps: [
        { when: '第 1 天', what: '联盟定爆款，约好订金卡与分工', who: '联盟方', tool: '商品卡、协议模板' },
        { when: '第 2–6 天', what: '导购一对一邀约，客户付 99 元锁名额', who: '导购', tool: '导购码、订金卡' },
        { when: '第 7 天', what: '按小区和户型分组，发开播提醒', who: '联盟方', tool: '标签、开播提醒' },
      ],
    },
    {
      name: '直播',
      span: '一晚',
      steps: [
        { when: '19:30', what: '工厂连线，看板材与封边', who: '工厂', tool: '多机位连麦' },
        { when: '20:10', what: '设计师按户型讲搭配', who: '设计师', tool: '样板间、画笔' },
        { when: '20:50', what: '爆款开抢，订金抵现', who: '主播', tool: '限量商品卡' },
      ],
    },
    {
      name: '到店',
      span: '15 天',
      steps: [
        { when: '次日', what: '按距离派到门店，导购约时间', who: '自动', tool: '门店归属' },
        { when: '3 天内', what: '上门或到店量尺，带初步方案', who: '设计师', tool: '预约日历' },
        { when: '15 天内', what: '到店核销订金，未到的可申请退', who: '门店', tool: '到店核销' },
      ],
    },
  ],
};

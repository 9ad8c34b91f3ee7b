import type { Lines, RunPhase } from '../product-page';

export const chainRun: { title: Lines; intro: string; phases: readonly RunPhase[] } = {
  title: ['三十家店同播一场的流程单'],
  intro: '以一场周五晚的会员日为例，总部一位运营、一位导播，每店一位店长。',
  phases: [
    {
      name: '播前',
      span: '5 天',
      steps: [
        { when: '周一 9:00', what: '店长培训播，讲商品与话术', who: '总部运营', tool: '白名单、答题' },
        { when: '周二', what: '门店码与海报发到每位导购', who: '店长', tool: '门店码、邀请海报' },
        { when: '周四', what: '报名人数低于 20 的门店补邀', who: '店长', tool: '邀约看板' },
      ],
    },
    {
      name: '播中',
      span: '90 分钟',
      steps: [
        { when: '19:45', what: '各店导购进场，在群里提醒老客', who: '导购', tool: '开播提醒' },
        { when: '20:00', what: '总部开播，门店分会场同播', who: '导播', tool: '分会场' },
        { when: '20:40', what: '发到店券，三天内有效', who: '总部运营', tool: '卡券' },
      ],
    },
    {
      name: '播后',
      span: '7 天',
      steps: [
        { when: '次日 10:00', what: '各店收到自己的客户名单', who: '自动', tool: '企微标签' },
        { when: '3 天内', what: '到店核销，未到的再约一次', who: '导购', tool: '到店核销' },
        { when: '下周一', what: '排行与话术复盘', who: '总部运营', tool: '门店排行' },
      ],
    },
  ],
};

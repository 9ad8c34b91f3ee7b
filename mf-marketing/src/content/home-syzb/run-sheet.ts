import type { Lines, RunPhase } from '../product-page';

export const syzbRun: { title: Lines; intro: string; phases: readonly RunPhase[] } = {
  title: ['四周一轮的私域排期'],
  intro: '以三千人的会员池为例。第二个月照抄一遍，只改主题与货。',
  phases: [
    {
      name: '第 1 周',
      span: '把人接进来',
      steps: [
        { when: '周一', what: '门店、包裹与公众号各挂一张码', who: '运营', tool: '渠道活码' },
        { when: '周三', what: '新人按来源打标签，发一句欢迎', who: '导购', tool: '自动标签、欢迎语' },
        { when: '周五', what: '沉默超过九十天的，单独约一次', who: '导购', tool: '流失名单' },
      ],
    },
    {
      name: '第 2、3 周',
      span: '预热与开播',
      steps: [
        { when: '前 7 天', what: '社群每天一件小事：投票、晒图、问一个问题', who: '群主', tool: '社群排期' },
        { when: '前 1 天', what: '预约的人收到提醒，没约的收到海报', who: '系统', tool: '预约提醒、邀请海报' },
        { when: '周四 20:00', what: '会员日开播，讲到方案时弹顾问名片', who: '主播', tool: '直播间、企微弹层' },
      ],
    },
    {
      name: '第 4 周',
      span: '接住与复盘',
      steps: [
        { when: '次日', what: '看满三十分钟没下单的，顾问逐个问一句', who: '顾问', tool: '跟进任务' },
        { when: '第 5 天', what: '买过的人收到使用提醒，附一节回放', who: '系统', tool: '复购 SOP、回放' },
        { when: '月底', what: '看四个数：进池、到场、成交、复购', who: '负责人', tool: '月度看板' },
      ],
    },
  ],
};

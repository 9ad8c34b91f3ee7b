import type { Lines, RunPhase } from '../product-page';

export const entmarketRun: { title: Lines; intro: string; phases: readonly RunPhase[] } = {
  title: ['从前 14 天到后 7 天的流程单'],
  intro: '以一场 90 分钟的新品发布会为例。照着排期做，时间和人手都可以改。',
  phases: [
    {
      name: '播前',
      span: '14 天',
      steps: [
        { when: '前 14 天', what: '建活动，定报名字段与审核规则', who: '市场', tool: '报名表单' },
        { when: '前 10 天', what: '按渠道发码，海报交到每个人手里', who: '市场、销售', tool: '渠道码、邀请海报' },
        { when: '前 1 天', what: '完整彩排，备用信号与垫片就位', who: '现场', tool: '彩排模式、云导播' },
      ],
    },
    {
      name: '播中',
      span: '90 分钟',
      steps: [
        { when: '前 15 分钟', what: '放暖场视频，观众签到', who: '现场', tool: '倒计时、签到' },
        { when: '讲到方案', what: '弹出资料卡和两题问卷', who: '市场', tool: '资料下载、问卷' },
        { when: '全程', what: '提问先审后发，断流有人值守', who: '现场', tool: '聊天审核、断流告警' },
      ],
    },
    {
      name: '播后',
      span: '7 天',
      steps: [
        { when: '10 分钟内', what: '线索打分，按区域派到人', who: '自动', tool: '线索评分' },
        { when: '24 小时内', what: '逐条回访，结果填回客户卡', who: '销售', tool: '跟进任务' },
        { when: '7 天内', what: '回放剪成短片再投，渠道复盘', who: '市场', tool: '回放、数据大屏' },
      ],
    },
  ],
};

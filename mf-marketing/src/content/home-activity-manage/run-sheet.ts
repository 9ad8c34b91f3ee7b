import type { Lines, RunPhase } from '../product-page';

export const eventRun: { title: Lines; intro: string; phases: readonly RunPhase[] } = {
  title: ['六周会务排期'],
  intro: '以一千人的行业大会为例，谁在什么时候做什么，做完打勾。',
  phases: [
    {
      name: '会前',
      span: '6 周',
      steps: [
        { when: '前 6 周', what: '定票种、字段和审核规则，报名页上线', who: '会务', tool: '报名、票务' },
        { when: '前 4 周', what: '分批发邀约，追没有回执的', who: '嘉宾组', tool: '短信与邮件邀约' },
        { when: '前 3 天', what: '排座、印备用胸卡，终端同步名单', who: '会务', tool: '座位图、制证' },
      ],
    },
    {
      name: '会中',
      span: '1 天',
      steps: [
        { when: '8:00', what: '四条通道开放，贵宾单独引导', who: '前台', tool: '签到、现场打印' },
        { when: '全天', what: '议程变动推送，分论坛打卡', who: '会务', tool: '议程页、自助签到' },
        { when: '散场前', what: '离场问卷，答完领资料', who: '志愿者', tool: '问卷' },
      ],
    },
    {
      name: '会后',
      span: '2 周',
      steps: [
        { when: '10 分钟内', what: '报告生成，发给负责人', who: '自动', tool: '会后报告' },
        { when: '3 天内', what: '发票、证书与资料发齐', who: '财务、会务', tool: '电子发票' },
        { when: '2 周内', what: '未到的回访，约下一场', who: '销售', tool: '跟进任务' },
      ],
    },
  ],
};

import type { Lines, RunPhase } from '../product-page';

export const activityRun: { title: Lines; intro: string; phases: readonly RunPhase[] } = {
  title: ['一场四地年会的流程单'],
  intro: '以主会场六百人、三个分会场的年会为例。',
  phases: [
    {
      name: '前七天',
      span: '准备',
      steps: [
        { when: '前 7 天', what: '名单导入，奖项与规则送行政法务确认', who: '行政', tool: '名单、抽奖规则' },
        { when: '前 3 天', what: '四地网络与画面各测一次', who: '现场', tool: '测速、备用信号' },
        { when: '前 1 天', what: '完整彩排，抽奖用测试名单走一遍', who: '导演', tool: '彩排模式' },
      ],
    },
    {
      name: '当晚',
      span: '三小时',
      steps: [
        { when: '17:30', what: '扫码签到上墙，分会场先开镜头', who: '行政', tool: '签到墙' },
        { when: '19:20', what: '四地同屏举杯，弹幕滚动', who: '导播', tool: '异地同屏、弹幕' },
        { when: '20:40', what: '终场抽奖，名单当场公示', who: '行政', tool: '抽奖、公示页' },
      ],
    },
    {
      name: '之后',
      span: '三天',
      steps: [
        { when: '当晚', what: '相册开放，四地照片合成一本', who: '摄影', tool: '图片直播' },
        { when: '次日', what: '奖品按登记寄出，日志归档', who: '行政', tool: '领奖登记' },
        { when: '第 3 天', what: '节目拆条，发给各部门', who: '导播', tool: '回放拆条' },
      ],
    },
  ],
};

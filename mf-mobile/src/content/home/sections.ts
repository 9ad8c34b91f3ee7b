/** Copy of the phone home page. A title in several parts is broken between them. */
export const homeCopy = {
  head: {
    title: '企业直播平台手机版_发布会培训与门店直播',
    description:
      '面向企业营销、培训、门店与活动的直播平台，从预约、开播、互动到线索跟进，一个后台完成。免费试用 7 天，微信和浏览器直接观看。',
    keywords: ['企业直播平台', '企业直播方案', '营销直播', '培训直播'],
  },
  hero: {
    title: ['让每一场直播，', '都有清楚的结果'],
    intro: ['报名、开播、互动、跟进放在一个后台，', '播完就知道客户从哪来、下一步找谁。'],
    consult: '在线咨询',
    note: '免费试用的是直播间；签到、抽奖由顾问演示。',
  },
  products: '六个产品',
  scenarios: { title: '按场景选解决方案', choose: '选一个场景' },
  figures: {
    title: '平台数据',
    note: '统计区间 {{company.period}}',
  },
  picks: { title: '五套现成方案', intro: '照着排期就能开播。', label: '现成方案' },
  cases: {
    title: '客户案例与结果',
    onAir: '慢直播中',
    shows: '雨中的江岸与机位塔，值守的人在看水尺',
    more: '进入案例库',
    note: '客户已匿名。',
  },
  lectures: {
    title: '一讲只说一件事',
    intro: '灯光、收音、导播、脚本，看完当天就能用上。',
    more: '全部讲堂',
    label: '直播讲堂',
  },
  news: { title: '近期更新', more: '更多资讯' },
  questions: { title: '开播前常问的', more: '去帮助中心' },
} as const;

/** The case that is first on the page, with its picture of a valley under a camera drone. */
export const featuredCase = 41011;

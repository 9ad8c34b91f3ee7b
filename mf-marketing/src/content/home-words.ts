/** Words of the home page. Lines of one title or intro are broken where the list breaks them. */
export const homeWords = {
  head: {
    title: '企业直播平台_营销培训连锁直播解决方案',
    description:
      '面向企业营销、培训、门店与活动的直播平台，从预约、开播、互动到线索跟进，一个后台完成。微信和浏览器直接观看，免费试用 7 天。',
    keywords: ['企业直播平台', '企业直播方案', '营销直播', '培训直播'],
  },
  hero: {
    title: ['让每一场直播，', '都有清楚的结果'],
    intro: ['从预约、开播、互动到线索跟进，一个后台完成。', '导播看画面，运营看来源，销售看下一步。'],
    note: ['微信和浏览器直接观看', '观众不用下载 App'],
  },
  products: '六个产品',
  scenarios: {
    title: '先选场景，再看功能',
    intro: '四种常见播法，各有一套排好的流程，开通后可以直接套用。',
    choose: '选一种播法',
    more: { words: '更多解决方案', link: '/home/lectureSubitem/2' },
  },
  figures: { title: '平台数据', note: '示例数据，统计区间 2025-11 至 2026-10，仅用于演示版式。' },
  picks: {
    title: ['五套现成方案，', '照着排期就能开播'],
    more: { words: '全部营销方案', link: '/home/marketing' },
  },
  cases: {
    title: '他们怎么播，结果怎么算',
    /** The case that is told with its quote, beside the picture of a valley under a camera drone. */
    told: 41011,
    onAir: '慢直播中',
    more: { words: '进入案例库', link: '/home/case' },
    note: '客户已匿名，数字均为示例数据。',
  },
  news: {
    title: '近期更新与现场经验',
    more: { words: '更多资讯', link: '/info/' },
  },
} as const;

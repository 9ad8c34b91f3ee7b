/** Sections after the hero on `/` and on the campaign variants of the home page. Lines of one title are broken where the list breaks them. */
export const homeCopy = {
  products: '六个产品',
  scenarios: {
    title: '按场景选解决方案',
    intro: '四种常见播法，各有一套现成的流程。',
    choose: '选一种播法',
    more: { text: '更多解决方案', link: '/home/lectureSubitem/2' },
  },
  figures: { title: '平台数据', note: '统计区间 {{company.period}}。' },
  picks: {
    title: ['五套带排期的现成方案'],
    more: { text: '全部营销方案', link: '/home/marketing' },
  },
  cases: {
    title: '客户案例与结果',
    /** The featured case with its quote, beside the picture of its place. */
    featured: 41011,
    onAir: '慢直播中',
    shows: '雨中的江岸与机位塔，值守的人在看水尺',
    place: (customer: string) => `${customer}直播的地方`,
    more: { text: '进入案例库', link: '/home/case' },
    note: '客户已匿名。',
  },
  partners: {
    title: '合作伙伴的第一年',
    intro: '名称已匿名。',
    more: { text: '了解渠道合作', link: '/home/promotion' },
  },
  news: {
    title: '近期更新与现场经验',
    more: { text: '更多资讯', link: '/info/' },
  },
} as const;

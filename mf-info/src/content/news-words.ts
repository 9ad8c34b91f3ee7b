// Words of the company news pages that an editor may change without asking a developer. No logic in this folder.

export const newsWords = {
  name: '新闻动态',
  words: '版本更新、服务安排和公司里发生的事，按时间排列，新的在前。',
  title: '新闻动态_版本更新与服务公告',
  description:
    '版本发布说明、节假日服务安排、控制台与移动端改版、渠道伙伴活动和公益支持计划，按时间排列，每条写清影响谁、从什么时候开始。',
  keywords: ['新闻动态', '版本更新', '服务公告', '直播平台公告'],
  empty: '还没有新闻，先看看直播资讯',
  toPortal: '去直播资讯',
  recent: '近期动态',
  all: '全部新闻动态',
  trial: {
    heading: '先播一场，再做决定',
    words: '免费试用 7 天，顾问会在 24 小时内联系你并协助开通。',
    link: '登记试用',
    to: '/home/signUp',
  },
} as const;

/** Ways on beside the list. */
export const newsWays = {
  heading: '还想了解',
  links: [
    { title: '媒体报道', words: '别人怎么写我们', to: '/home/media' },
    { title: '公司介绍', words: '团队、联系方式与招聘', to: '/home/about' },
    { title: '直播资讯', words: '企业直播的做法与数字', to: '/info/' },
  ],
  feed: { title: '用 RSS 订阅', words: '有新内容时由阅读器提醒你', href: '/rss.xml' },
} as const;

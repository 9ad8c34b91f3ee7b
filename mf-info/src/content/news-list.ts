export const newsListCopy = {
  text: '版本更新、服务安排和公司里发生的事，按时间排列，新的在前。',
  title: '新闻动态_版本更新与服务公告',
  description:
    '版本发布说明、节假日服务安排、控制台与移动端改版、渠道伙伴活动和公益支持计划，按时间排列，每条写清影响谁、从什么时候开始。',
  empty: '还没有新闻，先看看直播资讯',
  toPortal: '去直播资讯',
} as const;

/** Links beside the list. */
export const newsLinks = {
  heading: '还想了解',
  links: [
    { title: '媒体报道', text: '别人怎么写我们', to: '/home/media' },
    { title: '公司介绍', text: '团队、联系方式与招聘', to: '/home/about' },
    { title: '直播资讯', text: '企业直播的做法与数字', to: '/info/' },
  ],
  feed: { title: '用 RSS 订阅', text: '有新内容时由阅读器提醒你', href: '/rss.xml' },
} as const;

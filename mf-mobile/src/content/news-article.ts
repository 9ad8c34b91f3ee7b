/** Company news on phones. */
export const newsCopy = {
  name: '新闻动态',
  kicker: '公司动态',
  title: ['近来做了什么，', '都记在这里'],
  text: '版本更新、伙伴活动、服务安排，按时间倒序排好。',
  head: {
    title: '公司动态手机版_版本更新与服务安排',
    description:
      '在手机上看公司近期动态：每月版本更新改了什么，渠道伙伴大会讲了什么，节假日谁在值守，图片直播和讲堂又有哪些新内容，点开一条就是全文。',
    keywords: ['新闻动态', '版本更新', '服务安排', '企业直播'],
  },
  empty: '还没有发布动态，先去资讯频道看看',
  toPortal: '去看直播资讯',
  others: '其他动态',
  trial: { heading: '先试用新功能', text: '免费试用 7 天，期满停止开播，不会自动扣费。', link: '登记试用' },
} as const;

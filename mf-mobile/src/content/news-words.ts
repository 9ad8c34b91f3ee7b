// Words of company news and media reports on phones. No logic in this folder.

export const newsWords = {
  name: '新闻动态',
  kicker: '公司动态',
  title: ['近来做了什么，', '都记在这里'],
  words: '版本更新、伙伴活动、服务安排，按时间倒序排好。',
  head: {
    title: '公司动态手机版_版本更新与服务安排',
    description:
      '在手机上看公司近期动态：每月版本更新改了什么，渠道伙伴大会讲了什么，节假日谁在值守，图片直播和讲堂又有哪些新内容。',
    keywords: ['新闻动态', '版本更新', '服务安排', '企业直播'],
  },
  empty: '还没有发布动态，先去资讯频道看看',
  toPortal: '去看直播资讯',
  others: '其他动态',
} as const;

export const mediaWords = {
  name: '媒体报道',
  title: ['别人怎么写我们'],
  words: '记者和编辑写的稿子，原文在对方网站上，点标题会离开本站。',
  demo: '媒体名称与文章均为示例，链接指向示例地址。',
  out: '读原文',
  head: {
    title: '媒体报道手机版_采访与行业观察',
    description:
      '收录关于企业直播的采访与观察：导播台怎样搬进浏览器，门店导购如何邀约老客，融媒体小队一天怎么过，点开就能读到原文。',
    keywords: ['媒体报道', '企业直播', '行业采访'],
  },
  empty: '还没有收录报道，先看看公司动态',
  news: '公司自己的消息',
  allNews: '全部动态',
  press: {
    title: '想来采访？',
    words: '写明选题、截稿时间和希望谈到的人，工作日内回信。现场拍摄请提前三天约。',
    mail: '写信给我们',
    subject: '采访联系',
  },
} as const;

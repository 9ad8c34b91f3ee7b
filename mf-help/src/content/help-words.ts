// Words of the help centre that an editor may change without asking a developer. No logic in this folder.

export const sectionName = '帮助中心';

export const centreWords = {
  title: '帮助中心_直播操作说明与故障排查',
  description:
    '从注册、开播到复盘的操作说明：电脑与手机开播、直播间设置、互动营销、观看权限、录制数据、计费与故障排查，开播前五分钟也能查到答案。',
  heading: '开播遇到问题，从这里查起',
  lead: '每篇说明写清在哪里点、按什么顺序做、常见的错在哪里。',
  templates: { heading: '常用操作', lead: '照着走一遍，头一次做也不慌。' },
  categories: { heading: '全部分类' },
  otherWays: [
    { name: '直播术语', words: '四十来个词，各用一两句话说明白', link: '/help/helpClassList/104#glossary' },
    { name: '网络自测', words: '十几秒看出线路稳不稳', link: '/help/helpClassList/901#network-check' },
    { name: '视频教程', words: '跟着画面点一遍', link: '/info/video' },
    { name: '下载中心', words: '开播工具与手机 App', link: '/home/download' },
  ],
  latest: { heading: '最近更新', lead: '步骤或口径有改动的文章，新的在前。' },
} as const;

export const urgentWords = {
  heading: '还有五分钟就开播？',
  lead: '先看这五篇，每篇三分钟内读完。',
} as const;

/** Problems that cannot wait, each with the article that solves it. */
export const urgentArticles = [
  { id: 10006, icon: 'list', name: '开播前检查清单' },
  { id: 10074, icon: 'screen', name: '推流黑屏、花屏' },
  { id: 10075, icon: 'sound', name: '有画面没声音' },
  { id: 10073, icon: 'network', name: '观众反馈卡顿' },
  { id: 10045, icon: 'key', name: '白名单用户进不来' },
] as const;

export const searchWords = {
  label: '搜索帮助',
  placeholder: '搜问题或功能，如“防录屏”',
  button: '搜索',
  hot: '热门搜索',
  emptyHeading: '搜索帮助文章',
  hitsHeading: (keyword: string) => `关于“${keyword}”的帮助`,
  noHitHeading: (keyword: string) => `没有找到“${keyword}”`,
  emptyLead: '可以搜功能名、报错提示，也可以只输拼音或首字母，例如 choujiang、cj。',
  noResult: '暂时没有相关内容，换个关键词试试',
  noResultTips: [
    '换一个更短的词，例如把“白名单怎么批量导入”换成“白名单”',
    '检查有没有错别字，或者改用拼音',
    '从热门搜索或帮助目录里找',
  ],
} as const;

export const articleWords = { related: '相关文章', print: '打印' } as const;

export const treeWords = { heading: '帮助目录', failed: '内容加载失败，点此重试' } as const;

export const askWords = {
  heading: '仍未解决？',
  consult: '联系在线客服',
  hours: '值守，其他时间可留言。',
  words: '把直播间编号和出错的时间一起告诉我们，能少问几轮。',
} as const;

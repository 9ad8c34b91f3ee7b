export const listCopy = {
  allHeading: '全部文章',
  allText: '八个主题的文章，新的在前。',
  allTitle: '全部直播资讯文章_八个主题按时间浏览',
  categories: '文章主题',
  all: '全部',
  empty: '这个主题还没有文章，先看看别的主题',
  backToAll: '看全部文章',
} as const;

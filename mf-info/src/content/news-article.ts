export const newsArticleCopy = {
  recent: '近期动态',
  all: '全部新闻动态',
  trial: '先试播一场',
} as const;

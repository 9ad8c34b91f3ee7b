export const newsArticleCopy = {
  recent: '近期动态',
  all: '全部新闻动态',
  trial: '先播一场，再做决定',
} as const;

export const infoArticleCopy = {
  tags: '标签',
  related: '接着读',
  trial: '把这套做法放进下一场直播',
  sources: '资料来源',
  pillar: '这篇属于指南',
  guideArticles: '展开来讲的文章',
  guideHelp: '对应的后台操作',
  guideProducts: '用得上的产品',
  checklistName: '打印清单',
} as const;

export const infoArticleCopy = {
  tags: '标签',
  related: '接着读',
  trial: '把这套做法放进下一场直播',
} as const;

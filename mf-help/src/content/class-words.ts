// Words of the list of one classification.

export const classWords = {
  empty: '这个主题的文章正在编写，先看看其他主题',
  otherLeaves: '同类主题',
} as const;

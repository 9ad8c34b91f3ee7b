export const classCopy = {
  empty: '这个主题的文章正在编写，先看看其他主题',
  otherLeaves: '同类主题',
} as const;

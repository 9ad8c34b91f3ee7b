// Words of `/info/error` that an editor may change without asking a developer. No logic in this folder.

export const portalErrorWords = {
  404: {
    title: '文章不存在或已下线',
    words: '可能是地址有误，也可能是作者撤下了这篇文章。标题还记得的话，搜一下往往能找到新的地址。',
  },
  500: {
    title: '文章暂时打不开',
    words: '我们这边出了点问题，不是你的网络。过一两分钟再试，其他栏目可以照常阅读。',
  },
  search: '搜文章标题',
} as const;

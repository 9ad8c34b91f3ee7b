export const articleCopy = { related: '相关文章', print: '打印' } as const;

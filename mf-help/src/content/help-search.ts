export const helpSearchCopy = {
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

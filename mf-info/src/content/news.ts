export const newsCopy = {
  name: '新闻动态',
  keywords: ['新闻动态', '版本更新', '服务公告', '直播平台公告'],
} as const;

export const searchFormCopy = {
  label: '搜索帮助',
  placeholder: '搜问题或功能，如“防录屏”',
  button: '搜索',
  hot: '热门搜索',
} as const;

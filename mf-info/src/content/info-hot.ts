export const infoHotCopy = {
  heading: '热门资讯',
  text: '按阅读量排出的文章，从头读到尾也只要一个下午。',
  title: '热门直播资讯_阅读量排行',
  description:
    '按阅读量排序的企业直播文章：开播检查表、脚本模板、码率搭配、防录屏边界、年会流程单等，先读同行读得多的那几篇，再按主题往下看。',
  list: '文章排行',
} as const;

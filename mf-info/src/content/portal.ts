/** Copy of every page of the portal. */
export const portalCopy = {
  name: '直播资讯',
  motto: '写给天天要开播的人',
  keywords: ['企业直播', '直播运营', '私域直播', '活动直播'],
  groups: '按主题读',
  hot: '大家在读',
  hotMore: '热门资讯',
  hotNote: '按阅读量排',
} as const;

export const tabCopy = { label: '资讯栏目', home: '首页', all: '全部文章', hot: '热门', video: '视频' } as const;

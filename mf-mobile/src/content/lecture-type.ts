/** The types that exist (R2.84), in the order of the overview. */
export const lectureTypeIds = [1, 2, 3, 4] as const;

export const lectureOverviewCopy = {
  title: ['全部栏目'],
  text: '四个栏目各取三篇近作，先挑一个合用的。',
  head: {
    title: '手机讲堂栏目_案例方案课程资料',
    description:
      '讲堂有四个栏目：经典案例看复盘，解决方案拿执行稿，直播讲堂补基本功，精选资讯查资料，各列三篇近期内容。',
  },
  more: '看全部',
} as const;

export const overviewCopy = {
  heading: '全部栏目',
  text: '四个栏目的近期内容，各看三篇，再决定从哪里读起。',
  title: '直播讲堂栏目总览_案例方案课程与资料',
  description:
    '直播讲堂四个栏目的近期内容：经典案例看复盘，解决方案拿执行稿，直播讲堂补基本功，精选资讯查术语与设备，从这里挑一个栏目开始读。',
  more: '看全部',
} as const;

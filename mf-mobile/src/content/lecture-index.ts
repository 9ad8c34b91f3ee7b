export const lectureIndexCopy = {
  title: ['等车时学一讲直播'],
  text: '每篇先列五个要点，路上看完，回公司就能照着排。',
  head: {
    title: '手机讲堂_直播案例复盘与入门课程',
    description:
      '手机上读的直播讲堂：同行案例复盘、按场景整理的执行方案、脚本灯光收音导播的入门课，每篇先给五个要点，通勤路上就能读完一篇。',
    keywords: ['直播讲堂', '直播案例', '直播方案', '直播入门'],
  },
  newest: '近期课时',
  byType: '按栏目看',
  all: '看这个栏目的全部课时',
} as const;

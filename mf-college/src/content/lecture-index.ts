/** The type whose first lecture a newcomer begins with. */
export const beginWith = 3;

export const lectureIndexCopy = {
  begin: '没播过？先学这一讲',
  courses: '四门课共二十四讲',
  coursesText:
    '每讲有提纲和用时、照着做的例子、练习与答案，还有能直接带走的表和清单。按顺序学，也可以只挑要用的那一讲。',
  place: (order: number) => `第 ${order} 讲`,
  gains: '学完能做到',
  newest: '按时间看',
  typeTitle: '讲堂课时',
  heading: '把直播当一门手艺来学',
  text: '看同行怎么播，找现成的方案，补齐脚本、灯光、收音与导播的基本功。每讲写着用时，看完当天就能用上。',
  title: '直播讲堂_企业直播案例、方案与入门课程',
  description:
    '直播讲堂收录各行业的直播案例复盘、按场景整理的解决方案、从零搭建团队的入门课和常用资料，每篇先列五个要点再讲做法，读完就能照着排下一场。',
  keywords: ['直播讲堂', '直播案例', '直播方案', '直播入门'],
} as const;

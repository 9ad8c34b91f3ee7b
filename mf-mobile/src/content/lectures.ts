/** Copy of both lists of lectures. */
export const lectureCopy = {
  nav: '讲堂栏目',
  home: '首页',
  kicker: '讲堂',
  empty: '这个栏目还没有内容，先看看别的课时',
  emptyBack: '回讲堂首页',
  videos: { name: '更想看着屏幕学', text: '操作视频每段一两分钟，附文字稿', link: '/info/video/' },
} as const;

export type LectureTypeCopy = { text: string; title: string; description: string };

/** Description of each type, by id. */
export const lectureTypeCopy: Record<number, LectureTypeCopy> = {
  1: {
    text: '播完之后坐下来算账：哪些准备有用，哪些白做。',
    title: '手机看案例_各行业直播复盘',
    description:
      '茶饮、家居、银行、职教、融媒体与制造企业的直播复盘，手机上按篇翻看：目标怎么定、现场出了什么状况、播后看哪几个数字。',
  },
  2: {
    text: '人、设备、流程、预算与应急都写好，改几个字就是你的执行稿。',
    title: '手机看方案_活动门店培训招聘直播',
    description:
      '商务活动、多门店、私域、培训、峰会与招聘六套直播方案，手机上逐条看分工、设备清单和时间表，转给同事就能一起改。',
  },
  3: {
    text: '一课补一样：团队、脚本、灯光、收音、口令、数据。',
    title: '手机上课_直播入门六讲',
    description:
      '第一次负责直播的人可以按顺序读：搭团队、写脚本、布灯光、收声音、喊口令、看数据，六讲都配了能直接照做的清单。',
  },
  4: {
    text: '术语、选机、网络与日历，开会前翻一翻。',
    title: '手机查资料_直播术语设备与日历',
    description:
      '直播术语、会场网络问答、图片直播选机、直播间装修灵感和年度直播日历，采购、排期、开会之前在手机上随手查一遍。',
  },
};

// Words of the college's phone pages. No logic in this folder.

export const collegeWords = {
  nav: '讲堂栏目',
  home: '首页',
  kicker: '讲堂',
  title: ['等车的工夫，', '学一手直播'],
  words: '每篇先列五个要点，路上看完，回公司就能照着排。',
  head: {
    title: '手机讲堂_直播案例复盘与入门课程',
    description:
      '手机上读的直播讲堂：同行案例复盘、按场景整理的执行方案、脚本灯光收音导播的入门课，每篇先给五个要点，通勤路上就能读完一篇。',
    keywords: ['直播讲堂', '直播案例', '直播方案', '直播入门'],
  },
  newest: '近期课时',
  byType: '按栏目看',
  all: '看这个栏目的全部课时',
  empty: '这个栏目还没有内容，先看看别的课时',
  emptyBack: '回讲堂首页',
  videos: { name: '更想看着屏幕学', words: '操作视频每段三到八分钟，附文字稿', link: '/info/video/' },
} as const;

export type LectureTypeWords = { words: string; title: string; description: string };

/** What each type holds, by its id (spec §2). */
export const lectureTypeWords: Record<number, LectureTypeWords> = {
  1: {
    words: '播完之后坐下来算账：哪些准备有用，哪些白做。',
    title: '手机看案例_各行业直播复盘',
    description:
      '茶饮、家居、银行、职教、融媒体与制造企业的直播复盘，手机上按篇翻看：目标怎么定、现场出了什么状况、播后看哪几个数字。',
  },
  2: {
    words: '人、设备、流程、预算与应急都写好，改几个字就是你的执行稿。',
    title: '手机看方案_活动门店培训招聘直播',
    description:
      '商务活动、多门店、私域、培训、峰会与招聘六套直播方案，手机上逐条看分工、设备清单和时间表，转给同事就能一起改。',
  },
  3: {
    words: '一课补一样：团队、脚本、灯光、收音、口令、数据。',
    title: '手机上课_直播入门六讲',
    description:
      '第一次负责直播的人可以按顺序读：搭团队、写脚本、布灯光、收声音、喊口令、看数据，六讲都配了能直接照做的清单。',
  },
  4: {
    words: '术语、选机、网络与日历，开会前翻一翻。',
    title: '手机查资料_直播术语设备与日历',
    description:
      '直播术语、会场网络问答、图片直播选机、直播间装修灵感和年度直播日历，采购、排期、开会之前在手机上随手查一遍。',
  },
};

/** The types that exist (spec §2), in the order of the overview. */
export const lectureTypeIds = [1, 2, 3, 4] as const;

export const lectureOverviewWords = {
  title: ['全部栏目'],
  words: '四个栏目各取三篇近作，先挑一个合用的。',
  head: {
    title: '手机讲堂栏目_案例方案课程资料',
    description:
      '讲堂的四个栏目在一页上：经典案例看复盘，解决方案拿执行稿，直播讲堂补基本功，精选资讯查资料，各列三篇近期内容。',
  },
  more: '看全部',
} as const;

export const readingWords = {
  note: '文中数字均为示例数据。',
  points: '先记住这五条',
  related: '接着学',
  otherNews: '其他动态',
  trial: {
    lecture: {
      heading: '照着播一场试试',
      words: '免费试用 7 天，顾问在 24 小时内联系你并协助开通。',
      link: '登记试用',
    },
    news: { heading: '新功能，先用起来', words: '免费试用 7 天，期满停止开播，不会自动扣费。', link: '登记试用' },
  },
} as const;

// Words of the college that an editor may change without asking a developer. No logic in this folder.

export const collegeWords = {
  /** Shorter than 直播讲堂, which is also the name of one of its types. */
  name: '讲堂',
  typeTitle: '讲堂课时',
  heading: '把直播当一门手艺来学',
  words: '看同行怎么播，找现成的方案，补齐脚本、灯光、收音与导播的基本功。每篇开头列好五个要点，五分钟能读完。',
  title: '直播讲堂_企业直播案例、方案与入门课程',
  description:
    '直播讲堂收录各行业的直播案例复盘、按场景整理的解决方案、从零搭建团队的入门课和常用资料，每篇先列五个要点再讲做法，读完就能照着排下一场。',
  keywords: ['直播讲堂', '直播案例', '直播方案', '直播入门'],
  nav: '讲堂栏目',
  home: '讲堂首页',
  empty: '这个栏目还没有内容，先看看别的课时',
  emptyBack: '回讲堂首页',
  ways: {
    heading: '更想看着屏幕学？',
    words: '操作视频每段三到八分钟，附逐句文字稿。',
    link: '去看视频',
    to: '/info/video/',
  },
} as const;

export type TypeWords = { words: string; title: string; description: string };

/** What each type of lecture holds, by its id (spec §2, content.md §6 no. 32). */
export const typeWords: Record<number, TypeWords> = {
  1: {
    words: '一场播完之后，哪些准备有用、哪些白做，连数字一起摊开讲。',
    title: '企业直播经典案例_各行业直播复盘',
    description:
      '茶饮连锁、家居卖场、银行、职教集团、融媒体中心与制造企业的直播复盘：目标怎么定，现场怎么排，播后看哪些数字，哪些做法没有达到预期。',
  },
  2: {
    words: '按场景写好的方案：人、设备、流程、预算与应急，照着改就能用。',
    title: '企业直播解决方案_活动门店培训峰会招聘',
    description:
      '商务活动、多门店、私域、培训、线上峰会与招聘六类直播方案，写清人员分工、设备清单、时间表与应急办法，可以直接改成自己的执行稿。',
  },
  3: {
    words: '从搭团队到看数据，一课补一样基本功。',
    title: '直播入门课程_团队脚本灯光收音导播数据',
    description:
      '从零搭建直播团队、三段式脚本、灯光与收音入门、导播口令和数据解读，六堂课按先后排好，适合第一次负责直播的运营与行政同事。',
  },
  4: {
    words: '术语、选机、网络与日历，放在手边随时翻。',
    title: '直播精选资料_术语设备网络与年度日历',
    description:
      '直播术语一百条、会场网络十问、图片直播选机指南、直播间装修灵感与年度节日直播日历，开会、采购、排期时可以随手查的资料。',
  },
};

/** The types that exist (spec §2); the overview shows them in this order. */
export const lectureTypes = [1, 2, 3, 4] as const;

export const overviewWords = {
  heading: '全部栏目',
  words: '四个栏目的近期内容，各看三篇，再决定从哪里读起。',
  title: '直播讲堂栏目总览_案例方案课程与资料',
  description:
    '直播讲堂四个栏目的近期内容：经典案例看复盘，解决方案拿执行稿，直播讲堂补基本功，精选资讯查术语与设备，从这里挑一个栏目开始读。',
  more: '看全部',
} as const;

export const detailWords = {
  points: '本讲要点',
  related: '接着学',
  note: '文中数字均为示例数据。',
  trial: {
    heading: '照着这一讲，播一场试试',
    words: '免费试用 7 天，顾问会在 24 小时内联系你并协助开通。',
    link: '登记试用',
    to: '/home/signUp',
  },
} as const;

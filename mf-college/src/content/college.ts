/** Copy of every page of the college. */
export const collegeCopy = {
  /** Shorter than 直播讲堂, which is also the name of one of its types. */
  name: '讲堂',
  nav: '讲堂栏目',
  home: '讲堂首页',
  empty: '这个栏目还没有内容，先看看别的课时',
  emptyBack: '回讲堂首页',
  ways: {
    heading: '更想看着屏幕学？',
    text: '操作视频每段三到八分钟，附逐句文字稿。',
    link: '去看视频',
    to: '/info/video/',
  },
} as const;

export type TypeCopy = { text: string; title: string; description: string };

/** Description of each type of lecture, by id. */
export const typeCopy: Record<number, TypeCopy> = {
  1: {
    text: '一场播完之后，哪些准备有用、哪些白做，连数字一起摊开讲。',
    title: '企业直播经典案例_各行业直播复盘',
    description:
      '茶饮连锁、家居卖场、银行、职教集团、融媒体中心与制造企业的直播复盘：目标怎么定，现场怎么排，播后看哪些数字，哪些做法没有达到预期。',
  },
  2: {
    text: '按场景写好的方案：人、设备、流程、预算与应急，照着改就能用。',
    title: '企业直播解决方案_活动门店培训峰会招聘',
    description:
      '商务活动、多门店、私域、培训、线上峰会与招聘六类直播方案，写清人员分工、设备清单、时间表与应急办法，可以直接改成自己的执行稿。',
  },
  3: {
    text: '从搭团队到看数据，一课补一样基本功。',
    title: '直播入门课程_团队脚本灯光收音导播数据',
    description:
      '从零搭建直播团队、三段式脚本、灯光与收音入门、导播口令和数据解读，六堂课按先后排好，适合第一次负责直播的运营与行政同事。',
  },
  4: {
    text: '术语、选机、网络与日历，放在手边随时翻。',
    title: '直播精选资料_术语设备网络与年度日历',
    description:
      '直播术语一百条、会场网络十问、图片直播选机指南、直播间装修灵感与年度节日直播日历，开会、采购、排期时可以随手查的资料。',
  },
};

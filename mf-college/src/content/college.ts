/** Copy of every page of the college. */
export const collegeCopy = {
  /** Shorter than 直播讲堂, which is also the name of one of its types. */
  name: '讲堂',
  nav: '讲堂栏目',
  home: '讲堂首页',
  empty: '这个栏目还没有内容，先看看别的课时',
  emptyBack: '回讲堂首页',
  byDay: '按发布时间看这一栏',
  /** `2 / 6`: a lecture's place in its course. */
  place: (order: number, of: number) => `第 ${order} 讲 / 共 ${of} 讲`,
  progress: {
    learnt: '已学',
    untouched: (lectures: number) => `共 ${lectures} 讲，还没开始`,
    reached: (order: number, of: number) => `看到第 ${order} 讲，共 ${of} 讲`,
    finished: (lectures: number) => `${lectures} 讲都学过了`,
    begin: '从第 1 讲开始',
    goOn: (order: number) => `接着看第 ${order} 讲`,
    again: '再看第 1 讲',
    mark: '记下：这一讲学完了',
    marked: '已记下这一讲学完',
    kept: '看到哪一讲，只记在这台设备的浏览器里。',
    none: '这台设备上还没有学习记录。',
    show: '看我学到哪一讲',
    forget: '清除学习记录',
    forgotten: '学习记录已清除。',
  },
  ways: {
    heading: '更想看着屏幕学？',
    text: '操作视频每段一两分钟，附逐句文字稿。',
    link: '去看视频',
    to: '/info/video/',
  },
} as const;

/** The types that exist (R2.84); the overview shows them in this order. */
export const lectureTypes = [1, 2, 3, 4] as const;

/** `gains` is what one can do after the course. */
export type TypeCopy = { text: string; gains: readonly string[]; title: string; description: string };

/** Description of each type of lecture, by id. */
export const typeCopy: Record<number, TypeCopy> = {
  1: {
    text: '一场播完之后，哪些准备有用、哪些白做，连数字一起摊开讲。',
    gains: [
      '照着同行的翻车处，改自己的下一场',
      '给督导、店长、合规各写一张能执行的卡',
      '复盘会上说清哪个动作带来哪个数',
    ],
    title: '企业直播经典案例_各行业直播复盘',
    description:
      '茶饮连锁、家居卖场、银行、职教集团、融媒体中心与制造企业的直播复盘：目标怎么定，现场怎么排，播后看哪些数字，哪些做法没有达到预期。',
  },
  2: {
    text: '按场景写好：人、设备、流程、预算与应急，照着改就能用。',
    gains: [
      '从会后要看见的结果，倒推报名与现场',
      '按规模选人、机位和备份，不多也不少',
      '把归属、审核、隐私这些规矩先写进方案',
    ],
    title: '企业直播解决方案_活动门店培训峰会招聘',
    description:
      '商务活动、多门店、私域、培训、线上峰会与招聘六类直播方案，写清人员分工、设备清单、时间表与应急办法，可以直接改成自己的执行稿。',
  },
  3: {
    text: '从搭团队到看数据，一课补一样基本功。',
    gains: ['两个人撑起一场不掉链子的直播', '自己写脚本、布光、收音、喊口令', '看着曲线，定下一场只改的两处'],
    title: '直播入门课程_团队脚本灯光收音导播数据',
    description:
      '从零搭建直播团队、三段式脚本、灯光与收音入门、导播口令和数据解读，六堂课按先后排好，适合第一次负责直播的运营与行政同事。',
  },
  4: {
    text: '术语、选机、网络与日历，放在手边随时翻。',
    gains: ['开会时用编号说清一个词', '半小时验完一间会场的网络', '把一年的场次排进一张日历'],
    title: '直播精选资料_术语设备网络与年度日历',
    description:
      '直播术语一百条、会场网络十问、图片直播选机指南、直播间装修灵感与年度节日直播日历，开会、采购、排期时可以随手查的资料。',
  },
};

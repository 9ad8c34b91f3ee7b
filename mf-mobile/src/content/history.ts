export type HistoryYear = { year: string; words: string };

/** The newest years stand open, the others are folded away. */
export const recentYears: readonly HistoryYear[] = [
  { year: '2026', words: '渠道伙伴大会定下联合交付的规矩；图片直播的手机观看页按拇指的习惯重做。' },
  { year: '2025', words: '新版控制台上线，常用入口少点两次；直播讲堂开出第一期线下班，公益直播支持计划启动。' },
  { year: '2024', words: '元宇宙展厅对外开放，展馆和直播放进同一个空间；开放接口有了沙箱。' },
];

export const earlierYears: readonly HistoryYear[] = [
  { year: '2023', words: '企微 SCRM 上线，直播间里的观众第一次有了下文。' },
  { year: '2022', words: '3D 虚拟直播客户端发布，会议室的一面绿墙成了演播厅。' },
  { year: '2021', words: '图片直播与连锁直播先后上线，所有产品归到一个账号、一个控制台。' },
  { year: '2020', words: '培训和招商都搬到线上，云导播开始在浏览器里运行。' },
  { year: '2019', words: '直播后台上线，首批用户是本地的会展公司。' },
  { year: '2018', words: '三个做会议执行的人和两个写程序的人，租下一间带绿墙的仓库。' },
];

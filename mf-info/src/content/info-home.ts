export const infoHomeCopy = {
  title: '直播资讯_企业直播运营、私域与活动执行经验',
  description:
    '企业直播一线的做法与数字：开播检查、脚本控场、私域跟进、活动执行、合规边界和行业案例，由产品、执行与客户成功团队轮流写，每周更新。',
  newest: '刚刚更新',
  guides: '八份指南',
  guidesIntro: '一件事从头讲到尾，末尾都有一张打印清单。先挑跟你手上这场有关的那份。',
  featured: '编辑精选',
  groupMore: '全部',
  videos: '跟着视频做一遍',
  videosIntro: '一两分钟一段，只教一个操作，附文字稿。',
  videosMore: '全部视频',
  lectures: {
    heading: '想系统地学？',
    text: '直播讲堂把案例、方案和基本功排成了课。',
    link: '去直播讲堂',
    to: '/home/lectureIndex',
  },
} as const;

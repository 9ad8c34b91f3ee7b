// Words of the information portal that an editor may change without asking a developer. No logic in this folder.

export const portalWords = {
  name: '直播资讯',
  motto: '写给天天要开播的人',
  title: '直播资讯_企业直播运营、私域与活动执行经验',
  description:
    '企业直播一线的做法与数字：开播检查、脚本控场、私域跟进、活动执行、合规边界和行业案例，由产品、执行与客户成功团队轮流写，每周更新。',
  keywords: ['企业直播', '直播运营', '私域直播', '活动直播'],
  newest: '刚刚更新',
  featured: '编辑精选',
  groups: '按主题读',
  groupMore: '全部',
  hot: '大家在读',
  hotMore: '热门资讯',
  hotNote: '按阅读量排，示例数据',
  videos: '跟着视频做一遍',
  videosIntro: '三到八分钟一段，每段只教一个操作，附逐句文字稿。',
  videosMore: '全部视频',
  lectures: {
    heading: '想系统地学？',
    words: '直播讲堂把案例、方案和基本功排成了课。',
    link: '去直播讲堂',
    to: '/home/lectureIndex',
  },
} as const;

export const tabWords = { label: '资讯栏目', home: '首页', all: '全部文章', hot: '热门', video: '视频' } as const;

export const listWords = {
  allHeading: '全部文章',
  allWords: '八个主题的文章，新的在前。',
  allTitle: '全部直播资讯文章_八个主题按时间浏览',
  categories: '文章主题',
  all: '全部',
  empty: '这个主题还没有文章，先看看别的主题',
  backToAll: '看全部文章',
} as const;

/** One line on each category, by its id. */
export const categoryWords: Record<number, string> = {
  1: '预算、排期与组织方式的变化，用做活动的人的眼光看。',
  2: '开播前后的清单、脚本、控场与复盘，拿去就能用。',
  3: '观众进了企微之后，怎样跟进、分层与复购。',
  4: '新功能能做什么、在哪里打开、有什么限制。',
  5: '延时、码率、协议与抠像，讲到够用为止。',
  6: '设备、网络、供电与流程单，照着现场写。',
  7: '表单、抽奖、留痕与防录屏的边界在哪里。',
  8: '不同行业把直播做成日常工作的过程与数字。',
};

export const hotWords = {
  heading: '热门资讯',
  words: '按阅读量排出的文章，从头读到尾也只要一个下午。',
  note: '阅读量为示例数据。',
  title: '热门直播资讯_阅读量排行',
  description:
    '按阅读量排序的企业直播文章：开播检查表、脚本模板、码率搭配、防录屏边界、年会流程单等，先读同行读得多的那几篇，再按主题往下看。',
  list: '文章排行',
} as const;

export const videoWords = {
  heading: '视频',
  words: '每段只教一个操作，附逐句文字稿，开会前也能看完。',
  title: '直播操作视频_电脑与手机开播、导播、互动演示',
  description:
    '三到八分钟一段的操作演示：认识控制台、电脑与手机开播、OBS 推流、云导播切换、绿幕布光、抽奖问卷、白名单与数据大屏，每段附文字稿。',
  empty: '还没有视频，先看看文章',
} as const;

export const videoPageWords = {
  transcript: '文字稿',
  transcriptWords: '时间是每一步在视频里的位置。',
  demo: '演示站点不附视频文件，步骤都写在下面的文字稿里。',
  more: '接着看',
  tags: '相关标签',
} as const;

export const tagWords = {
  heading: '按标签找文章',
  words: '字号越大，文章越多。点开一个词，看它名下的全部文章。',
  title: '直播资讯标签_按行业功能与合规话题查找',
  description:
    '用标签查找企业直播文章：按行业看连锁、家居、医美、金融、广电与教育，按功能看白名单、防录屏、抽奖与云导播，按话题看脚本、设备、网络与合规。',
  name: '标签',
  others: '其他标签',
  empty: '这个标签下还没有文章，先看看别的标签',
} as const;

export const articleWords = {
  anchors: '本文内容',
  hot: '大家在读',
  tags: '标签',
  related: '接着读',
  note: '文中数字均为示例数据。',
  trial: {
    heading: '把这套做法放进下一场直播',
    words: '免费试用 7 天，顾问会在 24 小时内联系你并协助开通。',
    link: '登记试用',
    to: '/home/signUp',
  },
} as const;

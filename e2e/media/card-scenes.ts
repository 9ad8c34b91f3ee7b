/** What stands beside the words of a card that has no screen of its own, by what a content says it is about. */
const byWord: readonly (readonly [RegExp, string])[] = [
  [/门店|连锁|茶饮|商超|导购|零售/, 'counter'],
  [/医|健康|药|义诊/, 'doctor'],
  [/招聘|带岗|求职|面试/, 'careers'],
  [/工厂|制造|车间|验厂/, 'factory'],
  [/年会|晚会|盛典/, 'dinner'],
  [/签约|合同|发票|合规|法|协议|实名|认证|权限/, 'signing'],
  [/图片|照片|修图|相册|摄影/, 'group'],
  [/助农|文旅|户外|慢直播|乡村/, 'valley'],
  [/家居|家装|样板|楼盘|展厅|展会|虚拟|元宇宙|3D/, 'booth'],
  [/峰会|论坛|分会场|同传/, 'pitch'],
  [/新闻|广电|媒体|演播|导播|字幕|多机位|切换/, 'news'],
  [/培训|课|内训|学时|考试|讲师|教育|校/, 'class'],
  [/课件|文档|三分屏|PPT|报表|数据|看板|复盘|漏斗|指标/, 'slides'],
  [/发布|新品/, 'launch'],
  [/带货|商品|红包|优惠|抽奖|秒杀|订单/, 'shop-host'],
  [/观众|评论|聊天|弹幕|互动|问卷|签到/, 'audience'],
  [/奖|中奖/, 'award'],
  [/麦克风|声音|收音|话筒|主播|提词/, 'close-up'],
  [/连麦|嘉宾|访谈/, 'guest'],
  [/路演|融资|金融|投资/, 'set-roadshow'],
  [/手机|竖屏/, 'hold'],
];

/** For what says nothing of the above; one after another, so that neighbours in a list differ. */
const others = ['host', 'hold', 'launch', 'audience', 'set-news', 'close-up', 'set-terrace', 'guest'] as const;

/** The scene of a content, by its own words, else by its number. */
export function sceneFor(text: string, id: number): string {
  const [, scene] = byWord.find(([pattern]) => pattern.test(text)) ?? [];
  return scene ?? others[id % others.length] ?? 'launch';
}

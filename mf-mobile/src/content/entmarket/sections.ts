import type { FunctionGroup, Pain, Phase, RelatedLink, NamedText } from '../topic-page';

export const entmarketPains: readonly Pain[] = [
  {
    title: '散场后没有名单',
    text: '弹幕刷了几千条，散场后只剩一个观看数。',
    answer: '看播、提问、领资料都记到人',
  },
  {
    title: '三套工具的表对不上',
    text: '报名在一处，直播在一处，跟进又在一处，对一次要半天。',
    answer: '一份名单，从报名用到成交',
  },
  {
    title: '说不清渠道效果',
    text: '几条渠道混在一起，预算只能平均分。',
    answer: '每个入口一张码，看到留资为止',
  },
  {
    title: '现场出事没有预案',
    text: '断流或口误的时候，临时找不到能拍板的人。',
    answer: '垫片、延时和值守提前排好',
  },
];

export const entmarketFeatures = {
  title: '从看见海报到接起电话',
  follow: {
    title: ['问价线索当晚回访'],
    text: '按观看时长、提问和领取打分，高分线索先派。',
    points: ['行为回写到客户卡片', '按区域和行业自动分配', '24 小时内回访可查'],
  },
};

export const entmarketPhases: readonly Phase[] = [
  {
    name: '播前',
    time: '开播前 14 天',
    rows: [
      { who: '市场', what: '发报名页，一条渠道一张码' },
      { who: '导播', what: '走流程单，备好垫片和字幕条' },
      { who: '销售', what: '一对一邀约，名单自动去重' },
    ],
  },
  {
    name: '播中',
    time: '当天 14:00–15:30',
    rows: [
      { who: '市场', what: '讲到哪，资料卡和问卷推到哪' },
      { who: '导播', what: '多机位切换，延时播出兜底' },
      { who: '销售', what: '看着提问，先认领自己的客户' },
    ],
  },
  {
    name: '播后',
    time: '24 小时内',
    rows: [
      { who: '市场', what: '回放上线，未到场的再邀一次' },
      { who: '导播', what: '交剪辑与精彩片段' },
      { who: '销售', what: '按评分回访，结果回填' },
    ],
  },
];

export const entmarketFunctions: readonly FunctionGroup[] = [
  {
    name: '预热与报名',
    text: '把人请来，并且知道是谁请来的。',
    items: [
      '报名表单',
      '报名审核',
      '预约提醒',
      '渠道码',
      '暖场视频与倒计时',
      '邀请海报 · {{feature.invite-poster.from}}',
      '邀请榜与福利任务 · {{feature.invite-rank.from}}',
    ],
  },
  {
    name: '直播间互动',
    text: '讲到哪，互动跟到哪。',
    items: [
      '聊天与公告',
      '问答',
      '资料下载',
      '先审后发 · {{feature.moderation.from}}',
      '投票与答题 · {{feature.votes.from}}',
      '问卷 · {{feature.survey.from}}',
      '签到 · {{feature.check-in.from}}',
      '抽奖 · {{feature.draw.from}}',
      '商品橱窗 · {{feature.goods.from}}',
    ],
  },
  {
    name: '线索与跟进',
    text: '散场之后，继续往下走。',
    items: [
      '线索评分 · {{feature.lead-score.from}}',
      '企微 SCRM · {{feature.scrm.from}}',
      'OpenAPI · {{feature.open-api.from}}',
      'Webhook · {{feature.webhook.from}}',
      '渠道数据 · {{feature.channel-data.from}}',
      '数据导出 · {{feature.export.from}}',
    ],
  },
  {
    name: '观看与安全',
    text: '谁能看、看到哪，由你定。',
    items: [
      '公开观看',
      '密码观看',
      '登记观看',
      '敏感词',
      '白名单 · {{feature.whitelist.from}}',
      '跑马灯与水印 · {{feature.watermark.from}}',
      '延时播出 · {{feature.delay.from}}',
    ],
  },
];

export const entmarketScenes: readonly NamedText[] = [
  { name: '新品发布', text: '近景讲细节，观众投票换角度' },
  { name: '招商大会', text: '政策分段公布，意向当场登记' },
  { name: '经销商大会', text: '按编号入场，纪要会后分发' },
  { name: '行业沙龙', text: '小场连麦，讲师与听众对话' },
  { name: '客户答谢', text: '老客优先预约，抽奖规则公示' },
  { name: '展会同步', text: '展台开播，没来的人也进名单' },
];

export const entmarketRelated: readonly RelatedLink[] = [
  { name: '企微 SCRM', text: '让线索继续有人跟', link: '/m/vzScrm' },
  { name: '线上峰会', text: '多会场、多议程的大场面', link: '/m/summit' },
  { name: '直播拍摄执行', text: '导演、摄像、网络交给我们', link: '/home/liveService' },
];

export const entmarketCase = 41015;

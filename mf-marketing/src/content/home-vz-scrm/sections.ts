import { callbackWithin } from '../lead-band';
import type { CaseCopy, Comparison, Feature, LeadLines, Lines, NamedText, Pain, RelatedLink } from '../product-page';

export const scrmPains: { title: Lines; intro: string; list: readonly Pain[] } = {
  title: ['直播后跟进的四个难处'],
  intro: '直播带来的是人，留住人的是之后一个月里的每一次联系。',
  list: [
    {
      who: '运营',
      ask: '直播结束客户就散了',
      why: '关掉直播间，人就找不到了，下一场又从零开始请。',
      answer: '讲到方案时弹出活码，扫码就进企微',
    },
    {
      who: '市场',
      ask: '渠道来源说不清',
      why: '所有人都扫同一个码，哪场播、哪张海报带来的分不出。',
      answer: '一个渠道一张活码，来源写进标签',
    },
    {
      who: '店长',
      ask: '导购离职带走客户',
      why: '客户加在个人微信里，交接只能靠转述。',
      answer: '离职继承，来源、标签和待办一起交接',
    },
    {
      who: '导购',
      ask: '每天手工群发',
      why: '同一段话发给所有人，有人嫌烦，有人没收到。',
      answer: '按标签排好 SOP，到点提醒该谁发',
    },
  ],
};

export const scrmFeaturesTitle = '活码、标签与 SOP';

/** In the order of their stages: codes, tags, the calendar of a group. */
export const scrmFeatures: readonly [Feature, Feature, Feature] = [
  {
    title: ['渠道活码按门店分配'],
    intro: '客户扫的是一张码，后台按门店、时段和上限分给在岗的员工，欢迎语跟着渠道变。',
    points: [
      { name: '渠道活码', text: '海报不用重印，换人、换店在后台改' },
      { name: '欢迎语', text: '带上刚看的那场直播和他领过的资料' },
      { name: '裂变活码', text: '老客带新客，奖励一级到位，规则公示' },
    ],
  },
  {
    title: ['按观看行为自动打标签'],
    intro: '观看、提问、领券、下单回写到客户卡，标签按规则自动加，也会自动过期。',
    points: [
      { name: '自动标签', text: '来源、消费层级、生命周期、兴趣四类' },
      { name: '观看行为回写', text: '看了多久、停在哪个商品、问过什么' },
      { name: '流失预警', text: '超过复购周期没有互动，提醒归属导购' },
    ],
  },
  {
    title: ['七天客户群 SOP'],
    intro: '社群预热、开播提醒、散场跟进按天排成日历，系统提醒，由人来发。',
    points: [
      { name: '客户群 SOP', text: '按群类型套模板，节日和会员日自动避让' },
      { name: '朋友圈任务', text: '素材下发到人，发没发、谁点过看得见' },
      { name: '跟进任务', text: '到点没联系，提醒本人，再提醒主管' },
    ],
    more: { text: '看直播加企微引流方案', link: '/home/marketing/50004' },
  },
];

export const scrmBefore: {
  title: Lines;
  intro: string;
  heads: readonly [string, string];
  list: readonly Comparison[];
} = {
  title: ['导购一天的工作对比'],
  intro: '以一位带 600 个客户的门店导购为例。',
  heads: ['以前', '用企微 SCRM'],
  list: [
    { work: '早上', before: '翻群，看昨晚谁问过什么', after: '打开任务，三位昨晚看播的客户排在前面' },
    { work: '接待', before: '问客户上次买了什么', after: '侧边栏里有订单、尺码和他收藏的商品' },
    { work: '直播前', before: '一段话复制几十遍', after: '按标签分三组发，每组一段话，点一下确认' },
    { work: '交接', before: '口头说，加回来一半', after: '客户、群和待办一起转给接手的人' },
  ],
};

export const scrmRules: { title: Lines; intro: string; list: readonly NamedText[] } = {
  title: ['客户数据的六条边界'],
  intro: '跟进得再勤，也要客户愿意。下面几条默认打开，关掉需要管理员说明原因。',
  list: [
    { name: '会话存档双方知情', text: '开启前须员工与客户分别同意，客户会收到提示，可以拒绝' },
    { name: '触达有次数', text: '一周群发的上限由总部定，夜间不发' },
    { name: '退订即生效', text: '客户说不想收，打上免打扰标签，所有任务自动跳过' },
    { name: '手机号打码', text: '导购看到的是尾号，导出要审批并留痕' },
    { name: '标签不碰敏感项', text: '健康、宗教、未成年等字段不进标签库' },
    { name: '删除可执行', text: '客户要求时按人整条删，备份里的副本随后覆盖' },
  ],
};

export const scrmCases: CaseCopy = {
  title: '客户留下来以后',
  intro: '三家公司，三种跟进的节奏。客户已匿名。',
  product: 'SCRM',
  featured: 41022,
  kinds: ['门店', '发布会', '科普'],
  more: { text: '进入案例库', link: '/home/case' },
};

export const scrmRelated: readonly RelatedLink[] = [
  { name: '连锁直播', text: '客户归属到店，导购跟进有业绩', link: '/home/vzChain' },
  { name: '私域直播', text: '预热、成交、复购排成月历', link: '/home/syzb' },
  { name: '企业营销直播', text: '线索从报名起就有名字', link: '/home/entmarket' },
];

export const scrmLead: LeadLines = {
  title: ['看一场直播的客户怎么跟'],
  intro: '告诉我们导购人数和现在的跟进方式，顾问带一份七天 SOP 来演示。',
  steps: [
    { when: callbackWithin, what: '确认企业微信与门店结构' },
    { when: '第 2 天', what: '演示活码、标签和欢迎语怎么配' },
    { when: '开通之后', what: '一起看第一周的跟进结果' },
  ],
};

import { callbackWithin } from '../lead-band';
import type { FactRows, Feature, LeadLines, LineStep, Lines, Pain, RelatedLink, Rule } from '../product-page';

export const cosmetologyPains: { title: Lines; intro: string; list: readonly Pain[] } = {
  title: ['美业门店常见的四个问题'],
  intro: '美发、美甲、养护与形体都靠熟客吃饭。客人一断，往往不是做得不好，而是没有人提醒她该来了。',
  list: [
    {
      who: '店长',
      ask: '体验卡卖了三百张，来了多少人？',
      why: '卡在群里卖，核销靠前台手写，月底对不上。',
      answer: '卡号跟着手机号走，领取、预约、核销、复购一张表看完。',
    },
    {
      who: '技师',
      ask: '我拉来的客人，算谁的？',
      why: '顾客在直播间下单，到店换了人服务。',
      answer: '进直播间用的是谁的码，就记在谁名下，服务人另记一份。',
    },
    {
      who: '总部',
      ask: '每家店的价格，怎么又不一样？',
      why: '加盟店自己改价，老客拿着截图来问。',
      answer: '卡项与价格由总部发布，门店只能选用，改价要审批留痕。',
    },
    {
      who: '老客',
      ask: '介绍朋友有什么好处？',
      why: '口头许的礼，换了店员就没人认。',
      answer: '奖励写进规则页，好友到店核销后自动到账，双方都看得见。',
    },
  ],
};

export const cosmetologySteps: { title: Lines; intro: string; list: readonly LineStep[] } = {
  title: ['一张拓客卡的二十八天'],
  intro: '以头皮护理体验卡为例，时间与次数按你的项目改。',
  list: [
    { when: '第 1 天', name: '领卡', text: '直播间 19.9 元领取，选常去的门店' },
    { when: '第 2 天', name: '约时间', text: '短信带预约链接，前台同步排技师' },
    { when: '第 5 天', name: '到店核销', text: '技师扫码，拍照记录经顾客同意后留存' },
    { when: '第 12 天', name: '护理提醒', text: '企微发居家养护要点，不推销' },
    { when: '第 28 天', name: '续次卡', text: '按肤发周期提醒，直播间续卡送一次加项' },
  ],
};

export const cosmetologyFeaturesTitle: Lines = ['讲解、核销与老客带新'];

/** In the order of their stages. */
export const cosmetologyFeatures: readonly [Feature, Feature, Feature] = [
  {
    title: ['由技师讲解护理步骤'],
    intro: '开一盏环形灯，手机架在操作位旁边，讲手法、讲步骤、讲多久来一次。',
    points: [
      { name: '操作位直播', text: '近景给到手，背景与其他顾客自动虚化' },
      { name: '讲到哪弹到哪', text: '讲头皮检测时弹出体验卡，讲完收起' },
      { name: '夸大用语提醒', text: '“根除”“永不复发”一类词在字幕出现前拦下' },
    ],
  },
  {
    title: ['跨店核销的分账'],
    intro: '跨店也能核销，售卡门店、服务门店与技师三方的分成按总部设好的比例自动拆开。',
    points: [
      { name: '次卡余次', text: '顾客与前台看到的是同一个数' },
      { name: '跨店结算', text: '按月出对账单，加盟店自己能下载' },
      { name: '退卡有据', text: '已用几次、按什么价折算，页面写明' },
    ],
    more: { text: '看连锁直播的业绩归属', link: '/home/vzChain' },
  },
  {
    title: ['老客带新的奖励只算两级'],
    intro: '介绍人与被介绍人各得一份到店礼，到店核销才生效，不设团队、不发入门费。',
    points: [
      { name: '到店才算', text: '只领不来的不计奖励，刷单没有意义' },
      { name: '奖励封顶', text: '每人每月上限由总部设定，到顶提示' },
      { name: '随时退出', text: '老客可以关闭推荐，不影响已有权益' },
    ],
  },
];

export const cosmetologyCards: { title: Lines; intro: string; facts: FactRows; note: string } = {
  title: ['四种卡的用途与规则'],
  intro: '先想清楚是要新客还是要老客，再选卡。',
  facts: {
    columns: ['卡种', '拿来做什么', '价格', '有效期', '没用完时'],
    rows: [
      ['拓客卡', '让没来过的人进一次门', '19.9 元 1 次', '30 天', '过期自动原路退回'],
      ['体验券', '让老客试一个没做过的项目', '满 1 次护理赠送', '45 天', '可转给一位好友'],
      ['次卡', '把来的节奏定下来', '980 元 10 次', '12 个月', '按单价折算，退余额'],
      ['同行卡', '两个人一起来', '598 元 2 人 4 次', '6 个月', '没用完的，可各自单独使用'],
    ],
  },
  note: '价格与规则以门店公示为准。',
};

export const cosmetologyRules: { title: Lines; intro: string; list: readonly Rule[]; note: string } = {
  title: ['预付、功效宣传与带新的规则'],
  intro: '预付卡、带新奖励与护肤功效的说法，各地监管都看得紧。',
  list: [
    {
      name: '预付卡',
      tool: '购卡页显示余次、有效期与退卡算法，消费记录可随时下载。',
      yours: '按当地规定办理备案与资金存管，合同写明退费办法。',
    },
    {
      name: '功效表述',
      tool: '敏感词覆盖治疗、祛除与保证类用语，命中时提示改写。',
      yours: '化妆品按标签宣称，不把护理说成治疗，不展示前后对比图。',
    },
    {
      name: '带新奖励',
      tool: '关系链只记两级，系统不提供多级与团队计酬的设置。',
      yours: '奖励规则公示，收入按规定申报，不以拉人数计酬。',
    },
  ],
  note: '以上为功能说明，不构成法律意见，具体要求以主管部门的规定为准。',
};

export const cosmetologyCases = {
  criteria: { featured: 41005, industries: ['美业医美'], kinds: ['门店'] },
  text: {
    title: '美业连锁的案例',
    intro: '客户已匿名。',
    shows: '顾客在前台出示体验卡，店员核销',
    more: { text: '查看美业案例', link: '/home/case' },
  },
} as const;

export const cosmetologyRelated: readonly RelatedLink[] = [
  { name: '连锁门店', text: '总部、门店与店长的分工', link: '/home/chain' },
  { name: '医疗美容', text: '资质公示与白名单科普', link: '/home/cosmeticMedicine' },
  { name: '企微 SCRM', text: '护理周期到了，自动提醒', link: '/home/vzScrm' },
];

export const cosmetologyLead: LeadLines = {
  title: ['把一个项目做成拓客卡'],
  intro: '说说主打项目的价格和周期，顾问按它做一张卡样：几次、多久、哪家店能用。',
  steps: [
    { when: callbackWithin, what: '顾问回电，了解门店数与主打项目' },
    { when: '第 3 天', what: '配好卡项、门店与技师码' },
    { when: '第 7 天', what: '陪一家店试播，核对第一批核销' },
  ],
};

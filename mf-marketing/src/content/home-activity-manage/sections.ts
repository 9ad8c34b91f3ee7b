import { callbackWithin } from '../lead-band';
import type { CaseCopy, FactRows, Feature, LeadLines, Lines, Pain, RelatedLink } from '../product-page';

export const eventPains: { title: Lines; intro: string; list: readonly Pain[] } = {
  title: ['会务群里常见的四个问题'],
  intro: '名单、座位和胸卡分在几张表里，改一处要通知三个人。',
  list: [
    {
      who: '前台',
      ask: '到底以哪张名单为准？',
      why: '市场一份、销售一份、嘉宾助理还有一份',
      answer: '一份名单，谁改了什么有记录；签到台看到的就是这一份。',
    },
    {
      who: '嘉宾组',
      ask: '李总换成王总了，胸卡来得及吗？',
      why: '胸卡提前三天送印，改名只能手写',
      answer: '现场打印，改完名字二十秒出一张；座位和议程跟着人走。',
    },
    {
      who: '财务',
      ask: '发票抬头在谁那儿？',
      why: '报名时没收，会后一个个加微信问',
      answer: '报名表收齐抬头和税号，付款后自动开具电子发票。',
    },
    {
      who: '负责人',
      ask: '来了多少人，值不值？',
      why: '签到簿还在录入，线上人数另算',
      answer: '散场十分钟看到到场、听会、问卷和线索，线上线下合成一张。',
    },
  ],
};

export const eventFeaturesTitle = '报名、座位与报告共用一份名单';

/** In the order of their stages: applications, seats, report. */
export const eventFeatures: readonly [Feature, Feature, Feature] = [
  {
    title: ['报名审核与候补'],
    intro: '票种、名额和审核规则一次设好，名额满了自动转候补，有人退出自动补上。',
    points: [
      { name: '按票种收信息', text: '媒体票要记者证，会员票对编号，嘉宾票走邀请' },
      { name: '邀约有回执', text: '短信与邮件邀约，打开、报名、婉拒各有记录' },
      { name: '候补与转让', text: '退一个补一个，转让需原报名人确认' },
    ],
  },
  {
    title: ['在座位图上排座'],
    intro: '画好会场，把人拖到座位上。换人换座，胸卡和短信一起变。',
    points: [
      { name: '分区规则', text: '嘉宾、会员、媒体先定区，再按单位排在一起' },
      { name: '一键避让', text: '标出不便相邻的单位，排的时候提醒' },
      { name: '到场变色', text: '签到后座位变实心，空位当场安排给候补' },
    ],
  },
  {
    title: ['散场十分钟出报告'],
    intro: '到场率、分论坛人数、问卷和线索自动汇总，附上未到名单方便回访。',
    points: [
      { name: '线上线下合并', text: '同一个人现场听一半、线上看一半，只算一位' },
      { name: '问卷按场次', text: '听了哪场答哪场，离场扫码，两分钟答完' },
      { name: '未到回访', text: '报了没来的，按原因分好，发回放或约下一场' },
    ],
    more: { text: '看看线上峰会怎么办', link: '/home/summit' },
  },
];

export const eventCheckIn: { title: Lines; intro: string; facts: FactRows; note: string } = {
  title: ['五种签到方式怎么选'],
  intro: '主通道用快的，贵宾通道用体面的，备用通道用不依赖设备的。',
  facts: {
    columns: ['方式', '适合', '每道每分钟', '要准备', '断网时'],
    rows: [
      ['扫电子票', '千人以内的主通道', '约 25 人', '平板或扫码枪', '可用，恢复后补传'],
      ['胸卡打印', '需要现场制证', '约 6 人', '打印机、卡芯', '可用'],
      ['手机尾号', '没带票、没电的', '约 8 人', '一位工作人员', '可用'],
      ['人脸签到', '封闭会议，事先单独同意', '约 18 人', '带屏终端', '不可用，改用尾号'],
      ['自助签到', '分论坛、展区打卡', '不限', '一张二维码', '不可用'],
    ],
  },
  note: '人脸签到须事先告知并取得单独同意，不愿意的走扫码通道，会后按约定期限删除。',
};

export const eventCases: CaseCopy = {
  title: '名单走完一圈的活动',
  intro: '规模不同，用的是同一套流程。客户已匿名。',
  product: '营销直播',
  featured: 41017,
  kinds: ['峰会', '年会'],
  more: { text: '进入案例库', link: '/home/case' },
};

export const eventRelated: readonly RelatedLink[] = [
  { name: '线上峰会', text: '多会场、议程与分论坛直播', link: '/home/summit' },
  { name: '图片直播', text: '现场照片即拍即传，扫码找自己', link: '/home/imageLive' },
  { name: '会议营销', text: '邀约、到会、复访怎样接起来', link: '/home/marketingConference' },
];

export const eventLead: LeadLines = {
  title: ['用上一场的名单搭一遍'],
  intro: '留下电话，顾问用你的票种和字段搭好一场活动，你用自己的手机报名、签到走一圈。',
  steps: [
    { when: callbackWithin, what: '确认人数、票种与入口数量' },
    { when: '2 个工作日', what: '报名页与签到台搭好，发你试走' },
    { when: '活动当天', what: '可派一位顾问驻场，带设备' },
  ],
};

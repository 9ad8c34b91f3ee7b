import { callbackWithin } from '../lead-band';
import type { Feature, LeadLines, LineStep, Lines, Pain, RelatedLink, StillWords } from '../product-page';

export const summitPains: { title: Lines; intro: string; list: readonly Pain[] } = {
  title: ['峰会会务常见的四个问题'],
  intro: '七个会场、八十位嘉宾，信息散在表格和群公告里，改一处要通知四处。',
  list: [
    {
      who: '参会者问',
      ask: '我想听的那场，在哪个厅？',
      why: '议程是一张长图，放大才看得清，改了也不知道。',
      answer: '按时间和会场筛选，收藏的场次开场前提醒，改期自动更新。',
    },
    {
      who: '嘉宾问',
      ask: '我几点上，讲稿交给谁？',
      why: '每位嘉宾配一个对接人，进度全靠问。',
      answer: '嘉宾有自己的页面：时间、连线测试、讲稿与授权一次办完。',
    },
    {
      who: '赞助方问',
      ask: '展位来了多少人？',
      why: '只能报一个总观看数，给不出线索。',
      answer: '线上展位按访问、资料下载与预约分别计数，按约定移交。',
    },
    {
      who: '领导问',
      ask: '会开完了，效果怎么样？',
      why: '收数据、找照片、写总结，要等两周。',
      answer: '散会当晚出报告：到会、热门场次、照片与媒体素材都在里面。',
    },
  ],
};

export const summitRig: StillWords = {
  title: '机位在后排，不挡人',
  text: '摄像机架在观众席后面，监看屏里就是线上看到的画面，会场和直播间看的是同一块大屏。',
  points: ['灯光、大屏与机位彩排时一起试', '监看屏与导播台是同一路画面', '观众进场前，画面已经待机'],
};

export const summitFeaturesTitle: Lines = ['会前、会中与会后的工作台'];

/** Name of the tab and what is in it, in the order of the stages. */
export const summitFeatures: readonly { tab: string; feature: Feature }[] = [
  {
    tab: '会前 · 报名',
    feature: {
      title: ['线上线下共用一张票'],
      intro: '报名、审核、发票、改签在一处。现场扫码入场，线上凭票进对应会场。',
      points: [
        { name: '票种与审核', text: '公众、会员、媒体、嘉宾分票种，名额分别控制' },
        { name: '嘉宾页', text: '行程、讲稿、授权与连线测试一次办完' },
        { name: '议程发布', text: '改时间、换会场，收藏者自动收到提醒' },
      ],
    },
  },
  {
    tab: '会中 · 图文',
    feature: {
      title: ['同传多语音轨'],
      intro: '主会场与分论坛并行直播，同传多路语音，照片拍完就进相册。',
      points: [
        { name: '多语音轨', text: '观众自己切换原声与同传，字幕可开可关' },
        { name: '图片直播', text: '按议程分类，人脸找图须本人单独同意' },
        { name: '线上展位', text: '资料、视频与预约，访客数据按约定移交' },
      ],
      more: { text: '看图片直播', link: '/home/imageLive' },
    },
  },
  {
    tab: '会后 · 报告',
    feature: {
      title: ['散会当晚出报告'],
      intro: '到会、热门场次、问卷与素材自动汇总，按赞助方拆成不同版本。',
      points: [
        { name: '分场次数据', text: '每个会场的到场、停留与提问' },
        { name: '回放拆条', text: '按演讲人切好，附讲稿与字幕' },
        { name: '资料下载', text: '登记后领取，领取记录回到名单' },
      ],
    },
  },
];

export const summitSteps: { title: Lines; intro: string; list: readonly LineStep[] } = {
  title: ['两天峰会的三十天排期'],
  intro: '以七个会场、八十位嘉宾的行业峰会为例。',
  list: [
    { when: '前 30 天', name: '搭站', text: '定域名、票种与主视觉，议程先放框架' },
    { when: '前 14 天', name: '收齐', text: '嘉宾确认时间、讲稿与授权，缺谁一目了然' },
    { when: '前 2 天', name: '联排', text: '各会场切一遍，同传与备用信号就位' },
    { when: '两天会期', name: '并行', text: '主会场加六个分论坛，照片与展位同步' },
    { when: '当晚', name: '出报告', text: '数据、照片与回放打包，发给各方' },
  ],
};

export const summitCases = {
  criteria: { featured: 41010, kinds: ['峰会'] },
  text: {
    title: '这些峰会这样办',
    intro: '客户已匿名。',
    more: { text: '查看峰会案例', link: '/home/case' },
  },
} as const;

export const summitRelated: readonly RelatedLink[] = [
  { name: '活动管理', text: '报名、签到、胸卡与会后问卷', link: '/home/ActivityManage' },
  { name: '元宇宙展厅', text: '展位与会场做成可以逛的空间', link: '/home/yuanyuzhou' },
  { name: '直播拍摄执行', text: '多会场导播、同传与网络保障', link: '/home/liveService' },
];

export const summitLead: LeadLines = {
  title: ['按议程搭一个样板站'],
  intro: '有议程发议程，没有就写几个会场、几位嘉宾，顾问先搭一个能点开的样板站。',
  steps: [
    { when: callbackWithin, what: '顾问回电，了解会场数与日期' },
    { when: '第 3 天', what: '用你的议程搭好峰会样板站' },
    { when: '第 7 天', what: '给出执行排期、人手与预算' },
  ],
};

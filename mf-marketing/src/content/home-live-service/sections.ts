import { callbackWithin } from '../lead-band';
import { crewAsk } from './hero';
import type {
  CaseCopy,
  FactRows,
  LeadLines,
  LineStep,
  Lines,
  NamedText,
  RelatedLink,
  ServicePromise,
  StillWords,
} from '../product-page';

export const crewLens: StillWords = {
  title: '镜头盖摘下之前',
  text: '摄像到场先接线、对焦、校白平衡，再和导播对一遍口令：观众进场前，画面已经在监看屏上。',
  points: ['全景、近景、游动，各管一路', '耳机里只听导播的口令', '线缆贴地走，过道不绊人'],
};

export const crewPeople: { title: Lines; intro: string; list: readonly NamedText[] } = {
  title: ['四机位现场的八人分工'],
  intro: '以四机位的发布会为例，现场八个人。小场一人多岗：单机位两个人，导播兼摄像，音频兼网络。',
  list: [
    { name: '导演', text: '看流程单，喊开始，改流程先问他' },
    { name: '导播', text: '切画面、上字幕、按垫片，只听导演' },
    { name: '摄像 3 人', text: '全景、近景、游动，第四台由云台遥控' },
    { name: '音频', text: '从会场调音台取声，再备一路独立话筒' },
    { name: '网络', text: '专线加聚合路由，两路上行分开走' },
    { name: '值守', text: '盯直播间和聊天，断流先告警再切备路' },
  ],
};

export const crewSteps: { title: Lines; intro: string; list: readonly LineStep[] } = {
  title: ['执行的六个步骤'],
  intro: '六步都有交付物，每一步做完再走下一步。',
  list: [
    { when: '第 1 天', name: '沟通', text: '问清人数、场地、播给谁看，出需求单。' },
    { when: '第 3 天', name: '方案', text: '机位图、设备单和报价一起给。' },
    { when: '前 5 天', name: '勘场', text: '量距离、查电、测网速，定线路。' },
    { when: '前 1 天', name: '彩排', text: '完整走一遍，断网断电各演练一次。' },
    { when: '当天', name: '执行', text: '开场前两小时到位，散场收线。' },
    { when: '散场后', name: '复盘', text: '{{promise.film}}交成片、单机素材和复盘报告。' },
  ],
};

export const crewPackages: { title: Lines; intro: string; facts: FactRows; note: string } = {
  title: ['按机位和时长报价'],
  intro: '先选接近的一档，再加减人和设备。超过 8 台机位按专项方案报价。',
  facts: {
    columns: ['档位', '机位', '人员', '时长', '适合', '价格'],
    rows: [
      ['单机', '1 台', '2 人', '半天', '内训、分享会', '{{add-on.crew-single.price}}'],
      ['双机', '2 台', '4 人', '半天', '沙龙、签约', '{{add-on.crew-pair.price}}'],
      ['四机', '4 台，含云台', '8 人', '一天', '发布会、经销商大会', '{{add-on.crew-four.price}}'],
      ['八机', '8 台，含摇臂或航拍', '14 人', '一天', '年会、峰会主会场', '{{add-on.crew-eight.price}}'],
    ],
  },
  note: '半天播 4 小时，一天 8 小时，含进场、彩排、撤场；不含差旅与专线，以合同为准。',
};

export const crewCities: { title: Lines; intro: string; list: readonly { area: string; text: string }[] } = {
  title: ['执行团队的到场时间'],
  intro: '常驻团队当天可到，协作团队由总部导演带队，标准和设备清单一致。',
  list: [
    { area: '常驻', text: '周边 200 公里，当天到场' },
    { area: '华东、华南', text: '提前 2 天预约，设备自带' },
    { area: '华北、华中', text: '提前 3 天预约，主设备自带' },
    { area: '西部、东北', text: '提前 5 天预约，部分设备当地租赁' },
  ],
};

export const crewPromises: { title: string; list: readonly ServicePromise[] } = {
  title: '四机位起的四项备份',
  list: [
    { figure: '2 路', name: '网络分开走', text: '专线一路，多网聚合一路，互相顶上。' },
    { figure: '30 分钟', name: '备用电', text: '推流、导播和路由接不间断电源。' },
    { figure: '1 套', name: '备机在场', text: '编码器和摄像机各一台，开机待命。' },
    { figure: '3 页', name: '应急单', text: '断网、断电、嘉宾迟到，写明谁做什么。' },
  ],
};

export const crewCases: CaseCopy = {
  title: '他们的现场是我们执行的',
  intro: '机位、时长和人数不同，流程单是同一种写法。客户已匿名。',
  product: '导播执行',
  featured: 41021,
  kinds: ['年会', '峰会', '发布会'],
  more: { text: '进入案例库', link: '/home/case' },
};

export const crewRelated: readonly RelatedLink[] = [
  { name: '一场直播需要哪些人', text: '六步流程图，按预算给执行方案', link: '/home/executePage' },
  { name: '云导播', text: '不到场也能切，远程导播', link: '/home/daobo' },
  { name: '原创策划', text: '策划、脚本、物料和主持一起做', link: '/home/originalService' },
];

export const crewLead: LeadLines = {
  ask: crewAsk,
  title: ['按日期和场地出机位图'],
  intro: '留下电话和日期，导演会先看场地照片，再带着机位图、设备单和报价来谈。',
  steps: [
    { when: callbackWithin, what: '顾问回电，确认日期与场地' },
    { when: '3 个工作日', what: '给出机位图、设备单和报价' },
    { when: '开播前 5 天', what: '到场勘察，测网测电' },
  ],
};

import type { WantedWork } from '@site/shared/page/page-asks';
import { callbackWithin } from './lead-band';
import type { LeadLines, Lines, ProductHead, Question } from './product-page';

export const landingHead: ProductHead = {
  title: '直播执行团队_六步流程与预算方案',
  description:
    '一场直播需要哪些人？从勘场、彩排到复盘的六步流程，按预算给出执行方案。内训、发布会与年会三档人员配置和起步价，留下日期即可出单。',
  keywords: ['直播执行', '直播团队', '活动直播报价'],
  name: '直播执行方案',
};

export const landingAsk: WantedWork = {
  want: '要一份执行方案',
  title: '要一份执行方案',
  example: '如：12 月 18 日发布会，两百人，四机位',
};

export const landingHero = {
  title: ['一场直播', '需要哪些人'],
  intro: '从勘场、彩排到复盘的六步流程，按预算给出执行方案。',
  budgets: '先看三档预算',
} as const;

export const landingDesk = {
  title: '导播桌上有什么',
  text: '三块屏幕、一台切换台、一副耳机：画面、节目单和数据都在手边。',
};

/** One of the crew; `coat` groups the work: lead, picture, sound and line. */
export type CrewMember = {
  name: string;
  work: string;
  coat: 'coral' | 'sea' | 'deep';
  tool: 'sheet' | 'intercom' | 'wide' | 'close' | 'gimbal' | 'headphones' | 'router' | 'phone';
  long?: boolean;
};

export const landingCrew: { label: string; name: string; list: readonly CrewMember[] } = {
  label: '四机位发布会的八人名单，导演、导播、三位摄像、音频、网络和值守，每个人身旁写着他只管的一件事',
  name: '四机位发布会 · 八个人',
  list: [
    { name: '导演', work: '看流程单，喊开始', coat: 'coral', tool: 'sheet' },
    { name: '导播', work: '切画面，上字幕', coat: 'sea', tool: 'intercom', long: true },
    { name: '摄像 1', work: '全景，不动', coat: 'sea', tool: 'wide' },
    { name: '摄像 2', work: '近景，跟人', coat: 'sea', tool: 'close' },
    { name: '摄像 3', work: '游动，补反应', coat: 'sea', tool: 'gimbal', long: true },
    { name: '音频', work: '两路取声', coat: 'deep', tool: 'headphones' },
    { name: '网络', work: '专线加聚合', coat: 'deep', tool: 'router' },
    { name: '值守', work: '盯直播间', coat: 'deep', tool: 'phone', long: true },
  ],
};

export type Budget = { name: string; people: number; price: string; fits: string; gets: Lines; without: string };

export const landingBudgets: { title: Lines; intro: string; list: readonly Budget[]; note: string } = {
  title: ['三档预算怎么配人'],
  intro: '三档是常用的起点，可以加减。一人多岗能省钱，省掉的是什么也写在下面。',
  list: [
    {
      name: '内训、分享会',
      people: 2,
      price: '{{add-on.crew-single.price}}',
      fits: '单机位 · 半天',
      gets: ['导播兼摄像', '音频兼网络'],
      without: '没有备机，画面不切换',
    },
    {
      name: '发布会、经销商大会',
      people: 8,
      price: '{{add-on.crew-four.price}}',
      fits: '四机位 · 一天',
      gets: ['导演统筹，单独导播', '双路网络，备用编码器'],
      without: '不含摇臂和航拍',
    },
    {
      name: '年会、峰会主会场',
      people: 14,
      price: '{{add-on.crew-eight.price}}',
      fits: '八机位 · 一天',
      gets: ['摇臂或航拍，字幕专人', '分会场接入，大屏联动'],
      without: '不含舞台与灯光搭建',
    },
  ],
  note: '半天播 4 小时，一天 8 小时，含进场、彩排、撤场；不含差旅与专线，以合同为准。',
};

export type FlowStep = { name: string; when: string; who: string; paper: string; text: string };

export const landingFlow: {
  title: Lines;
  intro: string;
  whoName: string;
  paperName: string;
  list: readonly FlowStep[];
} = {
  title: ['六步流程与交付物'],
  intro: '拿到上一步的东西，再往下走。哪一步要改，回到那一步改。',
  whoName: '到场',
  paperName: '交付',
  list: [
    {
      name: '需求沟通',
      when: '第 1 天',
      who: '顾问',
      paper: '需求单',
      text: '人数、场地、播给谁看、谁来讲，一页写完。',
    },
    {
      name: '方案',
      when: '第 3 天',
      who: '导演',
      paper: '机位图与报价',
      text: '机位、设备、人员和价格放在一张图上谈。',
    },
    {
      name: '勘场',
      when: '前 5 天',
      who: '导演、网络',
      paper: '勘场表',
      text: '量距离、查电、测上行，定下线缆走哪里。',
    },
    { name: '彩排', when: '前 1 天', who: '全组', paper: '改好的流程单', text: '完整走一遍，断网断电各演练一次。' },
    { name: '执行', when: '当天', who: '全组', paper: '场记', text: '开场前两小时到位，散场收线清点。' },
    {
      name: '复盘',
      when: '散场后',
      who: '导演、顾问',
      paper: '成片与报告',
      text: '录像、单机素材、数据和下次要改的事，{{promise.film}}交齐。',
    },
  ],
};

export const landingQuestions: readonly Question[] = [
  {
    ask: '临时只有三天，来得及吗？',
    answer:
      '内训和单机位来得及，勘场用照片和视频代替。多机位至少留五天给勘场和彩排，时间不够时我们会建议减机位，不减彩排。',
  },
  {
    ask: '自己有摄像，只缺导播行不行？',
    answer: '可以单请导播和网络。先发设备清单，确认接口和码率配得上；彩排当天发现缺件，备用件由我们带去。',
  },
  {
    ask: '报价里包含平台费用吗？',
    answer:
      '执行与平台分开报。已有套餐的只付执行费；没有的先选一个版本，{{plan.basic.name}} {{plan.basic.price}} 一年，用多少流量在报价单里列明估算。',
  },
];

export const landingLead: LeadLines = {
  title: ['按日期和预算排人员名单'],
  intro: '留下电话，导演先看场地照片，再带着机位图、人员名单和报价来谈。',
  steps: [
    { when: callbackWithin, what: '顾问回电，确认日期、场地与人数' },
    { when: '3 个工作日', what: '发出机位图、人员名单和报价' },
    { when: '确认后', what: '约勘场，档期为你留 48 小时' },
  ],
  ask: landingAsk,
};

import type { LiveRoom } from '@site/drawings/stages/live-room-stage';
import type { Pain, Phase, RelatedLink, Step, TopicCopy } from './topic-page';

/** The live room of the hero without its drawing, which belongs to the page. */
export const furnRoom: LiveRoom = {
  label: '家居直播间画面：设计师坐在样板间的沙发旁讲解，评论里有人问尺寸，下方是预约量尺卡',
  name: '周末样板间',
  status: '2,350 人在看',
  sign: '正在讲：小户型客厅',
  messages: [
    { name: '新房 89 平', text: '沙发多长能放下' },
    { name: '设计师小许', text: '2 米 4，量完再定' },
    { name: '装修中', text: '已约周六' },
  ],
  card: { name: '免费量尺', text: '选好时间上门', action: '预约' },
  code: null,
};

export const furnCopy: TopicCopy = {
  head: {
    title: '家居建材直播方案_联盟锁客与到店量尺',
    description:
      '高客单也能在直播间定下来：联盟预热、爆款锁客、工厂探访到门店量尺，客户带着户型图和预约时间进店。七天预热排期可照做。',
    keywords: ['家居直播', '建材直播', '联盟直播'],
  },
  hero: {
    kicker: '家居建材',
    title: ['高客单，', '也能在直播间定下来'],
    intro: ['先定的不是货，是一次到店：', '带着户型图，约好时间来。'],
    note: '免费试用的是直播间；订金卡由顾问演示。',
  },
  questions: [
    {
      ask: '几万块的东西，谁会在直播间买？',
      answer: '直播间里定的是小额订金卡和量尺预约，把到店的理由和时间定下来。大单在店里谈，订金可退，规则写清楚。',
    },
    {
      ask: '联盟里客户算谁的？',
      answer: '按进场的码归属，一位客户可以同时属于几个品类，但同品类只归一家。规则开播前公示，播出期间锁定。',
    },
    {
      ask: '没有好看的样板间，能播吗？',
      answer: '可以先播工厂：封边、打样、质检都比效果图有说服力。也可以用三维场景搭一间，明确标注为虚拟样板间。',
    },
    {
      ask: '订金收了，客户不来怎么办？',
      answer:
        '到期前一天系统提醒改约，真不来的可以申请退。退订率高的品类，说明卖点讲虚了，回放里能看到从哪句话开始有人走。',
    },
  ],
  lead: {
    title: ['排一次七天的', '联盟锁客'],
    intro: '说说城市和品类，顾问发你一份分工表、预热排期和订金规则样稿。',
  },
};

export const furnWeek: readonly Step[] = [
  { when: '前 7 天', title: '凑一桌', text: '十来个品类不重样，一家一张码，规则签字。' },
  { when: '前 5 天', title: '店里先发', text: '导购给在谈客户发邀约，顺手收户型图。' },
  { when: '前 3 天', title: '社群答疑', text: '每晚一位设计师讲一个户型，问题留到直播里答。' },
  { when: '当晚 19:30', title: '总部开播', text: '样板间与工厂轮着讲，订金卡和量尺预约穿插。' },
  { when: '次日', title: '逐个确认', text: '门店按预约时间排量尺，设计师先看户型图。' },
  { when: '两周内', title: '到店谈', text: '客户带着图来，谈的是尺寸和工期，不是第一次见面。' },
];

/** Brands that bring each other their customers. */
export const furnAlliance = {
  title: '十几个品牌共同服务一位客户',
  intro: '装修的先后就是邀约的先后，谁先见到客户，谁先带大家一程。',
  label: '联盟：客户在中间，外圈依次是硬装、瓷砖、橱柜、门窗、家具、软装、家电、智能八个品类',
  centre: '一位客户',
  members: ['硬装', '瓷砖', '橱柜', '门窗', '家具', '软装', '家电', '智能'],
  figures: [
    { value: '14', unit: '家', name: '品牌拼一场' },
    { value: '1,860', unit: '户', name: '带户型图进场' },
    { value: '63', unit: '%', name: '订金到店核销' },
  ],
} as const;

export const furnPains: readonly Pain[] = [
  { title: '客户只比报价', text: '低频高价，客户逛五家，最后只记得报价。', answer: '到店前先听过设计师讲' },
  {
    title: '决策要一家人',
    text: '先生看了，太太没看；太太看了，老人不同意。',
    answer: '回放按房间分段，一家人分着看',
  },
  { title: '到店太难', text: '周末堵车，约好的也会改期。', answer: '约到具体时间，提前一天提醒' },
];

export const furnPhases: readonly Phase[] = [
  {
    name: '卖场',
    time: '搭台的人',
    rows: [
      { who: '播前', what: '定品类和规则，统一邀约' },
      { who: '播中', what: '控节奏，按品类轮换讲台' },
      { who: '播后', what: '盯核销，公布各家到店数' },
    ],
  },
  {
    name: '品牌',
    time: '上台的人',
    rows: [
      { who: '播前', what: '备一款拿得出手的爆款' },
      { who: '播中', what: '讲工艺，不讲虚价' },
      { who: '播后', what: '订金规则兑现，可退就退' },
    ],
  },
  {
    name: '导购',
    time: '接人的人',
    rows: [
      { who: '播前', what: '一对一邀约，收户型图' },
      { who: '播中', what: '在评论里认领自己的客户' },
      { who: '播后', what: '排量尺，到店当面谈' },
    ],
  },
];

export const furnRelated: readonly RelatedLink[] = [
  { name: '联盟团购', text: '照着做的一套方案', link: '/m/market?id=50015' },
  { name: '连锁直播', text: '客户归属与到店核销', link: '/m/vzChain' },
  { name: '家居卖场 7 天锁客全过程', text: '一场直播从头到尾的复盘', link: '/m/lecture_detail_h5?id=40002' },
];

export const furnCase = 41003;

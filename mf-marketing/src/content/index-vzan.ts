import { callbackWithin } from './lead-band';
import type { LeadLines } from './product-page';
import type { Campaign } from './campaign';

export const leadCampaign: Campaign = {
  head: {
    title: '企业直播平台_从报名到线索的直播营销',
    description:
      '从报名、开播到线索跟进，企业直播的每一步都在一个后台：报名表单、直播间、数据和名单连成一条线，免费试用 7 天。',
    keywords: ['企业直播平台', '直播获客', '直播报名', '营销直播'],
  },
  hero: {
    ask: 'trial',
    title: ['一场直播，', '一份跟得下去的名单'],
    intro: ['谁报了名、看到哪里、问了什么，都记在同一个人名下。', '散场当天，销售就知道先打给谁。'],
    note: '免费试用的是直播间；门店同播由顾问演示。',
  },
  scenarios: {
    title: '名单从哪种场子里来',
    intro: '先看多门店这一种：人从哪家店进来，名单就回到哪家店。',
    first: 'multiStoreLive',
  },
  cases: {
    criteria: { featured: 41003, kinds: ['发布会', '门店'] },
    text: {
      title: '七天锁客案例',
      intro: '客户已匿名。',
      more: { text: '看更多案例', link: '/home/case' },
    },
  },
};

/** The list that the sales people have before the hall is empty: who watched what, who asked, who is called first. Sample data. */
export const leadRoll = {
  label:
    '散场名单：五位观众按先后排队，每人一条九十分钟的观看线，上面标出提问、领资料和投票，右边是评分、跟进人和时间；末行从报名 1,268 人收到今天要打的 27 人',
  name: '散场名单 · 17:32',
  marks: { asked: '提问', took: '领资料', voted: '投票' },
  minutes: ['0', '30', '60', '90 分钟'],
  /** Minutes watched, and minutes at which something was done. */
  people: [
    {
      name: '周工',
      from: '设备厂 · 展台码 03',
      watched: [[0, 90]],
      asked: [34],
      took: [58],
      voted: [61],
      says: '“旧产线接得上吗？”',
      score: 92,
      next: '陈青 · 18:00 回电',
    },
    {
      name: '林女士',
      from: '门店 · 朋友圈海报',
      watched: [[12, 90]],
      asked: [],
      took: [40],
      voted: [61],
      says: '领了选型表，看到最后',
      score: 84,
      next: '阿岚 · 18:20 加微信',
    },
    {
      name: '何总',
      from: '经销商 · 老客转发',
      watched: [
        [0, 52],
        [66, 90],
      ],
      asked: [72],
      took: [],
      voted: [],
      says: '“返点按季还是按年？”',
      score: 81,
      next: '陈青 · 明早 9:30 面谈',
    },
    {
      name: '徐老师',
      from: '学校 · 公众号',
      watched: [[20, 66]],
      asked: [],
      took: [44],
      voted: [61],
      says: '只听了案例那一段',
      score: 58,
      next: '先发回放第 3 章',
    },
    {
      name: '吴先生',
      from: '未填公司 · 直播广场',
      watched: [[40, 55]],
      asked: [],
      took: [],
      voted: [],
      says: '中途进来，看了一刻钟',
      score: 23,
      next: '下一场开播前提醒',
    },
  ],
  ways: [
    { name: '报名', count: '1,268' },
    { name: '到场', count: '842' },
    { name: '有动作', count: '316' },
    { name: '今天要打', count: '27' },
  ],
} as const;

/** The band that ends the page. */
export const leadCampaignLead: LeadLines = {
  title: ['为上一场名单排先后'],
  intro: '说说一场大约来多少人、几位同事跟进，顾问用你上一场的名单排一次先后。',
  steps: [
    { when: callbackWithin, what: '顾问回电，看你手里有哪几份名单' },
    { when: '第 2 天', what: '合成一张，写出先后和理由' },
    { when: '下一场', what: '散场十分钟内，名单分到人' },
  ],
};

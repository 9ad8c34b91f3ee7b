import type { LeadLines } from '../product-page';

export const libraryHead = {
  name: '案例库',
  title: '直播案例库_按行业场景产品筛选',
  description:
    '看看同行怎么播：按行业、场景和产品筛选直播案例，了解目标、做法与结果，每个案例讲清背景、挑战、方案和数据，客户已匿名。',
  keywords: ['直播案例', '企业直播案例', '行业直播方案'],
};

export const libraryCopy = {
  title: '看看同行怎么播',
  intro: '背景、挑战、方案、结果都写完整，先挑你的行业，再看能不能照搬。',
  index: '挑一场和你像的',
  alt: (customer: string) => `${customer}的直播现场`,
  form: '搜索案例',
  placeholder: '搜索客户、做法或结果，如“核销”',
  send: '搜索',
  filters: '筛选案例',
  all: '全部',
  chosen: '已选条件',
  remove: '移除条件',
  clear: '清除全部',
  sort: '排序',
  empty: '没有符合这些条件的案例，去掉一个条件再看看',
  back: '查看全部案例',
  ask: '请顾问找相近案例',
  note: '客户已匿名。',
  read: '阅读案例',
};

/** The three filters, by their parameter, in the order of the page. */
export const filterNames = { industry: '行业', scene: '场景', product: '产品' } as const;

/** Orders of the list; the first is the default and omitted from the URL. */
export const sortNames = { recommended: '推荐', newest: '近期' } as const;

export const studyCopy = {
  results: '关键结果',
  note: '客户已匿名。',
  quote: '客户原话',
  published: '发布于',
  related: { title: '相近的案例' },
  more: { text: '返回案例库', link: '/home/case' },
};

export const libraryLead: LeadLines = {
  title: ['想照着', '这样播一场？'],
  intro: '说说你的行业、人数和时间，顾问会从案例里挑出相近的做法，配上排期和预算发给你。',
};

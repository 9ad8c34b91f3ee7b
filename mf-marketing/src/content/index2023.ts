import { callbackWithin } from './lead-band';
import type { Campaign } from './campaign';
import type { LeadLines, Lines } from './product-page';

export const serviceCampaign: Campaign = {
  head: {
    title: '企业直播平台_云服务虚拟直播与全案服务',
    description:
      '自己播用云服务，要好看用虚拟直播，想省心交给全案团队：三种交付方式，按场次和人手挑一种，云服务免费试用 7 天。',
    keywords: ['企业直播平台', '云直播服务', '虚拟直播', '直播全案服务'],
  },
  hero: {
    ask: 'trial',
    title: ['自己播，', '还是请人播？'],
    intro: ['三种交付方式，按你的人手和场次挑。', '先看看别人这个月在做什么。'],
    note: '免费试用的是直播间；虚拟直播由顾问演示。左右滑动，看近期的方案。',
  },
  scenarios: {
    title: '自己播的排期',
    intro: '先看培训：一位讲师加一位助教，就能开一门课。',
    first: 'trainingLive',
  },
  cases: {
    criteria: { featured: 41015, kinds: ['年会', '发布会'] },
    text: {
      title: '人手不够时的分工案例',
      intro: '客户已匿名。',
      more: { text: '看执行案例', link: '/home/case' },
    },
  },
};

/** Who does a piece of work: the customer, both, or we. */
export type Doer = 'you' | 'both' | 'we';

/** One and the same show, delivered in three ways: who does what, how many people, how much time ahead. Sample data. */
export const serviceShares: {
  title: Lines;
  intro: string;
  doers: Record<Doer, string>;
  work: string;
  people: string;
  ways: readonly { name: string; yours: number; ours: number; says: string }[];
  jobs: readonly { name: string; by: readonly [Doer, Doer, Doer] }[];
  ahead: { name: string; values: readonly [string, string, string] };
} = {
  title: ['三种交付方式的分工'],
  intro: '深色是我们的人在做，空心是你的人在做，半格是一起做。按一场三百人、三个机位的新品会算。',
  doers: { you: '你', both: '一起', we: '我们' },
  work: '谁来做',
  people: '现场要几个人',
  ways: [
    { name: '云服务', yours: 3, ours: 0, says: '你来 3 人，顾问在线' },
    { name: '虚拟直播', yours: 2, ours: 2, says: '你来 2 人，我们来 2 人' },
    { name: '全案服务', yours: 1, ours: 7, says: '你来 1 人，我们来 7 人' },
  ],
  jobs: [
    { name: '主题与流程', by: ['you', 'both', 'we'] },
    { name: '勘场与搭台', by: ['you', 'both', 'we'] },
    { name: '机位与灯光', by: ['you', 'we', 'we'] },
    { name: '导播与字幕', by: ['both', 'we', 'we'] },
    { name: '上台讲', by: ['you', 'you', 'you'] },
    { name: '收集线索', by: ['you', 'you', 'both'] },
    { name: '回放与报告', by: ['both', 'both', 'we'] },
  ],
  ahead: { name: '提前多久定', values: ['当天', '3 天', '10 天'] },
};

/** The band that ends the page. */
export const serviceCampaignLead: LeadLines = {
  title: ['按人手报三种价'],
  intro: '写上日期、会场和能抽出来的人手，顾问按三种分工各报一次价，你来挑。',
  steps: [
    { when: callbackWithin, what: '顾问回电，问清会场与人手' },
    { when: '3 个工作日', what: '三种分工各一张单子与报价' },
    { when: '确认后', what: '约勘场，定下到场的每个人' },
  ],
};

import { callbackWithin } from './lead-band';
import type { Campaign } from './campaign';
import type { LeadLines, Lines } from './product-page';

export const brandCampaign: Campaign = {
  head: {
    title: '品牌首页_播得稳看得清跟得上',
    description:
      '播得稳：主备双线与云导播；看得清：每场数据和来源；跟得上：名单到人、任务到天。企业直播的三件事，一个平台做完。',
    keywords: ['企业直播平台', '直播平台', '直播稳定性', '直播数据'],
  },
  hero: {
    ask: 'trial',
    title: ['播得稳，看得清，', '跟得上'],
    intro: ['总部一场播，门店一起卖，客户回到各自的店。', '画面、数据和名单，各有人看，也各有人管。'],
    note: '免费试用的是直播间；门店同播由顾问演示。统计口径见下方说明。',
  },
  scenarios: {
    title: '按场景选播法',
    intro: '先看私域：散场的人回到各店的群里，下个月接着来。',
    first: 'privateDomainLive',
  },
  cases: {
    criteria: { featured: 41016, industries: ['连锁零售'], kinds: ['门店'] },
    text: {
      title: '汽车展厅同播案例',
      intro: '客户已匿名。',
      more: { text: '看更多案例', link: '/home/case' },
    },
  },
};

/** The three promises of the headline, held against each show of one month. Sample data. */
export const brandMonth = {
  title: ['一个月三十八场的播出记录'] satisfies Lines,
  intro: '每一列是一场直播，从上到下看同一列：断没断、人从哪来、名单有没有人跟。',
  days: ['10 月 1 日', '8 日', '15 日', '22 日', '31 日'],
  rows: [
    {
      key: 'steady',
      name: '播得稳',
      figure: '4 次',
      of: '切到备路',
      text: '主路断流后 1.2 秒内切换，观众端没有一次黑屏。',
    },
    {
      key: 'clear',
      name: '看得清',
      figure: '96%',
      of: '的观众来源写得明',
      text: '哪张海报、哪家店、哪位导购带来的，名单里都有。',
    },
    {
      key: 'followed',
      name: '跟得上',
      figure: '35 场',
      of: '一天内跟完八成',
      text: '没跟上的三场都在长假，第二周起排了轮班。',
    },
  ],
  counted: '黑屏超过 2 秒算断，带渠道码算来源写明，散场 24 小时内有记录算跟上。',
} as const;

/** The band that ends the page. */
export const brandCampaignLead: LeadLines = {
  title: ['用下个月的场次试跑'],
  intro: '告诉我们一个月播几场、从哪些店播，顾问先陪两场，断没断、谁来过、跟没跟都记下来。',
  steps: [
    { when: callbackWithin, what: '顾问回电，列出场次与门店' },
    { when: '第 1 周', what: '陪播两场，备路各切一次' },
    { when: '月底', what: '给出和上面一样的三行图' },
  ],
};

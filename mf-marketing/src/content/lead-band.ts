/** When somebody calls back who left a number: the promise of every form, to the letter of the specification. */
export const callbackWithin = '24 小时内';

/** The band that ends a page: contact and next steps. */
export const leadCopy = {
  title: ['说说你的', '下一场直播'],
  intro: '告诉我们时间、人数和形式，顾问会带着一份排期和预算表来找你，不用先听产品介绍。',
  steps: [
    { when: callbackWithin, what: '顾问回电，确认场次与人数' },
    { when: '1 个工作日', what: '发出方案、排期和报价' },
    { when: '开播前 1 天', what: '首场在线陪你彩排' },
  ],
} as const;

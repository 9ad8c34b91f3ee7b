/** The band at the end of a page. The callback promise is the specification's (24 hours). */
export const leadCopy = {
  title: '说说你的下一场直播',
  intro: '留下时间、人数和形式，顾问会带着一份排期和预算表来找你。',
  steps: [
    { when: '24 小时内', what: '顾问回电，确认场次与人数' },
    { when: '1 个工作日', what: '发出方案、排期和报价' },
    { when: '开播前 1 天', what: '首场在线陪你彩排' },
  ],
} as const;

/** Copy around the marketing contents on phones, which come from the service. */
export const marketCopy = {
  kicker: '营销市场',
  back: '全部方案',
  title: ['20 套营销直播方案'],
  text: '从拉报名到做回放，按要做的事挑；每套都写了用在哪、用什么、谁用过。',
  jump: '按要做的事找',
  head: {
    title: '营销市场手机版_直播获客与活动方案合集',
    description:
      '按获客增长、品牌活动、培训学习、门店动销与内容沉淀归好类的直播营销方案，手机上逐套翻看适用场景、所用产品、同行案例和常见疑问，随时留言。',
    keywords: ['直播营销方案', '活动直播方案', '直播获客', '门店直播方案'],
  },
  scenes: '什么时候用得上',
  products: { title: '用到哪几样' },
  cases: { title: '已经有人这么播', note: '客户已匿名。' },
  questions: '动手之前常问的',
  recommend: '顺手再看两三套',
  lead: {
    title: ['把这套方案', '改成你的版本'],
    intro: '说说行业、人数和大概日期，顾问按这套方案排好分工和时间表发给你。',
  },
} as const;

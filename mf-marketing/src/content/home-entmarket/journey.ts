/** One visitor's journey from a poster to a salesperson: the picture of the hero. Sample data. */
export const entmarketJourney = {
  label:
    '跟着一位观众走一遍，从扫渠道海报、报名、进直播间、提问并领取资料，到成为一条 86 分的线索并派给顾问，五步都有时间记录',
  poster: { time: '10:02 扫码', name: '秋季新品发布会', when: '10月18日 14:00', code: '渠道码 07' },
  signUp: {
    time: '10:04 报名',
    done: '报名已通过',
    rows: [
      ['称呼', '赵工'],
      ['单位', '学校信息中心'],
      ['想了解', '双师课堂'],
    ],
  },
  show: {
    time: '14:00 进场',
    live: '直播中',
    viewers: '12,846 人在看',
    question: { name: '赵工', text: '双师课堂可以直接接入吗？' },
    taken: '已领取 产品白皮书',
  },
  lead: {
    time: '15:42 派单',
    name: '赵工',
    from: '线索 · 学校',
    score: 86,
    scoreName: '分',
    rows: [
      ['来源', '公众号推文 · 渠道码 07'],
      ['观看', '82 分钟，提问 2 次'],
      ['下一步', '周三 15:00 远程演示'],
    ],
    owner: '已派给 顾问 林',
  },
} as const;

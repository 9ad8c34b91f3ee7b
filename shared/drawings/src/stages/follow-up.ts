/** A conversation after a show, what is known of the person, and what is to be done next. */
export type FollowUp = {
  /** Text alternative of the picture. */
  label: string;
  person: { name: string; from: string };
  time: string;
  messages: readonly { text: string; mine?: boolean }[];
  /** A card sent in the conversation. */
  sent: { name: string; text: string };
  facts: { name: string; rows: readonly (readonly [string, string])[] };
  /** A bar with words at both ends. */
  measure: { percent: number; start: string; end: string };
  tags: readonly string[];
  tasks: readonly { text: string; who: string; done?: boolean }[];
};

/** A viewer of a launch who asked for a demonstration. */
export const leadFollowUp: FollowUp = {
  label: '线索跟进画面：左侧是直播结束后的企业微信对话，右侧是这位观众的来源、观看记录、线索评分与今日跟进任务',
  person: { name: '赵工', from: '企业微信 · 学校信息中心' },
  time: '直播结束后 12 分钟',
  messages: [
    { text: '刚才问的双师课堂可以直接接入，先把接入说明发你，周三方便远程演示吗？', mine: true },
    { text: '周三下午可以，两间教室一起看' },
  ],
  sent: { name: '接入说明与报价', text: '打开 2 次 · 停留 6 分钟' },
  facts: {
    name: '这场直播里',
    rows: [
      ['来源', '公众号推文 · 渠道码 07'],
      ['观看', '82 分钟 · 提问 2 次'],
      ['领取', '产品白皮书'],
    ],
  },
  measure: { percent: 86, start: '线索评分', end: '86 分' },
  tags: ['问过接入', '看到结尾', '两间教室', '学校'],
  tasks: [
    { text: '发送接入说明', who: '林', done: true },
    { text: '周三 15:00 远程演示', who: '林' },
    { text: '演示后寄出试用机', who: '售前' },
  ],
};

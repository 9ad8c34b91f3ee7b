export type RoomRow = { name: string; tag: string; tone?: 'plain' | 'warm' | 'dim'; value: string };

/** A running live room as its viewers see it, with what the organiser knows of it at its sides. */
export type LiveRoom = {
  /** Text alternative of the picture. */
  label: string;
  name: string;
  /** Below the name: how many watch, or with whom the picture is shared. */
  status: string;
  /** On a small sign below the head of the room. */
  sign: string;
  messages: readonly { name: string; text: string }[];
  /** What viewers can take: goods with a price, or material and forms without. */
  card: { name: string; price?: string; text: string; action: string };
  /** The list at the left, from tablets on. */
  list?: { name: string; count: string; rows: readonly RoomRow[]; note: string };
  /** The code at the right; null for none. */
  code?: { name: string; text: string } | null;
};

/** A launch whose viewers come from channels that are told apart by their codes. */
export const launchRoom: LiveRoom = {
  label: '直播间画面：手机里正在直播新品讲解，评论在滚动，下方是资料领取卡；左侧按渠道列出来人数，右侧是渠道专属码',
  name: '秋季新品发布会',
  status: '1.2 万人在看',
  sign: '正在讲：三项关键改进',
  messages: [
    { name: '周敏', text: '大会议室最远能收多少米' },
    { name: '主办方', text: '8 米，资料第 6 页有实测' },
    { name: '赵工', text: '已领资料，等演示' },
  ],
  card: { name: '产品白皮书', text: '填 2 项即可领取', action: '领取' },
  list: {
    name: '渠道来源',
    count: '今日进场',
    rows: [
      { name: '公众号推文', tag: '图文', value: '4,216' },
      { name: '经销商社群', tag: '海报', value: '3,108' },
      { name: '销售朋友圈', tag: '个人码', value: '2,640' },
      { name: '展会易拉宝', tag: '线下', tone: 'warm', value: '1,425' },
      { name: '直接访问', tag: '未带码', tone: 'dim', value: '457' },
    ],
    note: '一个渠道一张码，来源跟着线索走',
  },
  code: { name: '渠道专属码', text: '经销商社群' },
};

/** The numbers after a show. All of them are made up and the stage says so. */
export type ShowReport = {
  /** Text alternative of the picture. */
  label: string;
  name: string;
  figures: readonly { name: string; value: string; unit: string }[];
  curve: {
    name: string;
    /** Viewers at equal steps of time, 0 to 1 of the top level. */
    points: readonly number[];
    /** From the top level down to nothing. */
    levels: readonly string[];
    times: readonly string[];
    /** Index of the point worth a word. */
    peak: number;
    text: string;
  };
  ranking: {
    name: string;
    /** `share` in percent of the first row. */
    rows: readonly { name: string; note: string; value: string; share: number }[];
    rest: { name: string; value: string };
  };
};

/** The launch of the hero, a day later: who came from where and what they left. */
export const launchReport: ShowReport = {
  label: '场次复盘画面：四个关键数字、同时在线曲线与渠道线索排行，曲线在发放白皮书时到达高点',
  name: '秋季新品发布会 · 场次复盘',
  figures: [
    { name: '累计观看', value: '21,436', unit: '人' },
    { name: '平均时长', value: '42', unit: '分钟' },
    { name: '留下需求', value: '642', unit: '条' },
    { name: '24 小时内回访', value: '91.2', unit: '%' },
  ],
  curve: {
    name: '同时在线',
    points: [0, 0.09, 0.29, 0.5, 0.59, 0.79, 0.73, 0.9, 0.96, 0.83, 0.86, 0.78, 0.7, 0.58, 0.42, 0.23],
    levels: ['9k', '6k', '3k', '0'],
    times: ['14:00', '14:30', '15:00', '15:30'],
    peak: 8,
    text: '14:48 发放白皮书',
  },
  ranking: {
    name: '渠道排行 · 有效线索',
    rows: [
      { name: '经销商社群', note: '海报', value: '218', share: 100 },
      { name: '公众号推文', note: '图文', value: '164', share: 75 },
      { name: '销售朋友圈', note: '个人码', value: '121', share: 56 },
      { name: '展会易拉宝', note: '线下', value: '83', share: 38 },
      { name: '老客转介绍', note: '邀请', value: '41', share: 19 },
    ],
    rest: { name: '其余 6 个渠道', value: '15' },
  },
};

/** An exhibition that one walks through in the browser. */
export type ExhibitionHall = {
  /** Text alternative of the picture. */
  label: string;
  name: string;
  visitors: string;
  /** On the big screen in the middle. */
  screen: string;
  /** Names on the fascias of the four stands, from the back to the front. */
  stands: readonly [string, string, string, string];
  /** What opens where the visitor presses a spot. */
  card: { name: string; text: string; rows: readonly (readonly [string, string])[]; action: string };
  tools: readonly string[];
};

export const springFair: ExhibitionHall = {
  label:
    '元宇宙展厅画面：俯看一座三维展馆，四个展位围着正在直播的大屏，访客以数字分身走动，点开热点看到展位资料与名片交换',
  name: '春季装备展 · 1 号馆',
  visitors: '同屏 64 人',
  screen: '新品发布 直播中',
  stands: ['智能产线', '检测仪器', '绿色能源', '仓储物流'],
  card: {
    name: '检测仪器 · B02',
    text: '在线视觉检测仪，可拆开看内部结构',
    rows: [
      ['资料', '手册、参数表、视频'],
      ['在场', '技术顾问 2 人'],
      ['今日', '访客 318 · 名片 46'],
    ],
    action: '交换名片',
  },
  tools: ['漫游', '语音', '文字', '名片夹', '地图'],
};

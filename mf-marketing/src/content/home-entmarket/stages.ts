import type { LiveRoom } from '@site/drawings/stages/live-room-stage';

/** The launch's live room with what its viewers left at its side. */
export const entmarketRoom: Pick<LiveRoom, 'label' | 'list' | 'code'> = {
  label:
    '直播间画面：手机里正在直播新品讲解，下方是资料领取卡；左侧按类统计观众留下的互动，右侧是现场大屏用的资料领取码',
  list: {
    name: '观众留下的',
    count: '本场',
    rows: [
      { name: '领取资料', tag: '留 2 项', value: '2,140' },
      { name: '填写问卷', tag: '两题', value: '1,312' },
      { name: '参与投票', tag: '当场公布', value: '1,204' },
      { name: '提出问题', tag: '先审后发', tone: 'warm', value: '486' },
      { name: '中奖登记', tag: '已公示', tone: 'dim', value: '20' },
    ],
    note: '每一条都记在观众自己的名下',
  },
  code: { name: '资料领取码', text: '会场大屏同样能扫' },
};

import type { OperableDesk } from '@site/drawings/stages/desk-button';

/** The kinds of tickets, each with what it opens; the second one is on the badge before anybody presses. Sample data. */
export const tickets = [
  { kind: '公众票', seat: '不设座位', opens: '线上全部会场' },
  { kind: '会员票', seat: 'B 区 6 排 12 座', opens: '现场与线上全部会场' },
  { kind: '媒体票', seat: '媒体席 3 号机位', opens: '采访间与素材库' },
  { kind: '嘉宾票', seat: '前排留座', opens: '休息室与嘉宾页' },
] as const;
/** The place of the ticket that is on the badge before anybody presses. */
export const servedTicket = 1;

/** What the badge console says of what was done; `{…}` is filled in. */
export const badgeDesk: OperableDesk &
  Record<
    'summit' | 'guest' | 'field' | 'example' | 'kinds' | 'enter' | 'day' | 'number' | 'entered' | 'panes',
    string
  > = {
  name: 'badge',
  label: '可以动手的峰会胸牌。填上名字印到胸牌，焦点在台上时 1 到 4 换票种，空格签到',
  summit: '数字产业峰会',
  guest: '何勇',
  field: '印你的名字',
  example: '如：何勇',
  kinds: '票种',
  enter: '扫码签到',
  day: '第 1 天 · 胸牌',
  number: 'No. 0486',
  entered: '已签到',
  panes: '胸牌与议程',
  hint: '填上名字，胸牌当场印好',
  keys: [
    { key: '1–4', does: '换票种' },
    { key: '空格', does: '签到' },
  ],
  words: {
    named: '胸牌印好了：{guest}，{kind}',
    unnamed: '名字清空了，胸牌换回原来的名字',
    kind: '{guest}换成{kind}，{opens}',
    entered: '{guest}已签到，{seat}',
    again: '{guest}已经签过到，同一张票不会入场两次',
  },
};
/** In characters; a longer name would not fit a badge. */
export const longestGuest = 12;

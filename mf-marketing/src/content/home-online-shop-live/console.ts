import type { OperableDesk } from '@site/drawings/stages/desk-button';

/** The goods of the shelf as they stand before anybody orders: coffee is the one being shown. Prices in yuan. Sample data. */
export const shelf = [
  { id: 'coffee', name: '挂耳咖啡礼盒', price: 68, stock: 46 },
  { id: 'oats', name: '燕麦脆片', price: 39, stock: 120 },
  { id: 'fruit', name: '冻干水果罐', price: 62, stock: 88 },
  { id: 'kettle', name: '细口手冲壶', price: 158, stock: 3 },
] as const;

export type Goods = (typeof shelf)[number];

/** The coupon of the show: from this sum on, this much less. In yuan. */
export const coupon = { from: 120, off: 20 } as const;
/** What one order takes of the shelf. */
export const pieces = 2;

/** What the shop console says of what was done; `{…}` is filled in. */
export const shopDesk: OperableDesk & Record<'room' | 'status' | 'sign' | 'shelf' | 'steps' | 'receipt', string> = {
  name: 'shop',
  label: '可以动手的直播货架。焦点在台上时，1 到 4 换商品，空格走下一步，方向键前后换，R 退回原样',
  room: '山野食集会员夜',
  status: '3,418 人在看',
  sign: '讲解中',
  shelf: '本场货架',
  steps: '一件货从讲解到核销',
  receipt: '直播间小票',
  hint: '点货架上任意一件，走到核销',
  keys: [
    { key: '1–4', does: '换商品' },
    { key: '空格', does: '下一步' },
    { key: 'R', does: '还原' },
  ],
  words: {
    talk: '正在讲「{name}」，会员价 ¥{price}',
    coupon: '券已到账：满 {from} 减 {off}',
    order: '已下单 {pieces} 件，实付 ¥{paid}，库存剩 {stock}',
    dear: '已下单 {pieces} 件，没领券，实付 ¥{paid}，库存剩 {stock}',
    plain: '已下单 {pieces} 件，这一单用不上券，实付 ¥{paid}，库存剩 {stock}',
    small: '这一单 {pieces} 件不满 {from} 元，用不上券，直接下单',
    used: '已核销，这一单走完了，再换一件试试',
    short: '「{name}」只剩 {stock} 件，不够这一单，换一件',
    late: '这一单已经下了，换一件再来',
    early: '还没有下单，没有可核销的码',
    left: '余 {stock}',
    open: '待核销',
    closed: '已核销',
    reset: '已还原，库存回到开播前',
  },
};

export const shopSteps = [
  { does: 'talk', name: '讲解', text: '商品卡弹到观众面前' },
  { does: 'coupon', name: '领券', text: `满 ${coupon.from} 减 ${coupon.off}` },
  { does: 'order', name: '下单', text: `一单 ${pieces} 件，库存同步` },
  { does: 'use', name: '核销', text: '到店出示小票上的码' },
] as const;

/** The lines of the receipt; the file fills the values in. */
export const receiptLines = [
  { id: 'sum', name: '商品金额' },
  { id: 'off', name: '直播券' },
  { id: 'paid', name: '实付' },
] as const;

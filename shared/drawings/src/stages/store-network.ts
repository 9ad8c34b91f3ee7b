export type Roof = 'flat' | 'gable' | 'arch' | 'step' | 'saw' | 'slab';

/** Headquarters and six stores while headquarters is on air. */
export type StoreNetwork = {
  /** Text alternative of the picture. */
  label: string;
  viewers: string;
  /** On the programme's lower third. */
  offer: string;
  /** From the outer left to the outer right; the phone shows the first four, or two if there are no more. */
  stores: readonly { name: string; roof: Roof; orders: number }[];
  /** How a customer becomes a store's customer. */
  binding: { store: string; guide: string; days: number; passed: number };
  orders: readonly { goods: string; store: string; guide: string }[];
};

/** A members' day of a chain of tea shops. */
export const membersDay: StoreNetwork = {
  label: '连锁直播画面：总部直播间的画面沿实线送到六家门店，各店产生的订单沿虚线回到归属门店与导购',
  viewers: '12,480 人在看',
  offer: '会员日 · 双杯券 29.9 元',
  stores: [
    { name: '江湾店', roof: 'flat', orders: 3 },
    { name: '湖滨店', roof: 'gable', orders: 5 },
    { name: '云谷店', roof: 'arch', orders: 2 },
    { name: '北环店', roof: 'saw', orders: 4 },
    { name: '新港店', roof: 'slab', orders: 1 },
    { name: '梅园店', roof: 'step', orders: 6 },
  ],
  binding: { store: '江湾店', guide: '导购 小唐', days: 90, passed: 38 },
  orders: [
    { goods: '双杯券', store: '江湾店', guide: '小唐' },
    { goods: '新品礼盒', store: '梅园店', guide: '阿岚' },
    { goods: '单人体验券', store: '湖滨店', guide: '陈青' },
  ],
};

import type { ShowReport } from '@site/drawings/stages/dashboard-stage';
import type { LiveRoom } from '@site/drawings/stages/live-room-stage';
import type { FollowUp } from '@site/drawings/stages/scrm-stage';

export const storeRoom: LiveRoom = {
  label: '门店直播间画面：杨桥路店的直播间与总部同播，观众在评论区问口味，下方是双杯券卡片，右侧是导购专属码',
  name: '杨桥路店直播间',
  status: '与总部同播 · 214 人在看',
  sign: '总部直播画面',
  messages: [
    { name: '小禾', text: '第二杯可以换口味吗' },
    { name: '杨桥路店', text: '可以，到店报手机尾号' },
    { name: '阿木', text: '已下单，下班去取' },
  ],
  card: { name: '双杯券', price: '¥29.9', text: '原价 36', action: '领取' },
  code: { name: '门店专属码', text: '导购 小林' },
};

export const boundCustomer: FollowUp = {
  label: '客户归属画面：客户绑定在杨桥路店导购名下，显示绑定来源与剩余保护期，下方是今日跟进任务',
  person: { name: '小禾', from: '杨桥路店 · 会员' },
  time: '直播结束后 1 小时',
  messages: [{ text: '双杯券已经放到你的卡包，今晚 21:30 前到店都能用。', mine: true }],
  sent: { name: '核销码', text: '已打开' },
  facts: {
    name: '这位客户归谁',
    rows: [
      ['归属', '杨桥路店 · 导购 林'],
      ['来源', '门店码 · 直播间'],
      ['跨店', '可以使用，业绩不变'],
    ],
  },
  measure: { percent: 42, start: '已绑定 38 天', end: '剩 52 天' },
  tags: ['看播 3 场', '下午到店', '会员 · 银'],
  tasks: [
    { text: '发送核销码', who: '林', done: true },
    { text: '周六 14:30 提醒留座', who: '林' },
    { text: '未核销客户回访', who: '店长' },
  ],
};

export const memberDayReport: ShowReport = {
  label: '会员日专场复盘画面：累计观看、成交订单、到店核销与核销率四个数字，同时在线曲线和门店排行',
  name: '会员日专场',
  figures: [
    { name: '累计观看', value: '21,436', unit: '人' },
    { name: '成交订单', value: '3,286', unit: '单' },
    { name: '到店核销', value: '1,918', unit: '单' },
    { name: '核销率', value: '58.4', unit: '%' },
  ],
  curve: {
    name: '同时在线',
    points: [0, 0.18, 0.34, 0.5, 0.72, 0.86, 0.84, 0.96, 0.9, 0.8, 0.74, 0.52, 0.3],
    levels: ['9k', '6k', '3k', '0'],
    times: ['20:00', '20:30', '21:00', '21:30'],
    peak: 7,
    text: '20:52 上架双杯券',
  },
  ranking: {
    name: '门店排行 · 成交订单',
    rows: [
      { name: '杨桥路店', note: '直营', value: '186', share: 100 },
      { name: '湖滨店', note: '直营', value: '164', share: 88 },
      { name: '梅园店', note: '加盟', value: '142', share: 76 },
    ],
    rest: { name: '其余 299 家', value: '2,794' },
  },
};

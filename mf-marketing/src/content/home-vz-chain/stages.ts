import type { ShowReport } from '@site/drawings/stages/dashboard-stage';
import type { LiveRoom } from '@site/drawings/stages/live-room-stage';
import type { FollowUp } from '@site/drawings/stages/scrm-stage';

/** A store's own room during the members' day; the picture comes from headquarters. */
export const storeRoom: LiveRoom = {
  label:
    '门店直播间画面：手机里是总部讲解，下方是可到店核销的双杯券；左侧列出五家分会场的观看人数与播法，右侧是江湾店的专属码',
  name: '江湾店 · 会员日',
  status: '与总部同播 · 386 人在看',
  sign: '总部讲解中',
  messages: [
    { name: '小禾', text: '江湾店今天能用吗' },
    { name: '导购 小唐', text: '可以，到店报尾号就行' },
    { name: '阿宁', text: '已领，周末带朋友来' },
  ],
  card: { name: '双杯券', price: '¥29.9', text: '本店核销', action: '领取' },
  list: {
    name: '分会场',
    count: '6 家在播',
    rows: [
      { name: '江湾店', tag: '同播', value: '386' },
      { name: '湖滨店', tag: '同播', value: '512' },
      { name: '云谷店', tag: '分播', tone: 'warm', value: '274' },
      { name: '北环店', tag: '同播', value: '331' },
      { name: '新港店', tag: '暖场', tone: 'dim', value: '96' },
    ],
    note: '分播的门店 10 分钟后自动切回总部',
  },
  code: { name: '江湾店专属码', text: '导购 小唐' },
};

/** A customer of one store, and how she came to be that store's. */
export const storeFollowUp: FollowUp = {
  label: '客户归属画面：左侧是导购与客户的企业微信对话，右侧是绑定门店、导购、保护期进度、标签与今日跟进任务',
  person: { name: '小禾', from: '企业微信 · 江湾店会员' },
  time: '会员日结束后 12 分钟',
  messages: [
    { text: '今晚的双杯券放进你的卡包了，三天内到江湾店都能用，要帮你留座吗？', mine: true },
    { text: '周六三点，两个人' },
  ],
  sent: { name: '到店核销码', text: '双杯券 · 江湾店' },
  facts: {
    name: '客户归属',
    rows: [
      ['门店', '江湾店'],
      ['导购', '小唐 · 胸牌码'],
      ['绑定', '10月18日 20:14'],
    ],
  },
  measure: { percent: 42, start: '保护期 90 天', end: '还有 52 天' },
  tags: ['下午到店', '两人同行', '领过新品券', '银卡'],
  tasks: [
    { text: '发送核销码', who: '小唐', done: true },
    { text: '周六 14:30 提醒留座', who: '小唐' },
    { text: '核销后补记口味', who: '店长' },
  ],
};

/** The members' day as headquarters reads it. */
export const storesReport: ShowReport = {
  label: '门店账单画面：观看、下单、核销与核销率四个数字，在线曲线标出发放双杯券的时刻，右侧是门店核销排行',
  name: '会员日 · 门店账单',
  figures: [
    { name: '累计观看', value: '21,436', unit: '人' },
    { name: '成交订单', value: '3,286', unit: '单' },
    { name: '已到店核销', value: '1,918', unit: '单' },
    { name: '到店核销率', value: '58.4', unit: '%' },
  ],
  curve: {
    name: '同时在线',
    points: [0.05, 0.22, 0.4, 0.46, 0.62, 0.7, 0.66, 0.82, 0.95, 0.9, 0.78, 0.8, 0.66, 0.5, 0.34, 0.18],
    levels: ['9k', '6k', '3k', '0'],
    times: ['20:00', '20:30', '21:00', '21:30'],
    peak: 8,
    text: '20:48 发双杯券',
  },
  ranking: {
    name: '门店排行 · 到店核销',
    rows: [
      { name: '梅园店', note: '直营', value: '312', share: 100 },
      { name: '湖滨店', note: '加盟', value: '288', share: 92 },
      { name: '江湾店', note: '直营', value: '241', share: 77 },
      { name: '云谷店', note: '加盟', value: '206', share: 66 },
      { name: '北环店', note: '加盟', value: '152', share: 49 },
    ],
    rest: { name: '其余门店', value: '719' },
  },
};

import type { Phase, RelatedLink, NamedText } from '../topic-page';

/** Where the price of a coupon goes, and to whom it counts in four situations. The shares add up to the price. */
export const vzChainCoupon = {
  title: ['一张 29.9 元的券怎么算业绩'],
  intro: '甲店加的微信，乙店海报进来？规则先写好，逐单照算，导购手机上看得到。',
  label: '双杯券画面：一张 29.90 元的券撕成三份，门店实收 26.91 元，导购 6% 是 1.79 元，店长 4% 是 1.20 元',
  coupon: { name: '双杯券', price: '¥29.90', from: '杨桥路店 · 小林的码' },
  shares: [
    { name: '门店实收', value: '26.91', percent: 90 },
    { name: '导购 6%', value: '1.79', percent: 6 },
    { name: '店长 4%', value: '1.20', percent: 4 },
  ],
  columns: ['情形', '业绩', '导购', '店长'],
  cases: [
    { when: '在本店核销', store: '杨桥路店', guide: '+1.79', manager: '+1.20' },
    { when: '到湖滨店核销', store: '杨桥路店', guide: '+1.79', manager: '+1.20' },
    { when: '第 91 天扫新码', store: '新码的店', guide: '0', manager: '0' },
    { when: '退款', store: '扣回', guide: '−1.79', manager: '−1.20' },
  ],
};

export const vzChainFeatures = {
  title: '分会场、归属与账单',
  rooms: {
    title: ['门店各有自己的直播间'],
    text: '内容由总部讲，店里的人腾出手来招呼客户。',
    points: ['整场同播，或到点切回本店讲', '海报、商品、话术一次下发'],
  },
  binding: {
    title: ['客户归属在进场时确定'],
    text: '谁的客户，按规则一查就有，不用翻聊天。',
    points: ['一位导购一个码，扫码即绑定', '保护期内跨店消费，业绩仍归原店'],
  },
  account: {
    title: ['散场即出各店账单'],
    text: '佣金两级以内自动计算，退款自动扣回。',
    points: ['门店、导购、商品三张排行', '未核销名单按店导出'],
  },
};

export const vzChainPhases: readonly Phase[] = [
  {
    name: '播前',
    time: '开播前 7 天',
    rows: [
      { who: '总部', what: '定主题和商品，素材一次下发' },
      { who: '门店', what: '领门店码，预约老客' },
      { who: '导购', what: '发专属海报，一对一邀约' },
    ],
  },
  {
    name: '播中',
    time: '当晚 20:00–21:30',
    rows: [
      { who: '总部', what: '一路画面播到所有门店' },
      { who: '门店', what: '同播跟看，或切到分播讲本店' },
      { who: '导购', what: '在评论里认领自己的客户' },
    ],
  },
  {
    name: '播后',
    time: '次日起 14 天',
    rows: [
      { who: '总部', what: '看排行，把好做法写进下一场' },
      { who: '门店', what: '到店核销，未到店的安排提醒' },
      { who: '导购', what: '回访，加企微，邀约下一次' },
    ],
  },
];

export const vzChainScenes: readonly NamedText[] = [
  { name: '茶饮餐饮', text: '门店券到店取，下午档带货' },
  { name: '母婴连锁', text: '会员日月播，按月龄推荐' },
  { name: '美业连锁', text: '体验卡线上售，到店核销' },
  { name: '家居卖场', text: '预约量尺，到店核价' },
  { name: '汽车 4S', text: '十几家展厅同时揭幕，收试驾预约' },
  { name: '连锁药店', text: '药师科普，到店测量' },
];

export const vzChainCaution = {
  title: '两级分佣与公示规则',
  points: [
    '奖励只发给导购与店长两级，不设人头费，也不按发展人数计酬。',
    '绑定期限、跨店规则和退款扣回写成一页纸，开播前发到每家店。',
    '客户可以要求解除绑定，店员不能代为操作。',
  ],
};

export const vzChainRelated: readonly RelatedLink[] = [
  { name: '连锁门店方案', text: '茶饮、美业、母婴、药店怎么排一个月', link: '/m/chain' },
  { name: '企微 SCRM', text: '到店之后，客户继续有人跟', link: '/m/vzScrm' },
  { name: '版本与价格', text: '哪个版本带连锁功能', link: '/m/service' },
];

export const vzChainCase = 41001;

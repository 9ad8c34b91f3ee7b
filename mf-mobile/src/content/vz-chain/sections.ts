import type { Pain, Phase, RelatedLink, SceneCard } from '../topic-page';

export const vzChainPains: readonly Pain[] = [
  { title: '四家店，四种调性', text: '话术、价格、背景都不一样，总部事后才看到。', answer: '总部一路画面，统一素材' },
  { title: '导购转发，没有下文', text: '谁看了、谁买了都不知道，第二场就没人转。', answer: '每位导购一个专属码' },
  { title: '一张订单，两家来认', text: '甲店加的微信，乙店海报进来，业绩说不清。', answer: '绑定与保护期写成规则' },
  {
    title: '券发出去，人没回来',
    text: '领券的人不少，到店的没几个，也不知道该提醒谁。',
    answer: '未核销名单按店下发',
  },
];

export const vzChainFeatures = {
  title: '一路画面，各店一本账',
  rooms: {
    title: ['一路信号，', '每家店都有自己的直播间'],
    text: '总部负责讲好内容，门店负责认识客户。',
    points: ['整场同播，或到点切回本店讲', '海报、商品、话术一次下发'],
  },
  binding: {
    title: ['客户归谁，', '进门时就定好了'],
    text: '归属写在规则里，不写在聊天记录里。',
    points: ['一位导购一个码，扫码即绑定', '保护期内跨店消费，业绩仍归原店'],
  },
  account: {
    title: ['散场那一刻，', '每家店的账已经算好'],
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

export const vzChainScenes: readonly SceneCard[] = [
  { name: '茶饮餐饮', text: '门店券到店取，下午档带货', scene: 'goods' },
  { name: '母婴连锁', text: '会员日月播，按月龄推荐', scene: 'phone' },
  { name: '美业连锁', text: '体验卡线上售，到店核销', scene: 'store' },
  { name: '家居卖场', text: '预约量尺，到店核价', scene: 'form' },
  { name: '汽车 4S', text: '十几家展厅同时揭幕，收试驾预约', scene: 'studio' },
  { name: '连锁药店', text: '药师科普，到店测量', scene: 'chat' },
];

export const vzChainCaution = {
  title: '分佣只做两级，规则提前公示',
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

import type { ShowReport } from '@site/shared/ui/stages/dashboard-stage';
import type { LiveRoom } from '@site/shared/ui/stages/live-room-stage';
import { counterScene } from '@site/shared/ui/stages/scenes/counter-scene';
import type { FollowUp } from '@site/shared/ui/stages/scrm-stage';
import type { Pain, Phase, RelatedLink, SceneCard, TopicWords } from '../components/topic/topic-words';

export const vzChainWords: TopicWords = {
  head: {
    title: '连锁直播系统_总部门店同播与业绩归属',
    description:
      '总部开一场播，全国门店同时卖，客户与业绩自动归属到店。门店专属码、绑定保护期、两级以内佣金与到店核销，7 天免费试用。',
    keywords: ['连锁直播', '门店直播', '导购分佣'],
  },
  hero: {
    kicker: '连锁直播',
    title: ['总部开一场播，', '全国门店同时卖'],
    intro: ['客户从哪家店进来，', '订单和业绩就记在哪家店。'],
  },
  questions: [
    {
      ask: '门店的客户会不会被总部“拿走”？',
      answer: '不会。客户由哪家店的码进入，就绑定在哪家店。总部能看到汇总数据，看不到门店客户的完整手机号。',
    },
    {
      ask: '佣金怎么结算？',
      answer: '按你设的规则自动计算，导购和店长两级以内，退款自动扣回；账单按店导出，财务核对后线下或线上发放。',
    },
    {
      ask: '支持多少家门店？',
      answer: '旗舰版可以建 100 个子账号，门店按组织分组管理；几百家以上的连锁由顾问协助批量导入，开播前一起压测。',
    },
    {
      ask: '加盟店与直营店怎么区分权限？',
      answer: '按门店类型给角色：加盟店默认只看自己的客户、订单和佣金，直营店可以开放商品与价格设置，改动都有记录。',
    },
  ],
  lead: {
    title: ['先用三家店，', '试一场真实的直播'],
    intro: '留下门店数和行业，顾问帮你建好三家店、发好码，陪你播完第一场。',
  },
};

export const vzChainPains: readonly Pain[] = [
  { title: '四家店，四种调性', words: '话术、价格、背景都不一样，总部事后才看到。', answer: '总部一路画面，统一素材' },
  { title: '导购转发，没有下文', words: '谁看了、谁买了都不知道，第二场就没人转。', answer: '每位导购一个专属码' },
  { title: '一张订单，两家来认', words: '甲店加的微信，乙店海报进来，业绩说不清。', answer: '绑定与保护期写成规则' },
  {
    title: '券发出去，人没回来',
    words: '领券的人不少，到店的没几个，也不知道该提醒谁。',
    answer: '未核销名单按店下发',
  },
];

export const storeRoom: LiveRoom = {
  label: '门店直播间示例画面：杨桥路店的直播间与总部同播，观众在评论区问口味，下方是双杯券卡片，右侧是导购专属码',
  name: '杨桥路店直播间',
  status: '与总部同播 · 214 人在看',
  sign: '总部直播画面',
  drawing: counterScene,
  messages: [
    { name: '小禾', words: '第二杯可以换口味吗' },
    { name: '杨桥路店', words: '可以，到店报手机尾号' },
    { name: '阿木', words: '已下单，下班去取' },
  ],
  card: { name: '双杯券', price: '¥29.9', words: '原价 36', action: '领取' },
  code: { name: '门店专属码', words: '导购 小林' },
};

export const boundCustomer: FollowUp = {
  label: '客户归属示例画面：客户绑定在杨桥路店导购名下，显示绑定来源与剩余保护期，下方是今日跟进任务',
  person: { name: '小禾', from: '杨桥路店 · 会员' },
  time: '直播结束后 1 小时',
  messages: [{ words: '双杯券已经放到你的卡包，今晚 21:30 前到店都能用。', mine: true }],
  sent: { name: '核销码', words: '已打开' },
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
    { words: '发送核销码', who: '林', done: true },
    { words: '周六 14:30 提醒留座', who: '林' },
    { words: '未核销客户回访', who: '店长' },
  ],
};

export const memberDayReport: ShowReport = {
  label: '会员日专场复盘示例画面：累计观看、成交订单、到店核销与核销率四个数字，同时在线曲线和门店排行',
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
    words: '20:52 上架双杯券',
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

export const vzChainFeatures = {
  title: '一路画面，各店一本账',
  rooms: {
    title: ['一路信号，', '每家店都有自己的直播间'],
    words: '总部负责讲好内容，门店负责认识客户。',
    points: ['整场同播，或到点切回本店讲', '海报、商品、话术一次下发'],
  },
  binding: {
    title: ['客户归谁，', '进门时就定好了'],
    words: '归属写在规则里，不写在聊天记录里。',
    points: ['一位导购一个码，扫码即绑定', '保护期内跨店消费，业绩仍归原店'],
  },
  account: {
    title: ['散场那一刻，', '每家店的账已经算好'],
    words: '佣金两级以内自动计算，退款自动扣回。',
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
  { name: '茶饮餐饮', words: '门店券到店取，下午档带货', scene: 'goods' },
  { name: '母婴连锁', words: '会员日月播，按月龄推荐', scene: 'phone' },
  { name: '美业连锁', words: '体验卡线上售，到店核销', scene: 'store' },
  { name: '家居卖场', words: '预约量尺，到店核价', scene: 'form' },
  { name: '汽车 4S', words: '十几家展厅同时揭幕，收试驾预约', scene: 'studio' },
  { name: '连锁药店', words: '药师科普，到店测量', scene: 'chat' },
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
  { name: '连锁门店方案', words: '茶饮、美业、母婴、药店怎么排一个月', link: '/m/chain' },
  { name: '企微 SCRM', words: '到店之后，客户继续有人跟', link: '/m/vzScrm' },
  { name: '版本与价格', words: '哪个版本带连锁功能', link: '/m/service' },
];

export const vzChainCase = 41001;

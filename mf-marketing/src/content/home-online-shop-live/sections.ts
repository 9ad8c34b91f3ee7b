import { callbackWithin } from '../lead-band';
import type { Feature, LeadLines, LineStep, Lines, Pain, RelatedLink, Rule } from '../product-page';

export const onlineShopRoom = {
  title: '一面货架，一台手机',
  text: '货架按讲解顺序摆好，讲完一件，伸手拿下一件。',
};

export const onlineShopPains: { title: Lines; intro: string; list: readonly Pain[] } = {
  title: ['直播卖货常见的四个问题'],
  intro: '货卖出去只是一半。粉丝归平台、售后对不上、复购没动作，利润就留不住。',
  list: [
    {
      who: '老板问',
      ask: '这场的客人，下次还来吗？',
      why: '买家留在平台，手里没有联系方式，下次还得花钱投流。',
      answer: '下单即入会，会员与标签回到自己的商城、企业微信。',
    },
    {
      who: '运营问',
      ask: '讲到第几件，人走了？',
      why: '只有一个总曲线，不知道是价格、讲解还是缺货的问题。',
      answer: '曲线按商品切段，点开就是那一段讲解和当时的提问。',
    },
    {
      who: '客服问',
      ask: '他说主播答应送的，到底送不送？',
      why: '口头优惠没有记录，售后只能两头猜。',
      answer: '讲解录像、弹出的券和订单按时间对齐，可以回看到那一句。',
    },
    {
      who: '财务问',
      ask: '优惠叠了几层，毛利还剩多少？',
      why: '券、秒杀和满减在三套后台，结算时才发现。',
      answer: '优惠规则在一处设置，叠加前先试算到手价与毛利。',
    },
  ],
};

export const onlineShopSteps: { title: Lines; intro: string; list: readonly LineStep[] } = {
  title: ['一件货走完的五站'],
  intro: '从上架到第二次下单，每一站都记在同一个会员名下。',
  list: [
    { when: '开播前', name: '上架', text: '从商城同步商品与库存，排好讲解次序和话术' },
    { when: '讲解时', name: '弹卡', text: '讲到哪件弹哪件，券与限量跟着主播的节奏放' },
    { when: '下单时', name: '成交', text: '不离开直播间付款，地址和发票一次填好' },
    { when: '收货时', name: '履约', text: '快递发货或到店核销，售后入口就在订单里' },
    { when: '30 天内', name: '复购', text: '按用完的日子提醒，会员日进场有专属价' },
  ],
};

export const onlineShopFeaturesTitle: Lines = ['货架、价格与会员一起管'];

/** In the order of their stages. */
export const onlineShopFeatures: readonly [Feature, Feature, Feature] = [
  {
    title: ['开播前试算到手价'],
    intro: '券、秒杀、拼团各自的限量和叠加关系写在一张表上，超出底价会拦下来。',
    points: [
      { name: '限时秒杀', text: '倒计时与限购数量同步显示，售罄自动切下一件' },
      { name: '拼团与口令券', text: '分享满人成团，口令只在直播里说' },
      { name: '到手价试算', text: '叠加优惠后的价格与毛利，开播前逐件核对' },
    ],
  },
  {
    title: ['订单与售后回到商城'],
    intro: '库存、发货、退款都在原来的商城里处理，直播间只负责讲和卖。',
    points: [
      { name: '商城对接', text: '小程序商城、自建商城通过接口同步商品与订单' },
      { name: '到店核销', text: '自提和服务类商品扫码核销，可以限定门店' },
      { name: '讲解留档', text: '每件商品的讲解片段与订单关联，客服一键调出' },
    ],
  },
  {
    title: ['下单后的复购提醒'],
    intro: '买了什么、几时用完、还问过什么，写成标签和待办，到点提醒。',
    points: [
      { name: '入会引导', text: '付款后一步加企业微信，不打断购买' },
      { name: '用完提醒', text: '按商品设定周期，提前三天发一次' },
      { name: '会员专场', text: '只对标签人群开放的直播间，价格单独设' },
    ],
    more: { text: '看私域直播的月度节奏', link: '/home/syzb' },
  },
];

export const onlineShopRules: { title: Lines; intro: string; list: readonly Rule[]; note: string } = {
  title: ['直播卖货的合规要求'],
  intro: '直播卖货有明确的记录、公示和售后要求。哪些由工具做，哪些由你做，先分清楚。',
  list: [
    {
      name: '直播与交易记录',
      tool: '录像、弹卡、聊天与订单按场次归档，默认按法定年限保存，可按场次导出。',
      yours: '在套餐里留足存储，主体变更或停用前先导出归档。',
    },
    {
      name: '经营者信息公示',
      tool: '商品页固定展示营业执照、资质与客服入口，观众随时点得到。',
      yours: '上传真实有效的证照，特殊商品补充对应许可。',
    },
    {
      name: '价格与促销',
      tool: '划线价必须填写依据，限量商品显示剩余数，赠品规则随单保存。',
      yours: '划线价要有真实成交记录，口头承诺以页面规则为准。',
    },
    {
      name: '退换与发票',
      tool: '订单内提供退换、开票申请，处理进度通知到人。',
      yours: '按承诺时限处理，不得以直播价为由拒绝退换。',
    },
  ],
  note: '以上为功能说明，不构成法律意见。具体要求以现行法规与当地监管部门的解释为准。',
};

export const onlineShopCases = {
  criteria: { featured: 41012, industries: ['快消食品', '连锁零售'], kinds: ['门店'] },
  text: {
    title: '新零售案例',
    intro: '客户已匿名。',
    more: { text: '查看零售案例', link: '/home/case' },
  },
} as const;

export const onlineShopRelated: readonly RelatedLink[] = [
  { name: '私域直播', text: '社群预热、直播成交、复购提醒的月度节奏', link: '/home/syzb' },
  { name: '连锁门店', text: '订单按门店码归属，到店核销', link: '/home/chain' },
  { name: '云直播开放平台', text: '把直播间嵌进自己的小程序与 App', link: '/home/vzCloud' },
];

export const onlineShopLead: LeadLines = {
  title: ['选十件货试播一场'],
  intro: '发来十件货的价格和库存，顾问先算到手价，再把券、限量和讲解次序排好。',
  steps: [
    { when: callbackWithin, what: '顾问回电，了解商城与支付方式' },
    { when: '第 3 天', what: '接通商品与订单，设好券和底价' },
    { when: '第 7 天', what: '开播，并拿到按商品切段的复盘' },
  ],
};

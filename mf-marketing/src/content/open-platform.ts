import type {
  FactRows,
  HeroLines,
  LeadLines,
  Lines,
  LineStep,
  ProductHead,
  Question,
  RelatedLink,
  SectionAnchor,
  ServicePromise,
} from './product-page';

export const openHead: ProductHead = {
  title: '云直播开放平台_直播API与SDK接入',
  description:
    'API、SDK 与嵌入三种方式接入，支持自有域名、单点登录和专属部署。签名规则、回调事件与频控写成文档，沙箱先调通，再接进官网、App 与小程序。',
  keywords: ['直播API', '直播SDK', '直播嵌入官网', '直播平台私有化'],
  name: '云直播开放平台',
};

export const openHero: HeroLines = {
  title: ['把直播能力，', '装进你的业务'],
  intro: ['API、SDK 与嵌入三种方式接入，', '支持自有域名、单点登录和专属部署。'],
  note: '沙箱不收费，不限时间；正式调用前再选套餐。',
};

/** Three lines of code and the page that comes of them. */
export const embedStage = {
  label:
    '示例画面：左侧编辑器里三行 iframe 代码，右侧是某学院自己的课程页，页头是学院的名字，中间的播放器正在直播，右边是课程目录',
  file: 'course.html',
  lines: [
    ['<section class="course">', 'plain'],
    ['  <iframe title="直播间"', 'mark'],
    ['    src="https://live.example.com/embed/88001"', 'mark'],
    ['    allow="autoplay" allowfullscreen></iframe>', 'mark'],
    ['  <aside id="lessons"></aside>', 'plain'],
    ['</section>', 'plain'],
  ],
  call: 'GET /v1/rooms/88001',
  answer: ['200 OK', '"state": "living"', '"viewers": 1268'],
  site: {
    address: 'course.example.com',
    name: '某职业学院 · 在线课堂',
    nav: ['课程', '作业', '我的'],
    title: '数控编程 · 第 8 讲',
    live: '直播中',
    lessons: ['1 坐标系', '2 刀具补偿', '3 循环指令', '8 综合加工'],
    sample: '示例画面',
  },
} as const;

export const openSteps: { title: Lines; intro: string; list: readonly LineStep[] } = {
  title: ['两周，', '从拿到密钥到正式开播'],
  intro: '以一位后端和一位前端为例，示例排期。',
  list: [
    { when: '第 1 天', name: '开沙箱', words: '创建应用，拿到 AppKey 与测试直播间。' },
    { when: '第 2 天', name: '签名调通', words: '用签名调试页逐步对照中间值。' },
    { when: '第 3–5 天', name: '接播放与互动', words: '嵌入或 SDK，换上自己的样式。' },
    { when: '第 6–8 天', name: '接回调', words: '先验签，再入库，5 秒内返回 200。' },
    { when: '第 9–10 天', name: '压测彩排', words: '约好时段，一起跑一遍峰值。' },
  ],
};

export const openEvents: { title: Lines; intro: string; facts: FactRows; note: string } = {
  title: ['发生了什么，', '平台会告诉你'],
  intro: '每个事件带签名、时间与随机串，失败按 1、5、30 分钟重试三次，后台可以补发。',
  facts: {
    columns: ['事件', '什么时候发', '带什么', '常用来'],
    rows: [
      ['room.started', '推流成功，画面可看', '直播间、开播时间', '把课程页切到直播状态'],
      ['room.ended', '主播关播或断流超过 5 分钟', '时长、回放编号', '写进课时，通知学员看回放'],
      ['viewer.joined', '登记或登录后进入', '外部用户号、来源渠道', '算到课率'],
      ['viewer.left', '离开或断线', '本次观看秒数', '累计学时'],
      ['form.submitted', '报名或问卷提交', '字段与答案', '写进 CRM'],
      ['order.paid', '直播间内下单付款', '商品、金额、归属门店', '对账与发货'],
      ['record.ready', '回放转码完成', '播放地址、清晰度', '进自己的片库'],
    ],
  },
  note: '完整字段见开发文档；删除观众数据的请求会以 viewer.erased 事件通知，请同步删除。',
};

export const openLimits: { title: string; list: readonly ServicePromise[] } = {
  title: '额度写清楚，超了也有说法（示例值）',
  list: [
    { figure: '100 次/秒', name: '查询接口', words: '按应用计，超出返回 429 和可重试的秒数。' },
    { figure: '20 次/秒', name: '写入接口', words: '带幂等号重发，同一请求只生效一次。' },
    { figure: '5 分钟', name: '时间偏差', words: '超过就拒绝，服务器请开启校时。' },
    { figure: '180 天', name: '版本共存', words: '旧版停用前提前通知，两版并行。' },
  ],
};

export const openDeploy: { title: Lines; intro: string; facts: FactRows; note: string } = {
  title: ['放在哪里，', '由你决定'],
  intro: '接口一致，先用公有云跑起来，以后换到专属或私有，代码只改地址。',
  facts: {
    columns: ['部署', '适合', '资源', '升级', '上线'],
    rows: [
      ['公有云', '官网、课程、活动', '共用集群，按套餐限额', '自动，提前公告', '当天'],
      ['专属集群', '固定高并发、独立域名与证书', '独占转码与接入节点', '约定窗口', '5 个工作日'],
      ['私有化', '内网、强合规、数据不出机房', '示例：6 台 16 核 64 GB 起，另配存储', '离线包，由你确认', '3–4 周'],
    ],
  },
  note: '资源与周期为示例，以勘查后的方案为准。私有化支持单点登录、日志外发与国产操作系统适配评估。',
};

export const openQuestions: readonly Question[] = [
  {
    ask: '有沙箱吗？',
    answer:
      '有。创建应用时自动带一个沙箱，有测试直播间、模拟观众和可以手动触发的回调。沙箱与正式环境的密钥、域名分开，数据每周日清空。',
  },
  {
    ask: '能否只用播放器？',
    answer:
      '可以。网页 SDK 里播放器、聊天、商品是分开的模块，只引播放器约 90 KB（示例值）。嵌入代码也能选“仅播放器”，聊天和登录用你自己的。',
  },
  {
    ask: '用户怎样不用再登录一次？',
    answer:
      '你的服务端按签名规则换取一次性凭证，放进播放器或嵌入地址，平台只认你给的外部用户号，不要求观众再登记手机号。也支持 OAuth 2.0 与 SAML 单点登录。',
  },
  {
    ask: '数据如何导出？',
    answer:
      '三种办法：回调实时推送、接口按场次查询、后台导出表格。观看明细默认保留 180 天，合同到期后 30 天内仍可导出。',
  },
  {
    ask: '私有化最小配置是多少？',
    answer:
      '示例值是 6 台 16 核 64 GB 的服务器，支持约 3,000 人同时观看，录制存储另算。人数、码率和是否需要转码都会改变配置，留下场景后由工程师给出清单。',
  },
  {
    ask: '哪个套餐可以用接口？',
    answer:
      '专业版含基础接口与网页 SDK，旗舰版含全部接口、移动端 SDK 与单点登录；嵌入代码各版本都有。对比见价格页的“账号与开放”。',
  },
];

export const openRelated: readonly RelatedLink[] = [
  { name: '下载中心', words: '网页、iOS、Android 与鸿蒙 SDK', link: '/home/download' },
  { name: '直播官网搭建', words: '不想写代码，也能有自己的站', link: '/home/website' },
  { name: '渠道合作', words: '集成伙伴的政策与技术支持', link: '/home/promotion' },
];

export const openLead: LeadLines = {
  title: ['说说你的系统，', '工程师来回话'],
  intro: '在需求里写上接入端、预计并发和想打通的系统。来电的是写接口的人，不是照着念的人。',
  steps: [
    { when: '当天', what: '开通沙箱，发文档与示例代码' },
    { when: '2 个工作日', what: '给出接入方式与工作量评估' },
    { when: '接入期间', what: '对接群里有人值守到上线' },
  ],
  card: { title: '申请接入', submit: '提交接入需求' },
};

export const openAnchors: readonly SectionAnchor[] = [
  { id: 'ways', name: '三种接入' },
  { id: 'steps', name: '接入过程' },
  { id: 'events', name: '回调事件' },
  { id: 'deploy', name: '部署方式' },
  { id: 'limits', name: '频控与额度' },
  { id: 'faq', name: '常见问题' },
];

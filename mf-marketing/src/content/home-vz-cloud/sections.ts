import { callbackWithin } from '../lead-band';
import type { FactRows, LeadLines, LineStep, Lines, RelatedLink, ServicePromise } from '../product-page';

export const openSteps: { title: Lines; intro: string; list: readonly LineStep[] } = {
  title: ['两周接入排期'],
  intro: '以一位后端和一位前端为例。',
  list: [
    { when: '第 1 天', name: '开沙箱', text: '{{feature.open-api.scope}}创建应用，拿到 AppKey 与测试直播间。' },
    { when: '第 2 天', name: '签名调通', text: '用签名调试页，逐步对照中间值。' },
    { when: '第 3–5 天', name: '接播放与互动', text: '嵌入或 SDK，换上自己的样式。' },
    { when: '第 6–8 天', name: '接回调', text: '先验签，再入库，{{api.ack}}内返回 200。' },
    { when: '第 9–10 天', name: '压测彩排', text: '约好时段，一起跑一遍峰值。' },
  ],
};

export const openEvents: { title: Lines; intro: string; facts: FactRows; note: string } = {
  title: ['事件回调'],
  intro: '每个事件带签名、时间与随机串，失败按 {{api.retries}}重试三次，后台可以补发。',
  facts: {
    columns: ['事件', '什么时候发', '带什么', '常用来'],
    rows: [
      ['room.started', '推流成功，画面可看', '直播间、开播时间', '把课程页切到直播状态'],
      ['room.ended', '主播关播，或断流满 {{limit.cut}}', '时长、回放编号', '写进课时，通知学员看回放'],
      ['viewer.joined', '登记或登录后进入', '外部用户号、来源渠道', '算到课率'],
      ['viewer.left', '离开或断线', '本次观看秒数', '累计学时'],
      ['form.submitted', '报名或问卷提交', '字段与答案', '写进 CRM'],
      ['order.paid', '直播间内下单付款', '商品、金额、归属门店', '对账与发货'],
      ['record.ready', '回放转码完成', '播放地址、清晰度', '进自己的片库'],
    ],
  },
  note: 'Webhook {{feature.webhook.from}}。每个事件的字段与报文、验签的算例见帮助中心的“开发者参考”；删除观众数据的请求会以 viewer.erased 事件通知，请同步删除。',
};

export const openLimits: { title: string; list: readonly ServicePromise[] } = {
  title: '额度写清楚',
  list: [
    { figure: '{{api.reads}}', name: '查询接口', text: '按应用计，超出返回 429 和可重试的秒数。' },
    { figure: '{{api.writes}}', name: '写入接口', text: '带幂等号重发，同一请求只生效一次。' },
    { figure: '{{api.skew}}', name: '时间偏差', text: '超过就拒绝，服务器请开启校时。' },
    { figure: '{{api.overlap}}', name: '版本共存', text: '旧版停用前提前通知，两版并行。' },
  ],
};

export const openDeploy: { title: Lines; intro: string; facts: FactRows; note: string } = {
  title: ['三种部署方式'],
  intro: '接口一致，先用公有云跑起来，以后换到专属或私有，代码只改地址。',
  facts: {
    columns: ['部署', '适合', '资源', '升级', '上线'],
    rows: [
      ['公有云', '官网、课程、活动', '共用集群，按套餐限额', '自动，提前公告', '当天'],
      ['专属集群', '固定高并发、独立域名与证书', '独占转码与接入节点', '约定窗口', '{{private.cluster-days}}'],
      [
        '私有化',
        '内网、强合规、数据不出机房',
        '{{private.servers}} 起，另配存储',
        '离线包，由你确认',
        '{{private.weeks}}',
      ],
    ],
  },
  note: '专属集群与私有化都按“{{plan.private.name}}”报价，资源与周期以勘查后的方案为准。私有化支持单点登录、日志外发与国产操作系统适配评估。',
};

export const openRelated: readonly RelatedLink[] = [
  { name: '开发者参考', text: '全部接口、事件与错误码', link: '/help/helpDocument/10121' },
  { name: '安全与合规说明', text: '机器、端口、单点登录与数据保留', link: '/home/security' },
  { name: '下载中心', text: '网页、iOS、Android 与鸿蒙 SDK', link: '/home/download' },
  { name: '渠道合作', text: '集成伙伴的政策与技术支持', link: '/home/promotion' },
];

export const openLead: LeadLines = {
  title: ['和工程师谈接入'],
  intro: '在需求里写上接入端、预计并发和想打通的系统。来电的是写接口的人，不是照着念的人。',
  steps: [
    { when: callbackWithin, what: '开通账号，说清接口要哪个版本' },
    { when: '2 个工作日', what: '给出接入方式与工作量评估' },
    { when: '接入期间', what: '对接群里有工程师陪到上线' },
  ],
  card: { title: '申请接入', submit: '提交接入需求' },
};

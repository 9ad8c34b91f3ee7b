import type { Question } from '../product-page';

export const openQuestions: readonly Question[] = [
  {
    ask: '有沙箱吗？',
    answer:
      '有，{{feature.open-api.from}}。创建应用时自动带一个沙箱，有测试直播间、模拟观众和可以手动触发的回调。沙箱与正式环境的密钥、域名分开，数据{{api.sandbox}}清空。',
  },
  {
    ask: '能否只用播放器？',
    answer:
      '可以。网页 SDK 里播放器、聊天、商品是分开的模块，只引播放器约 90 KB。嵌入代码也能选“仅播放器”，聊天和登录用你自己的。',
  },
  {
    ask: '用户怎样不用再登录一次？',
    answer:
      '你的服务端按签名规则换取一次性凭证，放进播放器或嵌入地址，平台只认你给的外部用户号，不要求观众再登记手机号。也支持单点登录：{{plan.professional.name}}可用 {{sso.basic}}，{{plan.flagship.name}}及以上另有 SAML 2.0。',
  },
  {
    ask: '数据如何导出？',
    answer:
      '三种办法：回调实时推送、接口按场次查询、后台导出表格。观看明细默认保留 {{retention.viewing}}，合同到期后 {{retention.grace}}内仍可导出。',
  },
  {
    ask: '私有化最小配置是多少？',
    answer:
      '最低 {{private.servers}} 的服务器，支持约 {{private.viewers}}同时观看，录制存储另算。人数、码率和是否需要转码都会改变配置，留下场景后由工程师给出清单。',
  },
  {
    ask: '哪个套餐可以用接口？',
    answer:
      '嵌入代码{{feature.embed.from}}。接口与网页 SDK {{feature.open-api.from}}，{{plan.professional.name}}是{{feature.open-api.professional}}接口；移动端 SDK 与 Webhook {{feature.webhook.from}}。',
  },
];

import type { Question } from '../product-page';

export const entmarketQuestions: readonly Question[] = [
  {
    ask: '观众需要下载 App 吗？',
    answer:
      '不需要。微信内、手机和电脑的浏览器都能直接看，链接和二维码都可以。需要核对身份的场次，会先走登记、密码或白名单。',
  },
  {
    ask: '同时能容纳多少人？',
    answer:
      '由套餐的并发上限决定，{{plan.basic.name}} {{plan.basic.viewers}} 人，{{plan.professional.name}} {{plan.professional.viewers}} 人，{{plan.flagship.name}} {{plan.flagship.viewers}} 人。单场临时超出，开播前 {{limit.pack-lead}}加并发包，{{add-on.viewers.rate}}，不用升级整年套餐；预计超过套餐上限{{limit.report}}的，提前{{promise.report}}报备。',
  },
  {
    ask: '报名字段能自己定吗？',
    answer:
      '可以。文本、单选、多选和地区都能加，能设必填与审核。建议公开活动不超过三项，其余问题放到直播里的问卷，填的人更多。',
  },
  {
    ask: '线索怎么同步到 CRM？',
    answer:
      '三种方式：导出表格；用 OpenAPI 按字段对接，{{feature.open-api.from}}；用 Webhook 在线索产生时推送，{{feature.webhook.from}}。常见的客户管理系统由顾问协助配好映射。',
  },
  {
    ask: '直播中断了怎么办？',
    answer:
      '开播前可以设一路备用信号和一段垫片。主路断开后先向值守人员告警，再自动切换，观众端不用刷新。中断的那一段，做回放时剪掉就行。',
  },
  {
    ask: '收来的手机号会怎么用？',
    answer:
      '只用于报名表上写明的目的。同意条款由观众单独勾选，同意的时间和版本留档；观众要求删除时，可以按手机号整条删除。',
  },
];

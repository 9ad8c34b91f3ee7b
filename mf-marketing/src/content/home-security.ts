import type { WantedWork } from '@site/shared/page/page-asks';
import { callbackWithin } from './lead-band';
import type { LeadLines, ProductHead, RelatedLink } from './product-page';

export const securityHead: ProductHead = {
  title: '企业直播安全与合规说明_等保、SSO、端口与数据保留',
  description:
    '数据存放地域、等级保护范围、单点登录协议、防火墙要放行的域名与端口、加密方式、角色权限、月可用率、私有化机器要求与数据保留期限，供 IT 与采购填写供应商安全问卷，打印正好两页。',
  keywords: ['企业直播数据安全', '直播平台等保', '直播单点登录', '直播平台私有化', '直播防火墙端口'],
  name: '安全与合规说明',
};

export const securityAsk: WantedWork = {
  want: '预约安全问卷答复',
  title: '预约安全问卷答复',
  example: '供应商问卷 120 题，Excel 格式，下周五前要回；用 SAML 登录，办公网限出口',
};

export const securityHero = {
  ask: securityAsk,
  title: '安全与合规说明',
  intro: ['供应商安全问卷、防火墙申请单、法务附件，', '要填的数字按条目照抄；没有的能力写在末尾一节。'],
  note: '域名、地址与级别以合同附件为准。',
  updated: '{{document.security}}',
};

/** What questionnaires ask first; the key is that of the section which says more. */
export const securitySummary = {
  title: '问卷先问的六项',
  list: [
    { key: 'data', name: '{{security.data.region.name}}', text: '{{security.data.region.text}}' },
    { key: 'grading', name: '{{security.grading.name}}', text: '{{security.grading.level.text}}' },
    { key: 'sign-on', name: '{{security.sign-on.name}}', text: '{{security.sign-on.protocols.text}}' },
    { key: 'sla', name: '{{security.sla.recovery.name}}', text: '{{security.sla.recovery.text}}' },
    { key: 'retention', name: '{{security.retention.backup.name}}', text: '{{security.retention.backup.kept}}' },
    { key: 'contact', name: '{{security.contact.breach.name}}', text: '{{security.contact.breach.text}}' },
  ],
};

export const securityCopy = {
  contents: '目录',
  updated: '核对日期',
  print: '打印两页 A4',
  copy: '复制放行清单',
  copied: '复制成功',
  failed: '复制失败',
  /** Above the lines that are copied. */
  allowList: '防火墙放行清单（纯文本）',
  mail: '安全联系邮箱：',
  mailSubject: '安全事项',
  withoutMail: '安全事项请用下方的表单留言，注明“安全”。',
};

export const securityRelated: readonly RelatedLink[] = [
  { name: '开放平台与部署方式', text: '公有云、专属集群、私有化怎么选', link: '/home/vzCloud#deploy' },
  { name: '防录屏能做到什么程度', text: '网页、微信、自有 App 各能拦住什么', link: '/help/helpDocument/10047' },
  { name: '隐私政策', text: '这个网站自己收集什么、存多久', link: '/home/UserAgreementPC#privacy' },
];

export const securityLead: LeadLines = {
  title: ['把问卷发来，', '我们逐题回'],
  intro: '写上题数、格式和截止日，回电后用邮件收文件。涉及等保材料的先签保密协议，可以走你方模板。',
  steps: [
    { when: callbackWithin, what: '顾问回电，收下问卷，确认截止日' },
    { when: '收到之后', what: '逐题作答，注明依据哪一节哪一行' },
    { when: '有疑问时', what: '管网络与身份对接的工程师进会答' },
  ],
  ask: securityAsk,
};

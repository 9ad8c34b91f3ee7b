import type { LabelledLink, NamedText } from '../product-page';

// Words of the parts that stay as they were served: browsers get them with the code of a part, where a navigation shows it.

export const planCopy = {
  title: '各版本价格',
  recommended: '推荐 · 有固定排期的团队',
  quoted: '咨询报价',
  ask: '联系顾问',
  note: '价格以合同为准。',
  paper: { text: '需要采购清单或招标参数？', link: '联系顾问获取' },
};

export const addOnCopy = {
  title: '按需加购',
  intro: '对照表标“加购”的，从该版本起能买；其余付费版都能买，另写的除外。',
};

export const payingCopy: NamedText & { more: LabelledLink } = {
  name: '合同、付款与发票',
  text: '在线签署，对公转账，专票、普票都可开。',
  more: { text: '安全与合规说明', link: '/home/security#contract' },
};

export const pricingQuestionCopy = {
  title: '关于计费',
  intro: '续费、升级、超量和退款。',
};

export const cellCopy = {
  feature: '功能',
  yes: '支持',
  no: '不含',
  addOn: '加购',
};

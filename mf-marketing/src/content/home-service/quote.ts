// Words of the part of the quote that is served: browsers get them with its code, once a wish changes.
export const quoteSheet = {
  best: '建议版本',
  year: '一年合计',
  each: '平均每场',
  included: '已含',
  lines: '费用明细',
  heads: ['项目', '数量', '单价', '小计'],
  others: '另两个版本',
  ask: '请顾问核对',
  estimate: '含税估算，',
  /** Only where the quote says its day. */
  priced: '按当日价格，',
  promise: '以合同为准。未算存储包、短信包等加购。',
  crewTerms: '执行按起价，含进场、彩排、撤场，不含差旅与专线。',
  issued: '报价日期',
  phone: '电话',
  none: '没有版本能单独满足，请顾问配一份。',
  /** Of addresses of before. */
  month: '每月场次',
};

import type { LeadLines } from '../product-page';

export const pricingHead = {
  title: '企业直播价格_套餐与功能对比',
  description:
    '查看套餐与功能差异，按一年的场次和人数算出总价：{{plans.count}}版本、{{features.count}}功能逐项对比，可按功能名搜索。免费试用 7 天，不自动扣费。',
  keywords: ['企业直播报价', '直播平台价格', '直播流量计算', '企业直播平台'],
  name: '价格',
  alternate: '/m/service',
};

export const pricingHero = {
  title: '先算清楚，再选版本',
  intro: ['{{plans.count}}版本，差别在规模、权限与服务。', '按年付费，价格含税。'],
  promises: ['试用 7 天，不要求绑定支付方式', '升级按剩余天数补差价，当天生效', '支持对公转账、专用发票与电子合同'],
};

export const quoteCopy = {
  title: '一年要花多少',
  form: '年度报价',
  rate: '画面清晰度',
  hours: { label: '单场时长', unit: '小时' },
  viewers: { label: '平均在线', unit: '人' },
  peak: { label: '同时在线峰值', unit: '人', empty: '同平均在线' },
  launches: { label: '一年场次', unit: '场' },
  cameras: { label: '云导播机位', none: '不用', unit: '路' },
  crew: { label: '现场执行', none: '自己拍' },
  captions: '实时字幕',
  watch: '重要场次保障',
  send: '重新计算',
  print: '打印这张报价',
};

/** Labels of the bit rates, in Mbps. */
export const rateNames: Record<number, string> = { 1: '标清 1 Mbps', 2: '高清 2 Mbps', 4: '超清 4 Mbps' };

export const compareCopy = {
  title: '逐项比较',
  form: '搜索功能',
  placeholder: '搜索功能，如“白名单”“防录屏”',
  send: '搜索',
  clear: '清除搜索词',
  differences: '只看差异',
  same: '选中的版本功能相同',
  columns: '并排比较的版本',
  groups: '功能分组',
  advisers: '咨询顾问',
  help: '去帮助中心搜索',
  all: '查看全部功能',
};

export const pricingLead: LeadLines = {
  title: ['还拿不准', '选哪个版本？'],
  intro: '说说一年播几场、每场多少人，一个工作日内给出配置单。',
};

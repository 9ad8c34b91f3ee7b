import type { FollowUp } from '@site/drawings/stages/scrm-stage';
import type { PaperWork } from '../stage-data';

export const onlineShopPrices: PaperWork = {
  label: '到手价试算画面：左侧逐项列出商品的划线价、会员价、直播券与满减，右侧是毛利与底价检查的结果',
  main: {
    name: '到手价试算 · 挂耳咖啡礼盒',
    rows: [
      { name: '划线价', note: '依据：近 30 天成交价', tag: '已留档', value: '¥98' },
      { name: '会员价', note: '入会后可见', tag: '叠加', value: '¥68' },
      { name: '直播券', note: '满 120 元用，限 200 张', tag: '叠加', value: '−¥20' },
      { name: '满 2 件减 10', note: '本场规则', tag: '不叠加', tone: 'dim', value: '—' },
      { name: '到手价', note: '限购 2 份，合一单', tag: '通过', tone: 'warm', value: '¥116' },
    ],
  },
  front: {
    name: '底价检查',
    rows: [
      { name: '成本 · 2 份', value: '¥82' },
      { name: '底价 · 2 份', value: '¥110' },
      { name: '毛利率', value: '29.3%' },
    ],
    foot: '高于底价，可以开播',
  },
};

export const onlineShopOrders: PaperWork = {
  label: '订单留档画面：左侧是本场订单与履约方式，右侧是某一单对应的讲解片段与优惠记录',
  main: {
    name: '本场订单',
    rows: [
      { name: '挂耳咖啡礼盒 ×2', note: '20:41 下单 · 两个地址', tag: '待发货', value: '¥116' },
      { name: '燕麦脆片 ×3', note: '20:38 下单 · 秒杀价', tag: '已发货', tone: 'dim', value: '¥57' },
      { name: '烘焙体验课', note: '20:33 下单 · 限东湖店', tag: '待核销', tone: 'warm', value: '¥99' },
      { name: '冻干水果 ×1', note: '20:29 下单 · 三人成团', tag: '已发货', tone: 'dim', value: '¥29' },
    ],
  },
  front: {
    name: '这一单的依据',
    rows: [
      { name: '讲解片段', value: '20:36—20:42' },
      { name: '领取的券', value: '直播券 20 元' },
      { name: '口头承诺', value: '赠滤杯 1 个' },
    ],
    foot: '客服可直接回看这 6 分钟',
  },
};

export const onlineShopBuyer: FollowUp = {
  label: '复购画面：左侧是下单后的企业微信对话，右侧是会员的购买记录、用完提醒与跟进任务',
  person: { name: '阿敏', from: '企业微信 · 会员' },
  time: '下单后 26 天',
  messages: [
    { text: '挂耳礼盒大约这周喝完，会员夜有同款补充装，要给你留一份吗？', mine: true },
    { text: '留两份吧，还寄上次那两个地址' },
  ],
  sent: { name: '会员夜入场码', text: '周五 20:00 · 会员价可见' },
  facts: {
    name: '这位会员',
    rows: [
      ['首单', '9 月会员夜 · 礼盒 ×2'],
      ['累计', '3 单 · 客单 94 元'],
      ['问过', '能否分开寄'],
    ],
  },
  measure: { percent: 87, start: '用完周期 30 天', end: '还有 4 天' },
  tags: ['两个地址', '晚间下单', '偏深烘', '银卡'],
  tasks: [
    { text: '用完前 3 天提醒', who: '自动', done: true },
    { text: '留货 2 份', who: '小林' },
    { text: '周五 19:50 提醒进场', who: '自动' },
  ],
};

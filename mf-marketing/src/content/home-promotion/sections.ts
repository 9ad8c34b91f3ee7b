import { callbackWithin } from '../lead-band';
import type { FactRows, LeadLines, LineStep, Lines, NamedText, RelatedLink } from '../product-page';
import { promotionAsk } from './hero';

/** One project as the two sides share it: who does what, in the order of the work. */
export const handover = {
  label:
    '一张项目交接单，左列由伙伴负责，右列由平台负责；从提交报备、确认归属、演示、勘场彩排、平台值守到按季结算，两侧依次交接',
  name: '项目交接单',
  project: '某建材协会 · 年度峰会',
  sides: ['伙伴', '平台'],
  steps: [
    { side: 'partner', when: '3月2日', what: '提交报备', how: '客户、场次、预计签约' },
    { side: 'house', when: '3月4日', what: '确认归属', how: '保护期 90 天' },
    { side: 'partner', when: '3月9日', what: '演示与报价', how: '渠道经理陪同' },
    { side: 'partner', when: '4月12日', what: '勘场、彩排', how: '双方在同一张表签字' },
    { side: 'house', when: '4月16日', what: '当天值守', how: '名单提前两天发出' },
    { side: 'house', when: '6月30日', what: '按季结算', how: '台账与回款逐笔对应' },
  ],
} as const;

export type PartnerKind = { name: string; fits: string; does: Lines; gets: Lines };

export const promotionKinds: { title: Lines; intro: string; list: readonly PartnerKind[] } = {
  title: ['四种合作方式'],
  intro: '可以先从推荐做起，熟了再谈代理。一个团队同时签两种也可以，账分开记。',
  list: [
    {
      name: '区域代理',
      fits: '当地有销售和服务团队',
      does: ['负责一个地市的拓展与续费', '承担演示、开通和基础培训'],
      gets: ['代理价采购', '区域线索分配', '年度市场活动支持'],
    },
    {
      name: '行业伙伴',
      fits: '深耕会展、教育、医疗、融媒等行业',
      does: ['把直播放进自己的行业方案', '把行业里的规矩讲给我们听'],
      gets: ['行业模板共建', '联合方案与案例', '按项目返佣'],
    },
    {
      name: '集成与 ISV',
      fits: '有自己的软件、小程序或展厅项目',
      does: ['用接口把直播接进自己的产品', '承担集成与日常售后'],
      gets: ['沙箱与技术对接群', '接口用量阶梯价', '私有化联合交付'],
    },
    {
      name: '推荐返佣',
      fits: '顾问、摄像团队、活动公司',
      does: ['介绍有需求的客户', '首次沟通时做个引荐'],
      gets: ['客户付款后一次性返佣', '不设门槛与任务', '执行单优先邀请'],
    },
  ],
};

export const promotionPolicy: { title: Lines; intro: string; facts: FactRows; note: string } = {
  title: ['渠道政策'],
  intro: '比例与金额写进合同附件，调整提前 60 天书面通知，只对之后的新单生效。',
  facts: {
    columns: ['事项', '规则', '说明'],
    rows: [
      ['报备', '按报备时间判断归属，保护期 90 天', '冲突由渠道经理在两个工作日内裁定，并写明理由'],
      ['价格', '同一份目录价，公开报价不低于下限', '特价单先审批后报价，不与伙伴抢同一个客户'],
      ['返佣', '客户回款到账后，按季结算', '台账可在伙伴后台逐笔核对，随时可导出'],
      ['续费', '由原伙伴跟进，返佣照常', '两次没有回访的客户，转由总部服务'],
      ['层级', '只有一级，不发展下线', '不收加盟费，不压货，也不以拉人头计酬'],
      ['退出', '提前 30 天书面通知', '已到账的结清，服务中的客户平稳交接'],
    ],
  },
  note: '期限与规则以双方签订的合同为准。',
};

export const promotionSupport: { title: Lines; intro: string; list: readonly NamedText[] } = {
  title: ['每一步的对接人和材料'],
  intro: '从第一次演示到项目验收，每一步都有对应的人和材料。',
  list: [
    { name: '三个半天的入门课', text: '结业以独立完成一场直播为准，讲师到场或线上都行' },
    { name: '演示账号与沙箱', text: '自带演示数据，可换成客户的标志和主色' },
    { name: '方案模板库', text: '报价单、机位图、投标技术章节，允许替换成自己的案例' },
    { name: '线索分配', text: '按区域与行业派给伙伴，48 小时没联系就收回再派' },
    { name: '联合执行', text: '你出导播与摄像，我们出平台值守；缺人也可以反过来' },
    { name: '新功能先知道', text: '上线前一周收到说明，每月第一个周四下午有答疑' },
  ],
};

export const promotionSteps: { title: Lines; intro: string; list: readonly LineStep[] } = {
  title: ['从申请到完成第一单'],
  intro: '顺利的话六周左右。资质缺什么，会在核对那一步一次说清。',
  list: [
    { when: '当天', name: '提交申请', text: '留下称呼、电话和想合作的方式，24 小时内有人回电核对。' },
    { when: '2 个工作日', name: '渠道经理详谈', text: '了解团队、客户和服务能力。' },
    { when: '第 2 周', name: '核对与签约', text: '核对执照和案例，合同附政策全文。' },
    { when: '第 3 周', name: '入门培训', text: '三个半天，独立播完一场结业。' },
    { when: '第 4–6 周', name: '首单联合交付', text: '我们派人同行，做完一起复盘。' },
  ],
};

export const promotionRelated: readonly RelatedLink[] = [
  { name: '云直播开放平台', text: '接口、SDK 与嵌入，给集成伙伴的说明', link: '/home/vzCloud' },
  { name: '价格', text: '目录价与功能对比，报价前先核一遍', link: '/home/service' },
  { name: '关于我们', text: '团队、历程和到访方式', link: '/home/about' },
];

export const promotionLead: LeadLines = {
  ask: promotionAsk,
  title: ['介绍你的团队和客户'],
  intro: '在需求里写上城市、行业和想合作的方式。申请只用于渠道沟通，不会转给销售反复打扰。',
  steps: [
    { when: callbackWithin, what: '回电核对联系方式，转给渠道经理' },
    { when: '2 个工作日', what: '渠道经理接着详谈半小时' },
    { when: '一周内', what: '给出合作方式建议与合同样本' },
  ],
};

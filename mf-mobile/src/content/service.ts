/** The price page on phones; plans, functions and questions come from the service. */
export const serviceCopy = {
  kicker: '价格',
  title: ['清楚的价格，', '清楚的用量'],
  text: '按一年播多少场、同时多少人看来选；不确定就先免费试 7 天。',
  search: {
    label: '在套餐、功能与疑问中查找',
    placeholder: '如：白名单、防录屏、发票',
    button: '查找',
    try: '常查',
    hot: ['白名单', '红包', '回放', '并发', '发票'],
  },
  head: {
    title: '企业直播价格手机版_套餐对比与功能查询',
    description:
      '手机上查企业直播的年度套餐价格、并发与流量额度、每项功能在各版本是否包含，还能按功能名查找，并附计费、续费与开票的常见疑问和解答。',
    keywords: ['企业直播报价', '直播平台价格', '直播套餐对比'],
  },
  plans: { title: '各版本套餐', intro: '价格以合同为准。', badge: '推荐', more: '包含的用量', quoted: '咨询报价' },
  ask: '联系顾问',
  features: {
    title: '逐项对比',
    intro: '对勾为已包含，“加购”可以单独购买。',
    missing: '功能清单暂时没取到，可以先问顾问，或过一会儿再来。',
    name: '功能',
    groups: '功能分组',
    none: '不含',
  },
  /** Names that fit the head of a narrow column. */
  shortNames: { trial: '试用', basic: '基础', professional: '专业', flagship: '旗舰', private: '定制' } as Record<
    string,
    string
  >,
  traffic: {
    title: '一场直播用多少流量',
    intro: '流量 = 码率 ÷ 8 × 时长 × 平均在线人数。拿近三场的报表套一遍，就知道该买哪档。',
    note: '估算值，以合同与实际用量为准。',
    quote: '按你的场次算一年总价',
    addOns: '各项加购的价格',
    shows: [
      { name: '课件为主的部门培训', mbps: 1, hours: 1.5, people: 80 },
      { name: '一位主讲的行业沙龙', mbps: 1, hours: 1, people: 200 },
      { name: '高清多机位的新品发布', mbps: 2, hours: 2, people: 500 },
    ],
  },
  questions: '付款前常问的',
  results: {
    features: '相关功能',
    plans: '相关套餐',
    questions: '相关疑问',
    all: '看全部套餐与功能',
    help: '去帮助中心搜',
  },
  lead: { title: ['算一份', '你自己的账'], intro: '说说一年播几场、每场多少人，顾问把用量和套餐列成一张表发给你。' },
} as const;

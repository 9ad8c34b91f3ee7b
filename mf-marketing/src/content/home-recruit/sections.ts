import { callbackWithin } from '../lead-band';
import type { Comparison, Feature, LeadLines, LineStep, Lines, RelatedLink, Rule } from '../product-page';

export const recruitCompare: { title: Lines; intro: string; heads: readonly [string, string]; list: Comparison[] } = {
  title: ['线下双选会与直播带岗的区别'],
  intro: '不是把展位拍一遍，是让求职者看到工位、听到同事、当场投出去。',
  heads: ['线下双选会', '直播带岗'],
  list: [
    { work: '覆盖', before: '本地、当天、能到场的人', after: '外地在读、在职者下班也能看，回放继续收简历' },
    { work: '了解岗位', before: '一张海报，三句介绍', after: '走进车间与办公室，岗位上的人自己讲' },
    { work: '投递', before: '纸质简历，带回去再录', after: '岗位卡一键投递，直接进招聘系统' },
    { work: '反馈', before: '石沉大海，没有回音', after: '投递、初筛、面试三步都有通知' },
  ],
};

export const recruitFeaturesTitle: Lines = ['看岗位、投简历与约面试'];

/** In the order of their stages. */
export const recruitFeatures: readonly [Feature, Feature, Feature] = [
  {
    title: ['由岗位上的同事讲工作'],
    intro: '主播串场，岗位上的人讲一天怎么过。薪资构成、班次与地点写在画面上。',
    points: [
      { name: '岗位信息条', text: '薪资区间、地点、班次与人数，按核验内容显示' },
      { name: 'HR 连麦', text: '求职者提问排队，涉及个人的转一对一' },
      { name: '分会场', text: '按行业或园区分开，可以同时逛' },
    ],
  },
  {
    title: ['随讲解弹出的岗位卡'],
    intro: '点开看全部要求，用已有简历投递，三十秒完成，不用另填一遍。',
    points: [
      { name: '一键投递', text: '首次填写后复用，可随时撤回与更新' },
      { name: '城市与班次筛选', text: '看完推荐相近岗位，条件由求职者自己选' },
      { name: '投递进度', text: '已送达、已查看、邀约面试，逐步通知' },
    ],
  },
  {
    title: ['按企业分开的投递名单'],
    intro: '每家企业只看到投给自己的简历，主办方看汇总与到岗结果。',
    points: [
      { name: '初筛与邀约', text: '按岗位分组，批量邀约面试时段' },
      { name: '同步招聘系统', text: '接口推送或按模板导出，来源标记为本场' },
      { name: '到岗回访', text: '三十天回访一次，汇总成带岗报告' },
    ],
  },
];

export const recruitRules: { title: Lines; intro: string; list: readonly Rule[]; note: string } = {
  title: ['保护求职者的四条规则'],
  intro: '招聘信息的真实与公平，是带岗直播能不能办下去的前提。',
  list: [
    {
      name: '岗位真实',
      tool: '企业证照核验、岗位逐条审核，薪资必须填写构成；举报入口在每张岗位卡上。',
      yours: '主办方抽查电话核实，企业对岗位描述负责，招满即下架。',
    },
    {
      name: '公平用语',
      tool: '敏感词拦截与性别、年龄、婚育、地域、学历歧视有关的表述，命中后退回修改。',
      yours: '只写与岗位有关的要求，主播与 HR 开播前过一遍用语清单。',
    },
    {
      name: '求职者隐私',
      tool: '直播间只显示昵称，简历投递后才对该企业可见，查看有记录，可以撤回。',
      yours: '不在聊天里索要证件与联系方式，招聘结束后按期删除。',
    },
    {
      name: '不收费',
      tool: '求职端没有任何付费入口；聊天出现押金、培训费等字样时提醒并留档。',
      yours: '不以任何名义向求职者收费，发现代收及时报主办方处理。',
    },
  ],
  note: '人力资源服务机构办会，应取得相应许可并公示。以上为功能说明，不构成法律意见。',
};

export const recruitSteps: { title: Lines; intro: string; list: readonly LineStep[] } = {
  title: ['一场带岗直播的十二天'],
  intro: '以二十四家企业、一百八十个岗位的空中双选会为例。',
  list: [
    { when: '前 10 天', name: '收岗', text: '企业在线填报，证照与岗位逐条审核' },
    { when: '前 5 天', name: '预热', text: '岗位先挂出来，预约人数按岗位显示' },
    { when: '前 1 天', name: '彩排', text: '企业连线测试，过一遍用语清单' },
    { when: '当天', name: '带岗', text: '每家十分钟，讲岗位、答问题、收投递' },
    { when: '后 2 天', name: '邀约', text: '企业初筛并邀约面试，主办方跟进进度' },
  ],
};

export const recruitCases = {
  criteria: { featured: 41018, industries: ['政务与协会', '教育培训'], kinds: ['带岗'] },
  text: {
    title: '招聘直播案例',
    intro: '客户已匿名。',
    shows: '主播在工厂食堂窗口打饭，端着餐盘讲',
    more: { text: '查看招聘案例', link: '/home/case' },
  },
} as const;

export const recruitRelated: readonly RelatedLink[] = [
  { name: '校园直播', text: '招生宣讲、毕业典礼与双选会', link: '/home/school' },
  { name: '线上峰会', text: '多会场并行，一个入口', link: '/home/summit' },
  { name: '直播拍摄执行', text: '走进车间的移动拍摄与导播', link: '/home/liveService' },
];

export const recruitLead: LeadLines = {
  title: ['用十个岗位试办一小时'],
  intro: '企业名单和岗位表有现成的就发来，顾问先核一遍薪资和用语，再排每家十分钟。',
  steps: [
    { when: callbackWithin, what: '顾问回电，了解企业数与岗位' },
    { when: '第 3 天', what: '开好报岗入口，过审核与用语清单' },
    { when: '第 7 天', what: '试播一小时，拿到投递与邀约数' },
  ],
};

import { callbackWithin } from '../lead-band';
import { financialAsk } from './hero';
import type { Comparison, Feature, LeadLines, Lines, NamedText, Pain, RelatedLink, Rule } from '../product-page';

export const financialPains: { title: Lines; intro: string; list: readonly Pain[] } = {
  title: ['四个部门对直播的顾虑'],
  intro: '金融直播慢，往往慢在材料来回传。把四方要看的东西放进一条流程，排期就能缩短。',
  list: [
    {
      who: '合规',
      ask: '审的和播的不是同一份稿',
      why: '终版在聊天记录里，审的和播的不是同一份。',
      answer: '脚本锁版本，改动即失效重审，播出版与审批版逐段对得上。',
    },
    {
      who: '业务',
      ask: '审批周期太长',
      why: '线下签字、邮件往返，没人知道卡在谁手里。',
      answer: '审批节点限时提醒，进度与意见在一页里看完。',
    },
    {
      who: '科技',
      ask: '数据能不能不出行？',
      why: '客户信息与录像放在外部，安全评审过不了。',
      answer: '支持私有化部署，录像与名单留在自己的机房。',
    },
    {
      who: '审计',
      ask: '两年前那场怎么说的？',
      why: '录像找得到，聊天和提示没有留下。',
      answer: '画面、聊天、弹窗与审批同轴留存，按时间点调阅。',
    },
  ],
};

export const financialFeaturesTitle: Lines = ['审批、提示与卷宗'];

/** In the order of their stages. */
export const financialFeatures: readonly [Feature, Feature] = [
  {
    title: ['讲解人身份与编号同屏显示'],
    intro: '讲解人的姓名、执业编号和所属公司固定在画面上，风险提示随进场和重点段落出现。',
    points: [
      { name: '信息条锁定', text: '由后台生成，主播端无法关闭或遮挡' },
      { name: '风险提示', text: '进场弹窗需确认，讲到产品段落自动滚动' },
      { name: '敏感词与静音', text: '收益、保证类用语实时告警，审核员一键静音' },
    ],
  },
  {
    title: ['按场次归档、按时间点调阅'],
    intro: '录像、字幕、聊天、弹窗与审批记录放在一条时间轴上，抽查时拖到那一秒就能看全。',
    points: [
      { name: '留存期限', text: '按内部制度设，监管常见要求为不少于两年' },
      { name: '字幕检索', text: '搜一个词，列出所有场次里说到它的时刻' },
      { name: '调阅授权', text: '申请、批准、查看三步留痕，导出带水印' },
    ],
  },
];

export const financialRules: { title: Lines; intro: string; list: readonly Rule[]; note: string } = {
  title: ['监管要点与对应的开关'],
  intro: '证券、基金、银行与保险的要求不尽相同，下面是共通的几条。',
  list: [
    {
      name: '报备与审核',
      tool: '开播前的审批流、材料清单与版本锁定；未取得批准的场次不能推流。',
      yours: '按所属监管与内部制度完成报备，确定审批人与复核人。',
    },
    {
      name: '人员资质',
      tool: '登记讲解人的从业编号与有效期，出镜信息条自动带出，过期即拦截。',
      yours: '只安排具备相应资格的人员讲解，真人出镜，不用数字人替代。',
    },
    {
      name: '内容边界',
      tool: '敏感词、产品名单与风险提示模板；聊天先审后发。',
      yours: '不承诺收益，不提供具体投资建议，适当性义务由机构履行。',
    },
    {
      name: '留存与调阅',
      tool: '全要素留痕，按内部制度设保存年限，支持按人、按词、按时间检索。',
      yours: '明确档案责任人，按期抽查并保管导出件。',
    },
  ],
  note: '市场有风险，投资需谨慎。以上为功能说明，不构成法律或投资意见，具体以监管规定为准。',
};

export const financialCompare: { title: Lines; intro: string; heads: readonly [string, string]; list: Comparison[] } = {
  title: ['公有云与私有化怎么选'],
  intro: '直播功能一致，国密算法、自管密钥和办公网内分发只有私有化有。可以先用公有云试点，再迁入机房。',
  heads: ['公有云', '私有化'],
  list: [
    { work: '数据位置', before: '存于公有云，{{security.data.tenant.text}}', after: '存于自有机房，密钥自管' },
    { work: '上线时间', before: '开通当天可开播', after: '对接审批、实名等系统，{{private.industry-weeks}}' },
    { work: '并发弹性', before: '按场次加包，临时扩容', after: '按采购容量，高峰可借公有云分发' },
    { work: '适合场合', before: '投教、公开路演、客户沙龙', after: '内训、理财师会议、含客户信息的场次' },
  ],
};

export const financialScenes: { title: string; intro: Lines; list: readonly NamedText[] } = {
  title: '六种场次的权限模板',
  intro: ['对谁开放、能不能回看、要不要实名，', '模板里已经分好。'],
  list: [
    { name: '投资者教育', text: '公开观看，进场确认风险提示，问卷测理解' },
    { name: '业绩说明与路演', text: '机构白名单，提问先登记，纪要同步' },
    { name: '策略会', text: '多会场并行，按客户等级开放' },
    { name: '理财师内训', text: '工号进场，考试合格后解锁话术' },
    { name: '客户沙龙', text: '邀请码进场，聊天只对主办方可见' },
    { name: '线上股东会', text: '身份核验，投票与问答留档' },
  ],
};

export const financialCases = {
  criteria: { featured: 41009, industries: ['金融', '互联网与软件'], kinds: ['峰会'] },
  /** 2.5 of the 6 working days that it took before. */
  share: 42,
  text: {
    title: '金融机构的案例',
    intro: '客户已匿名，不涉及产品业绩。',
    shows: '合规观察员守着切垫片的红键，五道审批从 6 天到 2.5 天',
    more: { text: '查看金融案例', link: '/home/case' },
  },
} as const;

export const financialRelated: readonly RelatedLink[] = [
  { name: '线上峰会', text: '多会场策略会，一个入口进场', link: '/home/summit' },
  { name: '安全与合规说明', text: '单点登录、部署要求与数据保留', link: '/home/security' },
  { name: '教育培训', text: '理财师与代理人的内训课堂', link: '/home/edu' },
];

export const financialLead: LeadLines = {
  ask: financialAsk,
  title: ['和合规同事一起看流程演示'],
  intro: '审批有几级、哪些词不能说，请合规同事写在需求里，演示就按你们的制度走。',
  steps: [
    { when: callbackWithin, what: '顾问回电，了解牌照类型与场次' },
    { when: '第 3 天', what: '按你的制度配好审批流与敏感词' },
    { when: '第 10 天', what: '内部试播一场，导出完整卷宗' },
  ],
};

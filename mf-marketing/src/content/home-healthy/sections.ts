import { callbackWithin } from '../lead-band';
import type { Feature, LeadLines, Lines, NamedText, Pain, RelatedLink, Rule, ServicePromise } from '../product-page';

export const healthyPains: { title: Lines; intro: string; list: readonly Pain[] } = {
  title: ['健康内容的四个风险'],
  intro: '健康内容的听众多、影响大。谁讲的、依据是什么、哪一句不该说，都要在开播前定下来。',
  list: [
    {
      who: '内容',
      ask: '这句有出处吗？',
      why: '讲稿来源不一，网传说法混在里面。',
      answer: '逐段标出处与审核人，没有出处的段落不能过审。',
    },
    {
      who: '讲者',
      ask: '他真是医生吗？',
      why: '头衔写得响，没人核过执业信息。',
      answer: '执业类别、机构与有效期，核验后才显示。',
    },
    {
      who: '现场',
      ask: '观众当场问病情',
      why: '评论区成了问诊室，主播顺口就答。',
      answer: '问诊类提问自动分流，提示线下就医，不在直播里作答。',
    },
    {
      who: '门店',
      ask: '药师能不能荐药？',
      why: '会员日一热闹，就容易越线。',
      answer: '处方药不上架，非处方药附说明书与忠告语。',
    },
  ],
};

export const healthyFeaturesTitle: Lines = ['讲者核验与三审'];

/** In the order of their stages. */
export const healthyFeatures: readonly [Feature, Feature] = [
  {
    title: ['讲者身份固定显示在画面上'],
    intro: '姓名、职称、机构与核验日期固定显示。换人讲，身份条跟着换，没核验的人上不了台。',
    points: [
      { name: '实名与执业核验', text: '证照与本人一致，到期前提醒，过期下线' },
      { name: '提问分流', text: '问诊、用药剂量类提问转为就医提示' },
      { name: '延时播出', text: '30 秒延时，审核员可静音或切垫片' },
    ],
  },
  {
    title: ['学术会议的学分记录'],
    intro: '按会议要求核身份、记时长、答题与签退，证书附带可核验的编号。',
    points: [
      { name: '专业人员入场', text: '非专业人员看不到处方药与研究资料' },
      { name: '时长与答题', text: '随机确认在线，答题合格才计学分' },
      { name: '壁报与讲义', text: '按授权下载，带个人水印' },
    ],
    more: { text: '看线上峰会怎么办', link: '/home/summit' },
  },
];

export const healthyRules: { title: Lines; intro: string; list: readonly Rule[]; note: string } = {
  title: ['开播前核对的四条底线'],
  intro: '科普、营销与诊疗要分得开。分不开的内容，系统会先拦下来。',
  list: [
    {
      name: '不作疗效表述',
      tool: '敏感词覆盖功效、治愈与保证类用语，命中即退回，改后重审。',
      yours: '不用患者名义作证明，不做使用前后的比较，保健食品写明不能代替药物。',
    },
    {
      name: '科普不变相推介',
      tool: '科普场次关闭商品与联系方式组件，开关由审核员掌握。',
      yours: '不借养生栏目介绍药品、器械与机构，需要推介的另办广告审查。',
    },
    {
      name: '药品销售边界',
      tool: '处方药禁止上架；非处方药自动显示说明书入口与忠告语。',
      yours: '由执业药师讲解并核对资质，特殊人群提示就医咨询。',
    },
    {
      name: '健康信息保护',
      tool: '健康类登记单独取得同意，加密存放，按角色查看并留痕。',
      yours: '只收集必要项目，到期删除，不把病情写进群聊。',
    },
  ],
  note: '以上为功能说明，不构成医疗或法律意见。具体要求以主管部门的规定为准。',
};

export const healthyScenes: { title: string; intro: Lines; list: readonly NamedText[] } = {
  title: '六类场次的审核设置',
  intro: ['对公众的审得严，对专业人员的核得细，', '模板里已经配好。'],
  list: [
    { name: '健康科普讲座', text: '讲者核验，逐段审稿，关闭商品组件' },
    { name: '学术会议', text: '多会场与壁报，专业人员凭身份入场' },
    { name: '药店会员日', text: '药师讲常识，非处方药展示说明书' },
    { name: '康养机构开放日', text: '走一圈看环境与服务，预约参观' },
    { name: '患者教育', text: '名单入场，只讲护理与复诊提醒' },
    { name: '企业健康课', text: '员工凭工号听课，问卷匿名统计' },
  ],
};

export const healthyPromises: { title: string; list: readonly ServicePromise[] } = {
  title: '每一场的四项保障',
  list: [
    { figure: '3 审', name: '内容流程', text: '编辑、专业、合规各签一次。' },
    { figure: '30 秒', name: '延时播出', text: '可按场次调整，支持静音与垫片。' },
    { figure: '留存', name: '内容与日志', text: '依法{{retention.broadcast}}，到期前提醒。' },
    { figure: '1 份', name: '审核卷宗', text: '稿件、资质、处置记录一并封存。' },
  ],
};

export const healthyCases = {
  criteria: { featured: 41013, industries: ['医药健康'], kinds: ['科普'] },
  text: {
    title: '大健康直播案例',
    intro: '客户已匿名，不涉及诊疗效果。',
    shows: '两位老人在家照着药师的直播量血压',
    more: { text: '查看健康案例', link: '/home/case' },
  },
} as const;

export const healthyRelated: readonly RelatedLink[] = [
  { name: '医疗美容', text: '白名单科普与资质公示', link: '/home/cosmeticMedicine' },
  { name: '会议营销', text: '邀约、到会与复访全程记录', link: '/home/marketingConference' },
  { name: '连锁门店', text: '药店会员日的总部与门店分工', link: '/home/chain' },
];

export const healthyLead: LeadLines = {
  title: ['用一篇讲稿走一遍三审'],
  intro: '讲稿不用写完，有提纲就行。顾问标出要补出处的地方，再看哪几步归你们审。',
  steps: [
    { when: callbackWithin, what: '顾问回电，了解场次与讲者' },
    { when: '第 3 天', what: '配好核验、敏感词与审核角色' },
    { when: '第 5 天', what: '用你的讲稿走完三审并试播' },
  ],
};

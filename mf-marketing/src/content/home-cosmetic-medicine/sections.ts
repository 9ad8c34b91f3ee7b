import { callbackWithin } from '../lead-band';
import type { Feature, LeadLines, LineStep, Lines, NamedText, RelatedLink, Rule } from '../product-page';

export const cosmeticMedicineRules: { title: Lines; intro: string; list: readonly Rule[]; note: string } = {
  title: ['医美直播的合规要求'],
  intro: '医疗美容属于医疗行为，直播内容受医疗广告规定约束。每条要求对应一个开关，也对应一个责任人。',
  list: [
    {
      name: '机构与人员资质',
      tool: '直播间固定展示执业许可、诊疗科目与医师执业信息，证照到期前提醒，过期即停播。',
      yours: '上传真实证照，只由本机构执业医师讲解，不由主播代讲医疗内容。',
    },
    {
      name: '讲解内容的范围',
      tool: '脚本先审后播；敏感词覆盖疗效、安全性断言与对比用语，命中后拦截并留档。',
      yours: '只讲原理、流程、适应与禁忌、风险与恢复；需要审查的，先取得医疗广告审查证明。',
    },
    {
      name: '来访者隐私',
      tool: '名单进场、截屏提示、聊天只对主办方可见，咨询记录加密存放并限定查看人。',
      yours: '收集病史与影像前单独取得同意，说明用途与保存期限，按请求删除。',
    },
    {
      name: '未成年人',
      tool: '进场登记年龄，未满十八岁不放行；回放沿用同样的规则。',
      yours: '不以未成年人为对象做推介，不制造容貌焦虑。',
    },
  ],
  note: '以上为功能说明，不构成法律意见。医疗广告的审查与发布，以主管部门的要求为准。',
};

export const cosmeticMedicinePains: { title: Lines; intro: string; list: readonly NamedText[] } = {
  title: ['公开渠道讲医美的三个难处'],
  intro: '内容怕踩线，来访者怕露脸，机构怕说不清。换成名单内的直播间，三方都松一口气。',
  list: [
    { name: '一句话就可能违规', text: '主播临场发挥，功效词脱口而出。没有审核和留档，事后讲不清是谁说的。' },
    { name: '来访者不愿公开提问', text: '问题涉及身体与病史，公开评论区里没人愿意开口，医生只能泛泛而谈。' },
    { name: '到院前反复解释', text: '禁忌、恢复期和费用构成，咨询师每天讲几十遍，口径还不一致。' },
  ],
};

export const cosmeticMedicineFeaturesTitle: Lines = ['审核、匿名提问与面诊预约'];

/** In the order of their stages. */
export const cosmeticMedicineFeatures: readonly [Feature, Feature] = [
  {
    title: ['开播前的四道审核'],
    intro: '脚本、讲解人、画面素材与卡片分开审，任何一项未过，开播按钮是灰的。',
    points: [
      { name: '脚本逐段审', text: '法务和医务各签一次，改动后重新送审' },
      { name: '讲解人核验', text: '姓名、执业类别与执业地点和资料一致才可上镜' },
      { name: '实时停播', text: '审核员在后台可以静音、切垫片或中止直播' },
    ],
  },
  {
    title: ['匿名提问与面诊预约'],
    intro: '来访者用编号提问，医生当场讲共性问题，个人情况转到一对一或到院面诊。',
    points: [
      { name: '编号提问', text: '昵称与头像不显示，医生只看到问题' },
      { name: '面诊预约', text: '选医生和时段，到院出示核销码' },
      { name: '咨询口径', text: '禁忌与风险说明随预约一并送达，阅读有记录' },
    ],
  },
];

export const cosmeticMedicineSteps: { title: Lines; intro: string; list: readonly LineStep[] } = {
  title: ['一场科普专场的五个步骤'],
  intro: '以一位皮肤科医生的四十分钟科普为例。',
  list: [
    { when: '前 7 天', name: '送审', text: '脚本、卡片、素材送医务和法务，确认讲解人' },
    { when: '前 3 天', name: '邀请', text: '给同意接收的来访者发码，登记年龄' },
    { when: '直播中', name: '讲解', text: '医生讲原理与风险，编号提问由助理分拣' },
    { when: '当晚', name: '预约', text: '需要面诊的人选时段，收到术前须知' },
    { when: '一周内', name: '归档', text: '录像、审核记录与问答按场次封存' },
  ],
};

export const cosmeticMedicineCases = {
  criteria: { featured: 41006, industries: ['美业医美', '医药健康'], kinds: ['科普'] },
  text: {
    title: '他们怎样讲得稳妥',
    intro: '客户已匿名，不涉及诊疗效果。',
    more: { text: '查看相关案例', link: '/home/case' },
  },
} as const;

export const cosmeticMedicineRelated: readonly RelatedLink[] = [
  { name: '大健康', text: '健康科普与学术会议，先审后播', link: '/home/healthy' },
  { name: '美业连锁', text: '生活美容门店的拓客卡与到店核销', link: '/home/cosmetology' },
  { name: '企微 SCRM', text: '咨询记录按人留存，权限分级查看', link: '/home/vzScrm' },
];

export const cosmeticMedicineLead: LeadLines = {
  title: ['约一次审核流程演示'],
  intro: '带上机构资质和讲稿，我们逐道门走一遍。',
  steps: [
    { when: callbackWithin, what: '顾问回电，了解机构资质与场次' },
    { when: '第 3 天', what: '配好审核流程、敏感词与白名单' },
    { when: '开播前', what: '医务与法务一起彩排一次' },
  ],
};

import type {
  Comparison,
  HeroLines,
  LeadLines,
  LineStep,
  Lines,
  NamedText,
  ProductHead,
  Question,
  RelatedLink,
  SectionAnchor,
} from './product-page';

export const aiHead: ProductHead = {
  title: 'AI直播工具_脚本字幕剪辑与数字人',
  description:
    '脚本、字幕、剪辑、总结交给工具，人只做判断；AI 生成内容按要求显著标识。数字人、智能问答与内容审核按场开关，客户数据不用于训练模型。',
  keywords: ['AI直播', 'AI字幕', '数字人直播', 'AI剪辑'],
  name: 'AI 直播工具',
};

export const aiHero: HeroLines = {
  ask: 'trial',
  title: ['让 AI', '先帮你做一遍'],
  intro: ['脚本、字幕、剪辑、总结交给工具，', '人只做判断；AI 生成内容显著标识。'],
  note: '免费试用的是直播间；AI 工具由顾问用你的录像演示。',
};

export const aiTools: { title: Lines; intro: string; list: readonly NamedText[] } = {
  title: ['九项 AI 功能可以分别开关'],
  intro: '每一项单独开通、单独关闭。关掉以后，直播照常。',
  list: [
    { name: '脚本与话术', text: '给产品资料和时长，出一份带时间的流程单' },
    { name: '实时字幕与翻译', text: '边讲边出字，行业词先存词库，可加一路外语' },
    { name: '精彩片段', text: '按掌声、提问和下单高点，挑出候选短片' },
    { name: '智能问答', text: '只依据你上传的资料回答，答不上转给人' },
    { name: '会后总结', text: '要点、待办和提问归类，十分钟内成稿' },
    { name: '内容审核', text: '敏感词、画面和聊天先标出，人来放行' },
    { name: '数字人主播', text: '录一段授权视频生成形象，适合夜间轮播与课程' },
    { name: 'AI 修图', text: '图片直播的曝光、肤色、水平线一次调好' },
    { name: '聊天分析', text: '把一千条聊天归成十个问题，带出处' },
  ],
};

export const aiShare: {
  title: Lines;
  intro: string;
  heads: readonly [string, string];
  list: readonly Comparison[];
} = {
  title: ['AI 出初稿后由人定稿'],
  intro: '以一场 90 分钟的产品讲解为例，看看时间花在哪里。',
  heads: ['AI 先做', '人来定'],
  list: [
    { work: '播前', before: '按资料排出流程单和三版开场白，约 5 分钟', after: '主讲改口气，删掉说不准的参数' },
    { work: '播中', before: '字幕、翻译、敏感词提示，延迟{{latency.captions}}', after: '字幕员盯人名和数字，随手改' },
    { work: '问答', before: '依据资料起草回答，附上页码', after: '顾问看过再发，拿不准的转给工程师' },
    { work: '剪辑', before: '挑出十二段候选，配好标题', after: '编辑选四段，重新定封面' },
    { work: '总结', before: '十分钟成稿，列出待办', after: '主持人核对承诺过的事，再群发' },
  ],
};

export const aiRules: { title: Lines; intro: string; list: readonly LineStep[] } = {
  title: ['默认打开的四条规则'],
  intro: '依照《人工智能生成合成内容标识办法》与个人信息保护的要求，下面四条默认打开。',
  list: [
    { when: '标识', name: '看得见的提示', text: '数字人、合成语音，画面上持续标识，文件里写入隐式标识。' },
    { when: '授权', name: '本人同意才生成', text: '形象与声音须本人授权，可随时撤回并删除模型。' },
    { when: '数据', name: '不拿去训练', text: '你的资料、聊天和画面只用于这一场，不用于训练通用模型。' },
    { when: '复核', name: '有人放行', text: '对外发布的文字和片段，都要经人工确认并留记录。' },
  ],
};

export const aiQuestions: readonly Question[] = [
  {
    ask: '数字人直播需要标识吗？',
    answer:
      '需要。依照《人工智能生成合成内容标识办法》，画面要有显著提示，文件里要有隐式标识。系统默认加在画面固定位置，主办方可以改位置，不能关闭；各平台另有规定的，按更严的一方执行。',
  },
  {
    ask: '会不会用客户数据训练模型？',
    answer:
      '不会。你上传的资料、聊天记录、观众信息和画面只用于本场功能，不用于训练通用模型，也不提供给第三方训练。合同里写明，场次结束可以要求删除。',
  },
  {
    ask: '字幕准不准，行业词怎么办？',
    answer:
      '普通话清晰、收音正常时错字不多；产品名、人名和药名先存进词库会好很多。正式场次建议安排一位字幕员，随手改错，改过的词会记住。',
  },
  {
    ask: '智能问答会不会乱答？',
    answer:
      '它只依据你上传的资料回答，并附上出处；资料里没有的会直说没有，并转给顾问。涉及价格、医疗、投资的问题，可以设成一律转人工。',
  },
  {
    ask: '没有 AI 功能，价格会便宜吗？',
    answer:
      '会。不开的功能不收费。实时字幕 {{add-on.captions.rate}}，{{feature.captions.scope}}。AI 修图含在图片直播里，内容审核各版本都有，不另收。其余六项 {{add-on.ai.rate}}，按录像时长计，{{plan.flagship.name}}含{{feature.ai.flagship}}。',
    more: { text: '看按需加购的价格', link: '/home/service#add-ons' },
  },
];

export const aiRelated: readonly RelatedLink[] = [
  { name: '图片直播', text: 'AI 修图，拍完{{promise.photo}}上墙', link: '/home/imageLive' },
  { name: '直播转短视频', text: '九十分钟剪出八到十二段', link: '/home/marketing/50017' },
  { name: '回放知识库', text: '历年直播按问题找得到', link: '/home/marketing/50018' },
];

export const aiLead: LeadLines = {
  title: ['用一场旧录像试剪'],
  intro: '留下电话，顾问收到录像后当天给字幕和总结，第二天给四段短片，合不合用你来判断。',
  steps: [
    { when: '收到录像当天', what: '出字幕与总结' },
    { when: '第 2 天', what: '给四段短片与一份流程单' },
    { when: '第 7 天', what: '用在下一场直播里，看看省了多少' },
  ],
};

export const aiAnchors: readonly SectionAnchor[] = [
  { id: 'share', name: '怎么分工' },
  { id: 'tools', name: '九件活' },
  { id: 'rules', name: '标识与授权' },
  { id: 'faq', name: '常见问题' },
];

export const aiDesk = {
  label: 'AI 工作台画面：左侧是带时间的双语字幕稿，中间是直播画面与候选片段时间轴，右侧是会后总结和等待人工确认的清单',
  name: '新品讲解 · AI 工作台',
  captions: {
    name: '实时字幕',
    lines: [
      { at: '14:20:22', text: '坐在后排的同事听一下', other: 'Back row, please listen' },
      { at: '14:20:27', text: '我退到白板那边再说一遍', other: 'Same words from the whiteboard' },
      { at: '14:20:31', text: '八米之外，声音还是清楚的', other: 'Clear sound, eight metres away' },
      { at: '14:20:36', text: '拾音靠的是六只麦克风', other: 'Six microphones do the work' },
      { at: '14:20:42', text: '老设备可以利旧接入', other: 'Existing devices can stay', fixed: '已改：利旧' },
    ],
  },
  clips: {
    name: '候选片段 12',
    list: [
      { text: '八米拾音实测', why: '掌声' },
      { text: '老设备怎么接', why: '提问多' },
      { text: '价格与试用', why: '下单高点' },
    ],
  },
  summary: {
    name: '会后总结',
    points: ['三项改进：拾音、画面、接入', '提问 38 条，归成 6 类', '待办：周五前回复试用名单'],
  },
  checks: { name: '等你确认', list: ['字幕 2 处人名', '短片 4 段标题', '总结里的交付日期'] },
  mark: 'AI 生成',
} as const;

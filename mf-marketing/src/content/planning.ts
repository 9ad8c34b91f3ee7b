import type {
  FactRows,
  HeroLines,
  LeadLines,
  Lines,
  LineStep,
  ProductHead,
  Question,
  RelatedLink,
  SectionAnchor,
} from './product-page';

export const planningHead: ProductHead = {
  title: '直播策划服务_脚本物料主持与短视频',
  description:
    '策划、脚本、物料、主持与短视频剪辑，补齐团队缺的那一环。可以整包，也可以只要一份脚本；三轮修改写进排期，成片与源文件一并交付。',
  keywords: ['直播策划', '直播脚本', '直播主持', '短视频剪辑'],
  name: '原创策划服务',
};

export const planningHero: HeroLines = {
  title: ['想法到成片，', '一起做完'],
  intro: ['策划、脚本、物料、主持与短视频剪辑，', '补齐团队缺的那一环。'],
  note: '只差一份脚本，也可以单独做。',
};

/** A page of a script with what the director wrote beside it. */
export const scriptPage = {
  label:
    '示例画面：一页直播脚本，按时间列出画面和台词；导演用红字把一句空话划掉，改成一个具体的场景，并在旁边注明这里上字幕条、放资料卡',
  name: '新品发布 · 脚本第 3 稿',
  sample: '示例画面',
  heads: ['时间', '画面', '台词'],
  rows: [
    { when: '00:00', shot: '全景推近', words: '先不说产品，看一段昨天在大教室拍的视频。' },
    {
      when: '00:40',
      shot: '主讲近景',
      cut: '我们的新品性能卓越。',
      words: '昨天这里上了 9 节课，后排没有人举手说听不清。',
    },
    { when: '02:10', shot: '产品特写', words: '有人问噪声，我把风扇打开放在旁边，你们听。' },
    { when: '03:30', shot: '双人', words: '赵工，你在学校用了一个月，说个不满意的。' },
  ],
  notes: [
    { at: '00:40', words: '换成场景，字幕条同步' },
    { at: '02:10', words: '上资料卡' },
  ],
  state: ['第 1 稿 3月4日', '第 2 稿 3月6日', '第 3 稿 3月9日 定稿'],
} as const;

export const planningModules: { title: Lines; intro: string; facts: FactRows; note: string } = {
  title: ['缺哪一环，', '点哪一道'],
  intro: '像点菜一样选。已经有的别重复做，把省下的预算放到更要紧的地方。',
  facts: {
    columns: ['环节', '你拿到', '需要你给', '周期'],
    rows: [
      ['主题策划', '两个方向的提案，选一个做深', '这场想让谁做什么', '3 天'],
      ['脚本', '分镜脚本、提词稿、互动触发表', '产品资料，一位能回答问题的人', '5 天'],
      ['物料', '主视觉、海报、倒计时、字幕条模板', '品牌手册与标志源文件', '4 天'],
      ['预热短片', '15 秒三条、60 秒一条，横竖屏', '半天拍摄时间与场地', '6 天'],
      ['主持', '两位候选人样片，带稿彩排一次', '对语气和专业度的要求', '提前 7 天定'],
      ['精彩片段', '散场次日 5 条竖版，带标题与字幕', '可公开的范围', '1 天'],
      ['复盘', '数据、片段与下一场的三条建议', '线索跟进结果', '3 天'],
    ],
  },
  note: '周期为示例，按工作日计；环节之间可以并行。',
};

/** How much attention a show asks for, minute by minute, and what holds it. */
export const planningRhythm: {
  title: Lines;
  intro: string;
  label: string;
  beats: readonly { at: string; name: string; words: string }[];
  bad: string;
  note: string;
} = {
  title: ['60 分钟，', '每八分钟给一个留下的理由'],
  intro: '观众不是一口气听完的。脚本先画节奏，再填台词；哪里容易走人，哪里就放一件要动手的事。',
  label: '示例曲线：没有设计互动的直播在线人数一路下滑，按节奏安排的直播在开场、现场测试、连线、问答和领取资料五处回升',
  beats: [
    { at: '0–2 分钟', name: '不寒暄', words: '先放一个现场，说清这场解决什么。' },
    { at: '8–12 分钟', name: '当场试', words: '主讲动手，聊天区猜结果。' },
    { at: '24 分钟', name: '连线', words: '请一位用过的人说不满意的地方。' },
    { at: '38 分钟', name: '答三问', words: '从提问里挑，答完点名致谢。' },
    { at: '52 分钟', name: '留一步', words: '资料、预约、试用，只放一个出口。' },
  ],
  bad: '没有设计互动时',
  note: '曲线为示例数据。',
};

export const planningSteps: { title: Lines; intro: string; list: readonly LineStep[] } = {
  title: ['三周，', '三次点头'],
  intro: '每次点头之后才往下花钱。改主意尽量在点头之前。',
  list: [
    { when: '第 1–3 天', name: '听你说', words: '看产品、看以往录像，访谈三位同事。' },
    { when: '第 4 天', name: '方向点头', words: '两个提案当面讲，选一个。' },
    { when: '第 9 天', name: '脚本点头', words: '围读一遍，念不顺的句子当场改。' },
    { when: '第 13 天', name: '画面点头', words: '物料与短片成品，最后定稿。' },
    { when: '第 15–20 天', name: '彩排与播出', words: '主持带稿走一遍，导演跟到散场。' },
    { when: '播后 3 天', name: '交付', words: '片段、源文件、复盘一并打包。' },
  ],
};

export const planningQuestions: readonly Question[] = [
  {
    ask: '脚本和物料的版权归谁？',
    answer:
      '付清款项后，脚本、物料和成片的著作权归你，源文件一并交付。字体、音乐和图库素材按授权范围使用，清单会附在交付包里，可以查到每一项的授权期限。',
  },
  {
    ask: '能改几次？',
    answer: '每个环节含三轮修改，方向点头后推翻重来按新的环节计。我们建议一个人汇总意见，避免几位同事各改各的。',
  },
  {
    ask: '会不会用 AI 写稿？',
    answer:
      '会用来整理资料和出备选标题，定稿由策划写。使用数字人、合成语音或生成画面的片段，会在画面上按规定显著标识，并在交付清单里注明。',
  },
  {
    ask: '主持人不懂我们的产品怎么办？',
    answer:
      '候选人会先听一场产品培训，彩排时由你的同事追问。专业度要求高的场次，建议主持带流程，讲解由你的工程师来，脚本按这个分工写。',
  },
  {
    ask: '效果能保证吗？',
    answer: '不承诺观看人数和成交额。我们对交付物、时间和播出质量负责，复盘里如实写哪一段留住了人，哪一段没有。',
  },
];

export const planningRelated: readonly RelatedLink[] = [
  { name: '直播拍摄执行', words: '脚本写好了，现场由谁来拍', link: '/home/liveService' },
  { name: 'AI 直播工具', words: '标题、字幕和片段，先让工具做一遍', link: '/home/ai' },
  { name: '直播脚本三段式', words: '讲堂里的一课，自己写也能照着来', link: '/home/lectureIndex' },
];

export const planningLead: LeadLines = {
  title: ['把想法说一遍，', '说得不成形也行'],
  intro: '留下电话，策划会先听二十分钟，再给两个方向。选不上，不收提案费。',
  steps: [
    { when: '当天', what: '策划来电，听你讲二十分钟' },
    { when: '3 个工作日', what: '给出两个方向与大致预算' },
    { when: '点头之后', what: '排期、定人，开始写' },
  ],
};

export const planningAnchors: readonly SectionAnchor[] = [
  { id: 'modules', name: '按环节选' },
  { id: 'rhythm', name: '节奏怎么排' },
  { id: 'wall', name: '交付样子' },
  { id: 'steps', name: '三周排期' },
  { id: 'faq', name: '常见问题' },
];

export const planningWall: {
  title: Lines;
  intro: string;
  label: string;
  poster: { name: string; when: string; words: string };
  clips: readonly { name: string; time: string }[];
  caption: { name: string; words: string };
  countdown: { name: string; words: string };
  points: readonly { name: string; words: string }[];
} = {
  title: ['一个主题，', '长成一整套'],
  intro: '海报、倒计时、字幕条和片段用同一套色和字，观众从朋友圈点进直播间，不会以为走错门。',
  label: '示例画面：同一主题的一张竖版海报、一条倒计时画面、一条字幕条，以及三条带标题的竖版短视频',
  poster: { name: '坐得再远，也听得清', when: '3月18日 19:30', words: '新品发布 · 扫码预约' },
  clips: [
    { name: '后排听得清', time: '0:15' },
    { name: '把风扇打开', time: '0:22' },
    { name: '赵工的不满意', time: '0:41' },
  ],
  caption: { name: '赵工', words: '用了一个月的人' },
  countdown: { name: '08:26', words: '距离开播' },
  points: [
    { name: '源文件', words: '分层文件与字体授权清单' },
    { name: '尺寸', words: '横屏、竖屏、方图、长图各一套' },
    { name: '命名', words: '日期、场次、版本，一看就知道用哪份' },
  ],
};

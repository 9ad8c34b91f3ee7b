import type {
  CaseWords,
  FactRows,
  HeroLines,
  LeadLines,
  Lines,
  LineStep,
  NamedWords,
  ProductHead,
  Question,
  RelatedLink,
  SectionAnchor,
  ServicePromise,
} from './product-page';

export const crewHead: ProductHead = {
  title: '直播拍摄执行服务_导播摄像与现场网络保障',
  description:
    '导演、摄像、导播、网络与应急一体执行，按机位和时长灵活组合。勘场、彩排、播出到剪辑交付有人负责，直播分发一并安排，留下日期即可报价。',
  keywords: ['直播拍摄执行', '活动直播服务', '直播分发', '导播服务'],
  name: '直播拍摄执行',
};

export const crewHero: HeroLines = {
  title: ['现场交给我们，', '你只管上台'],
  intro: ['导演、摄像、导播、网络与应急一体执行，', '按机位和时长灵活组合。'],
};

export const crewPeople: { title: Lines; intro: string; list: readonly NamedWords[] } = {
  title: ['这队人里，', '每件事都有名字'],
  intro: '以四机位的发布会为例，现场八个人。小场可以一人多岗，但网络和应急不合并。',
  list: [
    { name: '导演', words: '看流程单，喊“三、二、一”，改流程先问他' },
    { name: '导播', words: '切画面、上字幕、按垫片，只听导演' },
    { name: '摄像 3 人', words: '全景、近景、游动，第四台由云台遥控' },
    { name: '音频', words: '从会场调音台取声，再备一路独立话筒' },
    { name: '网络', words: '专线加聚合路由，两路上行分开走' },
    { name: '值守', words: '盯直播间和聊天，断流先告警再切备路' },
  ],
};

export const crewSteps: { title: Lines; intro: string; list: readonly LineStep[] } = {
  title: ['从一通电话，', '到一份复盘'],
  intro: '六步都有交付物，每一步做完再走下一步。',
  list: [
    { when: '第 1 天', name: '沟通', words: '问清人数、场地、播给谁看，出需求单。' },
    { when: '第 3 天', name: '方案', words: '机位图、设备单和报价一起给。' },
    { when: '前 5 天', name: '勘场', words: '量距离、查电、测网速，定线路。' },
    { when: '前 1 天', name: '彩排', words: '完整走一遍，断网断电各演练一次。' },
    { when: '当天', name: '执行', words: '开场前两小时到位，散场收线。' },
    { when: '后 3 天', name: '复盘', words: '交成片、单机素材和复盘报告。' },
  ],
};

export const crewPackages: { title: Lines; intro: string; facts: FactRows; note: string } = {
  title: ['按机位和时长，', '拼出一份执行单'],
  intro: '先选接近的一档，再加减人和设备。超过 8 台机位按专项方案报价。',
  facts: {
    columns: ['档位', '机位', '人员', '时长', '适合', '示例价格'],
    rows: [
      ['单机', '1 台', '2 人', '半天', '内训、分享会', '¥3,800 起'],
      ['双机', '2 台', '4 人', '半天', '沙龙、签约', '¥6,800 起'],
      ['四机', '4 台，含云台', '8 人', '一天', '发布会、经销商大会', '¥16,800 起'],
      ['八机', '8 台，含摇臂或航拍', '14 人', '一天', '年会、峰会主会场', '¥38,000 起'],
    ],
  },
  note: '以上为示例价格，不含差旅与专线；以合同为准。',
};

export const crewCities: { title: Lines; intro: string; list: readonly { area: string; words: string }[] } = {
  title: ['人从哪里来，', '多久能到'],
  intro: '常驻团队当天可到，协作团队由总部导演带队，标准和设备清单一致。城市为示例配置。',
  list: [
    { area: '常驻', words: '示例市及周边 200 公里，当天到场' },
    { area: '华东、华南', words: '提前 2 天预约，设备自带' },
    { area: '华北、华中', words: '提前 3 天预约，主设备自带' },
    { area: '西部、东北', words: '提前 5 天预约，部分设备当地租赁' },
  ],
};

export const crewPromises: { title: string; list: readonly ServicePromise[] } = {
  title: '现场怕出的四件事，先备好',
  list: [
    { figure: '2 路', name: '网络分开走', words: '专线一路，多网聚合一路，互相顶上。' },
    { figure: '30 分钟', name: '备用电', words: '推流、导播和路由接不间断电源。' },
    { figure: '1 套', name: '备机在场', words: '编码器和一台摄像机开着机待命。' },
    { figure: '3 页', name: '应急单', words: '断网、断电、嘉宾迟到，写明谁做什么。' },
  ],
};

export const crewCases: CaseWords = {
  title: '他们的现场是我们执行的',
  intro: '机位、时长和人数不同，流程单是同一种写法。客户已匿名，数字均为示例数据。',
  product: '导播执行',
  kinds: ['年会', '峰会', '发布会'],
  more: { words: '进入案例库', link: '/home/case' },
};

export const crewQuestions: readonly Question[] = [
  {
    ask: '会场没有网络专线怎么办？',
    answer:
      '勘场时会测上行速度。没有专线的，用多张运营商卡聚合上行，再接会场宽带作第二路；信号特别差的地方提前申请临时专线，一般要三到五个工作日。',
  },
  {
    ask: '可以只请人，用我们自己的设备吗？',
    answer: '可以。先把设备清单发来，导播会看接口和线材是否配得上。彩排当天发现缺件，备用件由我们带去。',
  },
  {
    ask: '中途断了谁负责？',
    answer:
      '属于我们的设备、人员和网络造成的中断，按合同约定扣减费用并补录。场馆断电、不可抗力不在其中，但应急单里会写明备电和垫片的安排。',
  },
  {
    ask: '成片多久能拿到？',
    answer: '直播录像散场当晚可下载，三分钟精华版第二天，精剪和各机位素材三个工作日内交付，保留 90 天。',
  },
  {
    ask: '直播分发到其他平台，要我们做什么？',
    answer:
      '需要各平台的账号具备直播权限，把推流地址和开播时间给到我们。内容审核以各平台规则为准，敏感行业请提前报备。',
  },
];

export const crewDistribution = {
  title: ['直播分发：', '一路画面，送到各处'],
  intro: '同一路信号同时送到自己的直播间和其他平台，哪一路断了单独重连，不影响别处。',
  label:
    '直播分发示例画面：一路主信号经过云端转码，分送到自有直播间、视频号、短视频平台、政务平台、会场大屏和海外站点，各路状态分别显示',
  source: { name: '主输出', words: '1080p · 6 Mbps' },
  cloud: { name: '云端转码', words: '横屏、竖屏各一路' },
  targets: [
    { name: '自有直播间', words: '报名、互动、留资都在这里', state: '播出中' },
    { name: '视频号', words: '竖屏，带预约组件', state: '播出中' },
    { name: '短视频平台', words: '竖屏，聊天回传后台', state: '播出中' },
    { name: '政务与融媒平台', words: '延时 30 秒，先审后播', state: '播出中' },
    { name: '分会场大屏', words: '低延时，画面与主会场同步', state: '播出中' },
    { name: '合作媒体', words: '发一个拉流地址，由对方接收', state: '重连中' },
  ],
  points: [
    { name: '分别设置', words: '标题、封面、清晰度、延时按平台各填各的' },
    { name: '分别看数', words: '各平台观看人数汇总到同一张表，示例数据可导出' },
    { name: '分别合规', words: '台标、字幕和水印按平台规则开关' },
  ],
} as const;

export const crewRelated: readonly RelatedLink[] = [
  { name: '一场直播需要哪些人', words: '六步流程图，按预算给执行方案', link: '/home/executePage' },
  { name: '云导播', words: '不到场也能切，远程导播', link: '/home/daobo' },
  { name: '原创策划', words: '策划、脚本、物料和主持一起做', link: '/home/originalService' },
];

export const crewLead: LeadLines = {
  title: ['把日期和场地告诉我们，', '三天内给机位图'],
  intro: '留下电话和日期，导演会先看场地照片，再带着机位图、设备单和报价来谈。',
  steps: [
    { when: '当天', what: '顾问回电，确认日期与场地' },
    { when: '3 个工作日', what: '给出机位图、设备单和报价' },
    { when: '开播前 5 天', what: '到场勘察，测网测电' },
  ],
};

export const crewAnchors: readonly SectionAnchor[] = [
  { id: 'people', name: '团队' },
  { id: 'steps', name: '六步流程' },
  { id: 'packages', name: '档位' },
  { id: 'distribution', name: '直播分发' },
  { id: 'cities', name: '城市' },
  { id: 'faq', name: '常见问题' },
];

export const floorPlan = {
  label:
    '机位图示例：俯看一间会场，台前两台摄像机拍近景和中景，后排一台拍全景，侧面一台云台，导播台在左后，网络与电源两路分开走线',
  name: '发布会 · 机位图',
  size: '会场 24 × 16 米 · 320 座',
  spots: [
    { number: '1', name: '全景', words: '后排正中，固定' },
    { number: '2', name: '近景', words: '左前，200 mm 长焦' },
    { number: '3', name: '游动', words: '右侧通道，无线图传' },
    { number: '4', name: '云台', words: '右前高位，遥控' },
  ],
  desks: ['导播台', '主路专线', '备路聚合'],
} as const;

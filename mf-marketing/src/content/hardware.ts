import type {
  Comparison,
  FactRows,
  HeroLines,
  LeadLines,
  Lines,
  ProductHead,
  Question,
  RelatedLink,
  SectionAnchor,
} from './product-page';

export const hardwareHead: ProductHead = {
  title: '直播设备租赁与采购_四类场地配套清单',
  description:
    '桌面、会议室、外拍与演播厅四类套装，支持租赁与采购。编码器、摄像机、收音、灯光、绿幕与聚合路由按场地配齐，不多买一件，已有设备先做适配检查。',
  keywords: ['直播设备', '直播设备租赁', '导播一体机', '直播编码器'],
  name: '直播硬件',
};

export const hardwareHero: HeroLines = {
  title: ['按场地配设备，', '不多买一件'],
  intro: ['桌面、会议室、外拍与演播厅四类套装，', '支持租赁与采购。'],
  note: '已有的设备先报型号，能用的就不换。',
};

export type Kit = {
  key: 'desk' | 'room' | 'field' | 'studio';
  name: string;
  fit: string;
  parts: readonly { name: string; why: string }[];
  rent: string;
};

export const hardwareKits: { title: Lines; intro: string; choose: string; list: readonly Kit[] } = {
  title: ['四类场地，', '四份清单'],
  intro: '先看你在哪里播，再看要不要动。每一件都写明为什么需要它。',
  choose: '选一类场地',
  list: [
    {
      key: 'desk',
      name: '入门桌面',
      fit: '一个人，一张桌子，讲课或带货',
      parts: [
        { name: '4K 摄像头', why: '自动对焦，拿起产品不虚' },
        { name: '动圈麦克风', why: '只收近处，办公室里也干净' },
        { name: '一盏柔光灯', why: '脸上没有死黑，屏幕不反光' },
        { name: '有线网卡', why: '比无线稳，掉帧先查它' },
      ],
      rent: '租 ¥180 / 天 · 购 ¥4,600 起',
    },
    {
      key: 'room',
      name: '会议室',
      fit: '二三十人，讲者走动，要拍到提问',
      parts: [
        { name: '云台摄像机 2 台', why: '一台跟讲者，一台看全场' },
        { name: '无线领夹麦 2 只', why: '讲者和主持各一只' },
        { name: '导播一体机', why: '切画面、推流、录像在一台机器上' },
        { name: '界面话筒', why: '收台下提问，不用递话筒' },
      ],
      rent: '租 ¥680 / 天 · 购 ¥26,800 起',
    },
    {
      key: 'field',
      name: '移动外拍',
      fit: '工厂、果园、门店，边走边播',
      parts: [
        { name: '手持云台与手机或微单', why: '走动不晃，一个人能拍' },
        { name: '无线图传', why: '一百米内不用拖线' },
        { name: '聚合路由', why: '几张卡合成一路上行' },
        { name: '背包电源', why: '推流四小时不换电' },
      ],
      rent: '租 ¥520 / 天 · 购 ¥18,600 起',
    },
    {
      key: 'studio',
      name: '演播厅',
      fit: '固定场地，常播，要做虚拟场景',
      parts: [
        { name: '4K 摄像机 3 台', why: '全景、近景、备机' },
        { name: '三面绿幕', why: '拍得到全身，边缘抠得干净' },
        { name: '面光、轮廓、背景灯', why: '人和景分得开' },
        { name: '抠像工作站', why: '三维场景实时合成' },
      ],
      rent: '租 ¥1,980 / 天 · 购 ¥128,000 起',
    },
  ],
};

export const hardwareBefore: {
  title: Lines;
  intro: string;
  heads: readonly [string, string];
  list: readonly Comparison[];
} = {
  title: ['租还是买，', '算一次场次'],
  intro: '一年播到十二场以上，买比较合算；场地常换，租更省心。',
  heads: ['租', '买'],
  list: [
    { work: '场次', before: '一年十二场以内', after: '每月都播，或者场地固定' },
    { work: '到手', before: '提前两天预约，带线材和备件到场', after: '现货三到五个工作日，上门安装调试' },
    { work: '坏了', before: '现场换备机，费用含在租金里', after: '质保期内换新，期外给备机用着修' },
    { work: '更新', before: '下次直接租新型号', after: '旧机折价，按年份抵扣' },
  ],
};

export const hardwareMatch: { title: Lines; intro: string; facts: FactRows; note: string } = {
  title: ['先看接口，', '再看型号'],
  intro: '下面这些已经和导播台、客户端配过。不在表里的，发型号来测。',
  facts: {
    columns: ['类别', '认这些接口', '留意'],
    rows: [
      ['摄像机与相机', 'HDMI 干净输出、SDI', '关掉屏显，设 1080p 25 或 30 帧'],
      ['编码器', 'RTMP、SRT', '有双网口的优先'],
      ['导播一体机', 'HDMI / SDI 输入，推流输出', '录像卡用高速卡'],
      ['云台', 'NDI、VISCA over IP', '与导播电脑在同一网段'],
      ['麦克风与声卡', 'USB、XLR、3.5 mm', '会场取声要隔离变压器'],
      ['聚合路由', '三张以上运营商卡', '至少两家运营商'],
    ],
  },
  note: '价格与适配范围为示例，以合同与下载中心的适配清单为准。',
};

export const hardwareQuestions: readonly Question[] = [
  {
    ask: '手机能播，为什么还要买设备？',
    answer:
      '一个人坐着讲，手机够用。要切画面、收多个人的声音、播两小时以上，手机会发热、断电、没有备路。先从麦克风和灯补起，效果差得很明显。',
  },
  {
    ask: '我们已有摄像机，能接进来吗？',
    answer:
      '有 HDMI 或 SDI 干净输出的都可以，配一台编码器或采集卡即可。发来型号，我们查输出格式和供电时长，告诉你还差哪根线。',
  },
  {
    ask: '租赁要押金吗，损坏怎么算？',
    answer: '企业签合同免押金，个人按设备价值预授权。正常磨损不收费，跌落、进水按维修单结算，起租时会一起拍照清点。',
  },
  {
    ask: '设备到了，谁来装？',
    answer: '采购的上门安装并培训半天，租赁的由执行人员带去装好。只租设备不带人的，给一张接线图和远程支持。',
  },
];

export const hardwareRelated: readonly RelatedLink[] = [
  { name: '直播拍摄执行', words: '设备和人一起到场', link: '/home/liveService' },
  { name: '3D 虚拟直播', words: '绿幕和灯之后，场景怎么来', link: '/home/3dpage' },
  { name: '下载中心', words: '开播工具与适配清单', link: '/home/download' },
];

export const hardwareLead: LeadLines = {
  title: ['说说场地大小，', '我们开一张清单'],
  intro: '留下电话，顾问问清房间、人数和已有设备，一个工作日内给两版清单：够用的，和好一点的。',
  steps: [
    { when: '当天', what: '确认场地、人数与已有设备' },
    { when: '1 个工作日', what: '给出两版清单与租购价格' },
    { when: '到货当天', what: '安装、试播、培训半天' },
  ],
};

export const hardwareAnchors: readonly SectionAnchor[] = [
  { id: 'kits', name: '四份清单' },
  { id: 'rent', name: '租还是买' },
  { id: 'match', name: '适配' },
  { id: 'faq', name: '常见问题' },
];

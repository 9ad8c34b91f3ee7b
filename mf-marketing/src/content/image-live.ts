import type {
  CaseWords,
  FactRows,
  Feature,
  HeroLines,
  LeadLines,
  Lines,
  LineStep,
  NamedWords,
  ProductHead,
  Question,
  RelatedLink,
  SceneCard,
  SectionAnchor,
} from './product-page';

export const imageHead: ProductHead = {
  title: '图片直播_云摄影与AI修图系统',
  description:
    '相机拍完即传，AI 修图后秒级上墙，嘉宾扫码就能找到自己的照片。摄影、修图、审核三角色协作，水印、打包下载与浏览数据齐备，可免费试用。',
  keywords: ['图片直播', '云摄影', '照片直播', 'AI修图'],
  name: '图片直播',
  alternate: '/m/imageLive',
};

export const imageHero: HeroLines = {
  title: ['快门按下去，', '照片就在墙上'],
  intro: ['相机拍完即传，AI 修图后秒级上墙，', '嘉宾扫码就能找到自己的照片。'],
  note: '无卡断点续传，会场网络差也不丢片。',
};

export const imageWay: { title: Lines; intro: string; list: readonly LineStep[] } = {
  title: ['一张照片的', '四十秒'],
  intro: '从机身到嘉宾手机，中间没有读卡器，也没有微信群。时间为示例数据。',
  list: [
    { when: '0 秒', name: '快门', words: '数据线、Wi-Fi 或 FTP，机身拍完自动上传。' },
    { when: '8 秒', name: '入库', words: '先传小图再传原图，断了从断点接着传。' },
    { when: '15 秒', name: '修图', words: '套这一场的预设，曝光、肤色、水平线一次调好。' },
    { when: '30 秒', name: '审核', words: '闭眼和误拍自动标出，审核员划掉就行。' },
    { when: '40 秒', name: '上墙', words: '按议程归类，加上水印边框，分享卡同时更新。' },
  ],
};

export const imagePains: { title: Lines; intro: string; list: readonly NamedWords[] } = {
  title: ['会散了，', '照片还在硬盘里'],
  intro: '照片晚到一天，朋友圈就少发一轮。卡住的往往不是摄影师。',
  list: [
    { name: '会后几天才发', words: '拷卡、挑片、修图、传网盘，等发出来热度已经过了。' },
    { name: '群里刷屏难找', words: '微信群压缩画质，几百张往上翻，嘉宾找不到自己。' },
    { name: '修图人手不够', words: '一位修图师跟三台相机，越拍越积压。' },
    { name: '传播没有数据', words: '多少人看过、下载了哪张、哪个环节受欢迎，都说不出。' },
  ],
};

export const imageFeaturesTitle = '三个人分工，一个人找图';

/** In the order of their stages: three roles, one guest's album. */
export const imageFeatures: readonly [Feature, Feature] = [
  {
    title: ['三个角色，', '各看各的屏'],
    intro: '摄影师只管拍，修图师只看待修，审核员只划去留。谁手里积了多少张，组长看得见。',
    points: [
      { name: '相机直传', words: 'FTP、USB、Wi-Fi 三种方式，无卡断点续传' },
      { name: 'AI 修图预设', words: '每场存一套风格，批量套用，可逐张微调' },
      { name: '先审后发', words: '领导、客户、儿童照片可设专人审核' },
    ],
    more: { words: '看图片直播相册怎么排期', link: '/home/marketing/50020' },
  },
  {
    title: ['扫一下脸，', '找到自己的十二张'],
    intro: '嘉宾在相册里点“找我的照片”，本人同意后识别，随时可以撤回和删除。',
    points: [
      { name: '人脸找图', words: '默认关闭，开启前单独取得同意，相册到期即删特征' },
      { name: '原图与打包下载', words: '可设密码、名单和下载张数，水印随开随关' },
      { name: '分享卡', words: '个人相册生成一张卡，带活动名与主办方' },
    ],
  },
];

export const imageScenes: { title: string; intro: Lines; list: readonly SceneCard[] } = {
  title: '哪些场合用得上',
  intro: ['有人想要自己的照片，', '图片直播就用得上。'],
  list: [
    { name: '峰会论坛', words: '按议程分类，讲者照片当天就能发稿', scene: 'audience' },
    { name: '年会颁奖', words: '领奖那一刻，台下家人已经看到', scene: 'award' },
    { name: '签约仪式', words: '修好的正面照，散场前交到媒体手里', scene: 'signing' },
    { name: '庆典婚礼', words: '相册设密码，只给亲友看', scene: 'dinner' },
    { name: '毕业合影', words: '上千人的合照，点开就能找到自己', scene: 'group' },
    { name: '展会展位', words: '访客合影带展位水印，转发就是传播', scene: 'booth' },
  ],
};

export const imageCameras: { title: Lines; intro: string; facts: FactRows; note: string } = {
  title: ['你手上的相机，', '怎么接'],
  intro: '不用为图片直播换机身。先看机身有没有网络功能，没有就用数据线接手机。',
  facts: {
    columns: ['方式', '适合', '要准备', '到墙上'],
    rows: [
      ['机身 Wi-Fi', '近五年的全画幅与 APS-C 机身', '现场 Wi-Fi 或手机热点', '约 40 秒'],
      ['数据线接手机', '没有网络功能的机身', '相机直传助手、数据线', '约 30 秒'],
      ['FTP 上传', '影棚、固定机位', '局域网与有线网络', '约 20 秒'],
      ['手机直拍', '花絮、抓拍、志愿者', '小程序，扫码授权', '约 15 秒'],
    ],
  },
  note: '时间为示例数据，随照片大小和现场网络变化。',
};

export const imageCases: CaseWords = {
  title: '散场之前，照片已经发完了',
  intro: '典礼、年会、景区，各有各的拍法。客户已匿名，数字均为示例数据。',
  product: '图片直播',
  kinds: ['图片直播', '峰会', '年会'],
  more: { words: '进入案例库', link: '/home/case' },
};

export const imageQuestions: readonly Question[] = [
  {
    ask: '支持哪些相机？',
    answer:
      '带 Wi-Fi、FTP 或 USB 输出的单反、微单都可以，常见品牌的近年机型都在适配清单里。老机身用数据线接安卓手机中转，手机也能直接拍直接传。',
  },
  {
    ask: '现场网络差怎么办？',
    answer:
      '先传小图上墙，原图排队补传，断网不丢片，恢复后从断点接着传。几千人的会场建议备一台多网聚合路由，现场执行团队可以带过去。',
  },
  {
    ask: '人脸找图是否合规？',
    answer:
      '人脸属于敏感个人信息。功能默认关闭，开启后由嘉宾本人上传照片并单独同意，只用于在这本相册里找图；嘉宾可以随时撤回，主办方可以整本关闭，相册到期特征一并删除。不愿意用的人，可以按议程和时间找。',
  },
  {
    ask: '照片保留多久？',
    answer: '按套餐从 90 天到长期保留。到期前 15 天提醒主办方，可以整本打包下载原图，也可以转入自己的网盘或素材库。',
  },
  {
    ask: '没有修图师能用吗？',
    answer: '可以。选一套预设，照片自动修好后由审核员放行。重点环节想要人工精修，可以请云修图师按场加入。',
  },
];

export const imageRelated: readonly RelatedLink[] = [
  { name: '直播拍摄执行', words: '摄影师、修图师和网络保障一起到场', link: '/home/liveService' },
  { name: '线上峰会', words: '议程、嘉宾、相册放在同一个入口', link: '/home/summit' },
  { name: '活动年会', words: '签到墙、弹幕和照片同屏上墙', link: '/home/activity' },
];

export const imageLead: LeadLines = {
  title: ['拿一场小活动，', '试试四十秒上墙'],
  intro: '告诉我们日期、人数和相机型号，顾问帮你看现场怎么接、要几个人。',
  steps: [
    { when: '当天', what: '确认相机型号、网络与人手' },
    { when: '第 2 天', what: '开通相册，配好水印与修图预设' },
    { when: '活动前一天', what: '带机身试传一遍' },
  ],
};

export const imageAnchors: readonly SectionAnchor[] = [
  { id: 'way', name: '四十秒' },
  { id: 'pains', name: '问题' },
  { id: 'features', name: '能做什么' },
  { id: 'scenes', name: '场合' },
  { id: 'cameras', name: '相机怎么接' },
  { id: 'faq', name: '常见问题' },
];

/** The desk of the three roles, and one guest's album. */
export const imageDesk = {
  label: '示例画面：摄影师三台相机正在上传，修图师有四张待修并套用预设，审核员标出一张闭眼照片，三人共用一条流水线',
  shooting: {
    role: '摄影师',
    count: '3 台在拍',
    cameras: [
      { name: '1 号机 主会场', percent: 82, state: '12 张/分' },
      { name: '2 号机 签到区', percent: 46, state: '8 张/分' },
      { name: '3 号机 展区', percent: 100, state: '已传完' },
    ],
  },
  retouch: {
    role: '修图师',
    count: '待修 4',
    preset: '预设：会场暖光',
    moves: ['曝光 +0.3', '肤色 柔和', '水平 已校正'],
  },
  review: { role: '审核员', count: '待审 3', flagged: '疑似闭眼', ok: '放行' },
  sample: '示例画面',
} as const;

export const imageAlbum = {
  label: '示例画面：嘉宾手机上的个人相册，人脸找图找到十二张照片，可下载原图，页面写明识别经本人同意并可随时删除',
  name: '年度伙伴大会',
  found: '找到 12 张有你的照片',
  consent: '已经本人同意',
  remove: '撤回并删除',
  download: '打包下载原图',
  steps: [
    { name: '阅读并同意', words: '说明用途、保存时间与撤回方式' },
    { name: '上传一张自拍', words: '只在这本相册里比对' },
    { name: '得到个人相册', words: '新照片上墙会自动加进来' },
  ],
} as const;

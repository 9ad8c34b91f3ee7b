import { callbackWithin } from '../lead-band';
import type { CaseCopy, FactRows, Feature, LeadLines, LineStep, Lines, NamedText, RelatedLink } from '../product-page';

export const imageWay: { title: Lines; intro: string; list: readonly LineStep[] } = {
  title: ['一张照片', '从快门到上墙'],
  intro: '从机身到嘉宾手机，中间没有读卡器，也没有微信群。',
  list: [
    { when: '0 秒', name: '快门', text: '数据线、Wi-Fi 或 FTP，机身拍完自动上传。' },
    { when: '8 秒', name: '入库', text: '先传小图再传原图，断了从断点接着传。' },
    { when: '15 秒', name: '修图', text: '套这一场的预设，曝光、肤色、水平线一次调好。' },
    { when: '30 秒', name: '审核', text: '闭眼和误拍自动标出，审核员划掉就行。' },
    { when: '{{promise.photo}}', name: '上墙', text: '按议程归类，加上水印边框，分享卡同时更新。' },
  ],
};

export const imageTable = {
  title: '一张桌子就能开工',
  text: '相机接上数据线，拍下的照片直接进相册，不用拷卡。',
};

export const imagePains: { title: Lines; intro: string; list: readonly NamedText[] } = {
  title: ['会后发照片的四个难处'],
  intro: '照片晚到一天，朋友圈就少发一轮。卡住的往往不是摄影师。',
  list: [
    { name: '会后几天才发', text: '拷卡、挑片、修图、传网盘，等发出来，热度已经过了。' },
    { name: '群里刷屏难找', text: '微信群压缩画质，几百张往上翻，嘉宾找不到自己。' },
    { name: '修图人手不够', text: '相机有三台，修图师只有一位，越拍越积压。' },
    { name: '传播没有数据', text: '多少人看过、下载了哪张、哪个环节受欢迎，都说不出。' },
  ],
};

export const imageFeaturesTitle = '拍摄、修图、审核与找图';

/** In the order of their stages: three roles, one guest's album. */
export const imageFeatures: readonly [Feature, Feature] = [
  {
    title: ['摄影师、修图师与审核员的工作台'],
    intro: '摄影师只管拍，修图师只看待修，审核员只划去留。谁手里积了多少张，组长看得见。',
    points: [
      { name: '相机直传', text: 'FTP、USB、Wi-Fi 三种方式，断网后接着传' },
      { name: 'AI 修图预设', text: '每场存一套风格，批量套用，可逐张微调' },
      { name: '先审后发', text: '领导、客户、儿童照片可设专人审核' },
    ],
    more: { text: '看图片直播相册怎么排期', link: '/home/marketing/50020' },
  },
  {
    title: ['人脸找图需本人同意'],
    intro: '嘉宾在相册里点“找我的照片”，本人同意后识别，随时可以撤回和删除。',
    points: [
      { name: '人脸找图', text: '默认关闭，开启前单独取得同意，活动后 7、30 或 90 天删特征' },
      { name: '原图与打包下载', text: '可设密码、名单和下载张数，水印随开随关' },
      { name: '分享卡', text: '个人相册生成一张卡，带活动名与主办方' },
    ],
  },
];

export const imageScenes: { title: string; intro: Lines; list: readonly NamedText[] } = {
  title: '哪些场合用得上',
  intro: ['有人想要自己的照片，', '图片直播就用得上。'],
  list: [
    { name: '峰会论坛', text: '按议程分类，讲者照片当天就能发稿' },
    { name: '年会颁奖', text: '领奖那一刻，台下家人已经看到' },
    { name: '签约仪式', text: '修好的正面照，散场前交到媒体手里' },
    { name: '庆典婚礼', text: '相册设密码，只给亲友看' },
    { name: '毕业合影', text: '上千人的合照，点开就能找到自己' },
    { name: '展会展位', text: '访客合影带展位水印，转发就是传播' },
  ],
};

export const imageCameras: { title: Lines; intro: string; facts: FactRows; note: string } = {
  title: ['相机接入方式'],
  intro: '不用为图片直播换机身。先看机身有没有网络功能，没有就用数据线接手机。',
  facts: {
    columns: ['方式', '适合', '要准备', '入库'],
    rows: [
      ['机身 Wi-Fi', '近五年的全画幅与 APS-C 机身', '现场 Wi-Fi 或手机热点', '约 8 秒'],
      ['数据线接手机', '没有网络功能的机身', '相机直传助手、数据线', '约 6 秒'],
      ['FTP 上传', '影棚、固定机位', '局域网与有线网络', '约 4 秒'],
      ['手机直拍', '花絮、抓拍、志愿者', '小程序，扫码授权', '约 3 秒'],
    ],
  },
  note: '入库之后是修图和审核，从快门到上墙{{promise.photo}}。时间随照片大小和现场网络变化。',
};

export const imageCases: CaseCopy = {
  title: '图片直播案例',
  intro: '典礼、年会、景区，各有各的拍法。客户已匿名。',
  product: '图片直播',
  featured: 41024,
  kinds: ['图片直播', '峰会', '年会'],
  more: { text: '进入案例库', link: '/home/case' },
};

export const imageRelated: readonly RelatedLink[] = [
  { name: '直播拍摄执行', text: '摄影师、修图师和网络保障一起到场', link: '/home/liveService' },
  { name: '线上峰会', text: '议程、嘉宾、相册放在同一个入口', link: '/home/summit' },
  { name: '活动年会', text: '签到墙、弹幕和照片同屏上墙', link: '/home/activity' },
];

export const imageLead: LeadLines = {
  title: ['先拍一场小活动'],
  intro: '告诉我们日期、人数和相机型号，顾问帮你看现场怎么接、要几个人。',
  steps: [
    { when: callbackWithin, what: '确认相机型号、网络与人手' },
    { when: '开通之后', what: '建好相册，配好水印与修图预设' },
    { when: '活动前一天', what: '带机身试传一遍' },
  ],
};

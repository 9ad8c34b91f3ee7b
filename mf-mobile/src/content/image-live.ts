import type { ThumbDesk } from '@site/drawings/stages/desk-button';
import type { FunctionGroup, Pain, Phase, RelatedLink, NamedText, TopicCopy } from './topic-page';

export const imageLiveCopy: TopicCopy = {
  head: {
    title: '图片直播_云摄影与AI修图系统',
    description:
      '相机拍完即传，AI 修图后上墙，嘉宾扫码就能找到自己的照片。摄影、修图、审核三个角色协作，相册可加密码与水印，可约顾问演示。',
    keywords: ['图片直播', '云摄影', '照片直播', 'AI修图'],
  },
  hero: {
    kicker: '图片直播',
    title: ['快门按下，', '照片已经在路上'],
    intro: ['现场拍，云端修，手机上看，', '嘉宾离场前就找到自己那一张。'],
    note: '免费试用的是直播间；图片直播由顾问演示。',
  },
  questions: [
    {
      ask: '支持哪些相机？',
      answer:
        '主流品牌的单反与微单都可以，用数据线、Wi-Fi 或 FTP 三种方式之一上传；手机照片也能传。连机步骤见帮助中心“图片直播”一栏，活动前一天建议实拍一遍。',
    },
    {
      ask: '现场网络差怎么办？',
      answer: '照片先存在本机，按先小图后原图排队上传，断了会接着传，不用重拍。人多的会场建议自带路由或单独的网络。',
    },
    {
      ask: '人脸找图合规吗？',
      answer:
        '使用前要告知用途与保存期限，并取得本人单独同意；可以整场关闭，照片与特征信息可以随时要求删除，不同意的人仍可按分类浏览。',
    },
    {
      ask: '照片保留多久？',
      answer:
        '跟随套餐的回放存储期，{{plan.basic.name}} {{feature.replay.basic}}，{{plan.professional.name}} {{feature.replay.professional}}，{{plan.flagship.name}}{{feature.replay.flagship}}；到期前会提醒，可以一次打包下载。',
    },
  ],
  lead: {
    title: ['为下一场活动准备相册'],
    intro: '说说日期和会场，顾问先演示；开通后帮你建好相册、调好预设，开场前连一次相机。',
  },
};

export const imageLiveMinute = {
  title: '一张照片的一分钟',
  intro: '小图先走，原图殿后：手机上翻一百张，只用 4.6 MB。',
  sizesLabel: '一张照片的三个尺寸，方框大小按字节数画：原图 24 MB，上墙的大图 680 KB，列表里的小图 46 KB',
  /** `side`: width of the frame in per cent of the original's; the areas are to each other as the bytes. */
  sizes: [
    { name: '原图', bytes: '24 MB', seconds: '38 秒', side: 100 },
    { name: '上墙大图', bytes: '680 KB', seconds: '1.1 秒', side: 16.8 },
    { name: '列表小图', bytes: '46 KB', seconds: '0.1 秒', side: 4.4 },
  ],
  speed: '会场每人分到 5 Mbps 时的用时，弱网会自动排队。',
  steps: [
    { when: '0 秒', title: '快门', text: '摄影师照常拍，不用停下来挑片。', carries: '24 MB 存本机' },
    { when: '8 秒', title: '到云端', text: '先传小图，弱网也排得上队。', carries: '46 KB 先到' },
    { when: '15 秒', title: '修好', text: '按预设调色、拉直、加边框和水印，修图师只改重点片。', carries: '8 项预设' },
    {
      when: '{{promise.photo}}',
      title: '上墙',
      text: '审核点一下通过，归到对应议程，大屏和手机同时出现。',
      carries: '680 KB 大图',
    },
    {
      when: '一分钟内',
      title: '到本人手里',
      text: '嘉宾扫码翻看，或在同意后用人脸找图，长按保存原图。',
      carries: '原图传完',
    },
  ],
} as const;

/** One photo on its way, operated with one thumb; what it says of what was done, `{…}` is filled in. */
export const photoDesk: ThumbDesk & Record<'camera' | 'album' | 'arrived', string> = {
  name: 'photo',
  label: '可以动手的一张照片。按顺序按快门、修图、放行、发给本人，焦点在台上时 1 到 4 也行',
  camera: '相机里的这一张',
  album: '嘉宾手机上的相册',
  arrived: '已到',
  hint: '按一下快门，拍一张新的',
  acts: [
    { does: 'shoot', name: '按快门' },
    { does: 'retouch', name: '修图' },
    { does: 'release', name: '放行' },
    { does: 'send', name: '发给本人' },
  ],
  words: {
    shoot: '拍到了：原图 24 MB 存在相机，46 KB 小图先到云端',
    retouch: '修好了：偏暗的提亮，颜色调准，还没上墙',
    release: '审核放行：680 KB 大图上墙，相册里第 {number} 张',
    send: '本人扫码拿到了，24 MB 原图也传完了',
    early: '别急，先{before}，再{act}',
    past: '这一张「{act}」过了，接着{before}',
    anew: '这一张还在路上，先{before}，再拍下一张',
    number: '{number} 张',
  },
};
/** So many photos has the album on a phone; the first ones are there before anybody presses, and again once it is full. */
export const photoAlbum = { places: 6, taken: 3 } as const;

export const imageLivePains: readonly Pain[] = [
  { title: '三天后才发照片', text: '热乎劲过了，朋友圈的窗口也过了。', answer: '活动没结束，相册已经能看' },
  { title: '群里发图画质受损', text: '微信群压缩画质，找自己那张要翻几百条。', answer: '一个链接，原图可下' },
  { title: '修图的人熬通宵', text: '一个人对着两千张，重点片反而没时间细修。', answer: '预设先过一遍，人修重点' },
];

export const imageLiveRoles: readonly Phase[] = [
  {
    name: '摄影师',
    time: '在场子里跑的人',
    rows: [
      { who: '连机', what: '扫码绑定相机，之后只管拍' },
      { who: '状态', what: '手机上看每张到哪一步了' },
      { who: '补拍', what: '修图师标出缺的镜头，当场补' },
    ],
  },
  {
    name: '修图师',
    time: '可以在千里之外',
    rows: [
      { who: '预设', what: '一套参数套全场，随时换' },
      { who: '精修', what: '领重点片单独改，不会改重' },
      { who: '退回', what: '糊片、闭眼片一键退回' },
    ],
  },
  {
    name: '审核员',
    time: '一部手机就够',
    rows: [
      { who: '放行', what: '先审后发，或只抽查' },
      { who: '撤图', what: '单张、整组撤下，分享卡片同步失效' },
      { who: '分类', what: '按议程归好，观众直接跳' },
    ],
  },
];

export const imageLiveFunctions: readonly FunctionGroup[] = [
  {
    name: '拍与传',
    text: '不改变摄影师的习惯。',
    items: ['数据线直传', 'Wi-Fi 直传', 'FTP', '手机上传', '断点续传', '自动去重'],
  },
  {
    name: '修与审',
    text: '机器过一遍，人看重点。',
    items: ['AI 修图预设', '一键调色', '水印', '边框', '先审后发', '整组撤图'],
  },
  {
    name: '看与找',
    text: '从头翻，或只看自己的。',
    items: ['瀑布流', '按议程', '人脸找图', '原图下载', '打包下载', '大字模式'],
  },
  {
    name: '传与算',
    text: '照片走到哪，看得见。',
    items: ['微信分享卡', '相册密码', '广告位', '浏览与下载统计', '热门照片', '短视频混剪'],
  },
];

export const imageLiveCaution = {
  title: '人脸找图须本人同意',
  points: [
    '入口处写明用途与保存期限，本人单独同意后才打开相机。',
    '不同意也能看全部照片，按议程和时间翻找。',
    '主办方可以整场关闭；本人可以随时要求删除照片与特征信息。',
    '有未成年人的活动，请先取得监护人同意，建议给相册加密码。',
  ],
};

export const imageLiveScenes: readonly NamedText[] = [
  { name: '峰会论坛', text: '按分会场归类，讲者照片当天可用' },
  { name: '企业年会', text: '颁奖一张不漏，各地分会场同一册' },
  { name: '毕业典礼', text: '远方的家人凭密码看拨穗' },
  { name: '运动赛事', text: '终点照片按号码布找' },
  { name: '婚礼庆典', text: '宾客扫桌卡看照片，不用加群' },
  { name: '展会', text: '展台照片带品牌边框，观众自己转' },
];

export const imageLiveRelated: readonly RelatedLink[] = [
  { name: '线上峰会', text: '议程、报名与照片放在一个入口', link: '/m/summit' },
  { name: '活动年会', text: '签到墙、抽奖与照片直播一起上', link: '/m/activity' },
  { name: '摄影执行', text: '派摄影师和修图师到现场', link: '/home/liveService' },
];

export const imageLiveCase = 41008;

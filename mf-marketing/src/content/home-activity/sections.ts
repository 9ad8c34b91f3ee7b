import { callbackWithin } from '../lead-band';
import type { Feature, LeadLines, Lines, NamedText, RelatedLink, Rule } from '../product-page';

export const activityScenes: { title: string; intro: Lines; list: readonly NamedText[] } = {
  title: '年会常用的六个互动节目',
  intro: ['不需要主持人另装软件，', '后台点一下，大屏和手机同时开始。'],
  list: [
    { name: '签到墙', text: '扫码上墙，头像拼成公司标志' },
    { name: '弹幕上墙', text: '先审后上，异地同事的话也在大屏' },
    { name: '异地同屏', text: '四地画面同框，一起举杯' },
    { name: '颁奖连线', text: '获奖人在外地，连麦说两句' },
    { name: '投票评选', text: '节目打分实时公布，一人一票' },
    { name: '红包雨与摇一摇', text: '分会场各自计分，结果合在一榜' },
  ],
};

export const activityFeaturesTitle: Lines = ['抽奖、相册与断网预案'];

/** In the order of their stages. */
export const activityFeatures: readonly [Feature, Feature, Feature] = [
  {
    title: ['抽奖规则先公示'],
    intro: '奖项、数量、资格与算法写在公示页上，抽完名单立即挂出，日志随时可查。',
    points: [
      { name: '资格名单', text: '按签到、部门或观看时长圈定，可排除已中奖者' },
      { name: '公开抽取', text: '随机数与时间记入日志，大屏与手机同步显示' },
      { name: '领奖登记', text: '中奖人核对身份，异地奖品登记收件地址' },
    ],
  },
  {
    title: ['照片当场上墙'],
    intro: '摄影师边拍边传，修好的照片按环节分类，各分会场合成一本相册。',
    points: [
      { name: '按环节分类', text: '签到、节目、颁奖、晚宴自动归档' },
      { name: '找自己的照片', text: '本人同意后按人脸查找，也可只按桌号找' },
      { name: '对外有分寸', text: '内部相册设密码，对外相册单独挑选' },
    ],
    more: { text: '看图片直播', link: '/home/imageLive' },
  },
  {
    title: ['断网时怎么接着播'],
    intro: '主会场用专线加聚合路由，分会场断线时自动换成垫片，恢复后接回。',
    points: [
      { name: '双路推流', text: '一路专线一路移动网络，自动切换' },
      { name: '离线签到', text: '网络中断时先记在本机，恢复后补传' },
      { name: '值守清单', text: '谁盯画面、谁盯互动、谁盯网络，写在群公告里' },
    ],
  },
];

export const activityRules: { title: Lines; intro: string; list: readonly Rule[]; note: string } = {
  title: ['抽奖的合规要求'],
  intro: '面向公众的有奖活动有明确的限额与公示要求，内部年会也建议照此办理。',
  list: [
    {
      name: '奖品限额',
      tool: '设奖时填写单项价值，抽奖式有奖销售超过 5 万元的奖项无法保存。',
      yours: '按真实价格填写，实物与非现金奖品按市场价折算。',
    },
    {
      name: '规则公示',
      tool: '奖项、数量、资格、时间与兑奖方式自动成页，抽前公示、抽后留存。',
      yours: '活动开始后不随意改动；确需调整时说明原因并通知参与者。',
    },
    {
      name: '过程可查',
      tool: '名单快照、随机数与抽取时间留档，支持导出与第三方见证。',
      yours: '指定一人抽取、一人监督，名单确认后再开奖。',
    },
    {
      name: '个人信息',
      tool: '公示只显示姓氏与手机尾号，收件地址加密，到期自动清除。',
      yours: '仅为兑奖收集信息，个人所得税等事项按规定处理。',
    },
  ],
  note: '以上为功能说明，不构成法律意见。有奖销售的具体要求以现行法规为准。',
};

export const activityCases = {
  criteria: { featured: 41015, industries: ['快消食品'], kinds: ['年会'] },
  text: {
    title: '他们的年会这样过',
    intro: '客户已匿名。',
    more: { text: '查看年会案例', link: '/home/case' },
  },
} as const;

export const activityRelated: readonly RelatedLink[] = [
  { name: '活动管理', text: '邀约、签到、座位与胸卡', link: '/home/ActivityManage' },
  { name: '图片直播', text: '摄影师边拍，员工边看', link: '/home/imageLive' },
  { name: '直播拍摄执行', text: '导演、导播、灯光与网络一体', link: '/home/liveService' },
];

export const activityLead: LeadLines = {
  title: ['约一次年会彩排'],
  intro: '写上会场数、到场人数和想玩的环节，顾问先排一张节目单，再说要几台设备、几个人。',
  steps: [
    { when: callbackWithin, what: '顾问回电，确认会场数与节目单' },
    { when: '第 3 天', what: '给出互动方案、设备与人手清单' },
    { when: '前 1 天', what: '四地联排，抽奖走一遍测试名单' },
  ],
};

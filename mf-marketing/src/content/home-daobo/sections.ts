import { callbackWithin } from '../lead-band';
import type { Comparison, FactRows, Feature, LeadLines, Lines, RelatedLink } from '../product-page';

export const switcherBefore: {
  title: Lines;
  intro: string;
  heads: readonly [string, string];
  list: readonly Comparison[];
} = {
  title: ['和现场切换台比'],
  intro: '以一场四机位、两位异地嘉宾的论坛为例，比较现场切换台和云导播两种做法。',
  heads: ['现场切换台', '云导播'],
  list: [
    { work: '进场', before: '切换台、采集卡、监视器、线缆，前一天布置', after: '各机位推流上云，导播打开浏览器就能切' },
    { work: '嘉宾', before: '另开一个会议软件，再把屏幕采进来', after: '发一个链接，手机或电脑接入，自动去回声' },
    { work: '字幕', before: '图文电脑单独一台，改错字要等人', after: '人名条、滚动条、计分板在同一个页面改' },
    { work: '换人', before: '导播必须在现场', after: '两地导播可以交接，谁在切一目了然' },
    { work: '出错', before: '切错了，观众已经看到', after: '开了延时播出，切错还来得及换垫片' },
  ],
};

export const switcherFeaturesTitle = '画面、延时与声音';

/** In the order of their stages: layouts, delay. */
export const switcherFeatures: readonly [Feature, Feature] = [
  {
    title: ['六种画面布局'],
    intro: '信号拖进格子，布局连同字幕存成一个场景，彩排时排好，播出时按数字键切。',
    points: [
      { name: '多路输入', text: '推流、拉流、连麦、本地文件、屏幕共享混着用' },
      { name: '预监与主监', text: '先在预监里看好，再硬切或淡入到主监' },
      { name: '台标与字幕条', text: '人名条、倒计时、滚动条，模板跟着品牌色' },
    ],
  },
  {
    title: ['延时播出与垫片'],
    intro: '观众看到的比现场晚一小段，时长自己设。出了口误或异常画面，延时窗里就能换掉。',
    points: [
      { name: '延时播出', text: '{{limit.delay}}，推流之前按场设好' },
      { name: '一键垫片', text: '按下就播垫片，现场处理好再切回来' },
      { name: '主备信号', text: '主路断开先告警，备路在同一个画面里顶上' },
    ],
    more: { text: '看广电融媒怎么用延时播出', link: '/home/gd' },
  },
];

export const switcherSpecs: { title: Lines; intro: string; facts: FactRows; note: string } = {
  title: ['输入与输出规格'],
  intro: '已有的摄像机、编码器、导播机都能接上，不用换设备。',
  facts: {
    columns: ['项目', '支持', '说明'],
    rows: [
      [
        '输入',
        'RTMP、SRT、网页连麦、文件、屏幕',
        '{{plan.basic.name}} {{feature.cameras.basic}} 路，{{plan.professional.name}} {{feature.cameras.professional}} 路，{{plan.flagship.name}} {{feature.cameras.flagship}} 路',
      ],
      ['画面', '1080p，25 / 30 / 50 帧', '竖屏与横屏可以同时输出'],
      ['声音', '每路独立音量、静音与延迟', '可做单独的同传音轨'],
      ['延时播出', '{{limit.delay}}', '{{feature.delay.from}}，每场单独设'],
      ['转推', '同时送往多个直播平台', '各平台的推流地址自己填，需要平台账号有权限'],
      ['录制', '主输出与各机位分别录', '断流超过 {{limit.segment}}另起一段，散场后可合并'],
    ],
  },
  note: '路数与时长以套餐为准。',
};

export const switcherRelated: readonly RelatedLink[] = [
  { name: '直播拍摄执行', text: '摄像、导播、网络、应急，一队人到现场', link: '/home/liveService' },
  { name: '直播硬件', text: '编码器、摄像机、麦克风，按场地配齐', link: '/home/liveHardware' },
  { name: '广电传媒', text: '慢直播、应急发布、多平台转推', link: '/home/gd' },
];

export const switcherLead: LeadLines = {
  title: ['约一次', '在线试切'],
  intro: '顾问开一间带六路测试信号的演示导播间，你来切，他在线答。',
  steps: [
    { when: callbackWithin, what: '确认机位、嘉宾与播出平台' },
    { when: '第 2 天', what: '进演示导播间，在线试切 40 分钟' },
    { when: '开播前', what: '带真实信号彩排一次' },
  ],
};

import { callbackWithin } from '../lead-band';
import type {
  CaseCopy,
  Comparison,
  FactRows,
  Feature,
  LeadLines,
  Lines,
  NamedText,
  RelatedLink,
} from '../product-page';

export const virtualBefore: {
  title: Lines;
  intro: string;
  heads: readonly [string, string];
  list: readonly Comparison[];
} = {
  title: ['和搭实景比时间与人手'],
  intro: '以一场 60 分钟的新品发布为例，比较搭实景和用虚拟场景两种做法。',
  heads: ['搭实景', '用 3D 虚拟直播'],
  list: [
    {
      work: '场地',
      before: '租棚、进场、搭建、撤场，会议室用不上',
      after: '一间 20 平方米的会议室，绿幕收起来还能开会',
    },
    { work: '周期', before: '设计出图后，制作和搭建至少一周', after: '用模板当天能播；定制场景一般 10 到 15 个工作日' },
    { work: '换场', before: '一场一景，换主题要重搭', after: '按一下切到下一套，主讲人不用离开座位' },
    {
      work: '机位',
      before: '多一个角度，多一台摄像机和一位摄像',
      after: '一台真机位，每个场景{{limit.virtual-cameras}}虚拟机位，透视跟着场景走',
    },
    { work: '下次再用', before: '背景板拆了就没有了', after: '场景留在素材库，换标题和图表就能再播' },
  ],
};

export const virtualFeaturesTitle = '抠得干净，站得真实，图表进得了画面';

/** In the order of their stages: layers of the picture, virtual cameras. */
export const virtualFeatures: readonly [Feature, Feature] = [
  {
    title: ['场景、主讲人与前景三层画面'],
    intro: '画面分成三层：背后是场景和大屏，中间是抠出来的人，前面还能立图表、产品和标题。',
    points: [
      { name: '实时抠像', text: '发丝、玻璃杯和半透明衣料单独调，去掉绿色反光' },
      { name: '虚拟大屏', text: 'PPT、视频和连麦嘉宾直接放进场景里的屏幕' },
      { name: 'AR 图表与产品', text: '数据表导入就是立体柱，产品模型可以转着讲' },
    ],
  },
  {
    title: ['一台摄像机切出多个虚拟机位'],
    intro: '摄像机不动，动的是虚拟机位。远景看气势，近景看人，透视和阴影由引擎算好。',
    points: [
      { name: '虚拟机位', text: '固定、推近、摇移，每个场景可存{{limit.virtual-cameras}}，导播一键切' },
      { name: '光影匹配', text: '按场景光源给人物补地面投影和环境色' },
      { name: '边播边录', text: '推流到直播间的同时，本地另存一份高码率' },
    ],
    more: { text: '看云导播怎么切画面', link: '/home/daobo' },
  },
];

export const virtualSets: { title: Lines; intro: string; list: readonly NamedText[] } = {
  title: ['四套可以直接用的场景模板'],
  intro: '颜色、台标、大屏内容都可以改。要做成自己的展厅或总部大堂，给照片和尺寸就能定制。',
  list: [
    { name: '发布厅', text: '新品发布、集团年会。大屏在正中，两侧灯带跟主题色' },
    { name: '新闻台', text: '党建学习、公开课、内部新闻。弧形台面，可坐两人' },
    { name: '路演厅', text: '金融路演、财报解读。双屏夹角，适合立体数据图' },
    { name: '山景露台', text: '文旅推介、访谈沙龙。自然光，可切黄昏与清晨' },
  ],
};

export const virtualNeeds: { title: Lines; intro: string; facts: FactRows; note: string } = {
  title: ['会议室要准备的设备'],
  intro: '已有的设备先报型号，顾问帮你判断能不能用，不够再补。',
  facts: {
    columns: ['项目', '基本配置', '推荐配置'],
    rows: [
      ['空间', '宽 3 米、深 4 米', '宽 5 米、深 6 米，可以走动'],
      ['绿幕', '可收卷绿幕 3 × 2.4 米', '落地三面绿幕，拍得到全身'],
      ['灯光', '两盏柔光灯', '背景灯、轮廓灯、面光各一组'],
      ['摄像机', '1080p，HDMI 输出', '4K，镜头可推拉'],
      ['电脑', 'Windows 10，16 GB 内存，独立显卡 6 GB', 'Windows 11，32 GB 内存，独立显卡 12 GB'],
      ['网络', '上行 10 Mbps，有线', '上行 20 Mbps，另备一路移动网络'],
    ],
  },
  note: '电脑配置以下载中心公布的系统要求为准。',
};

export const virtualCases: CaseCopy = {
  title: '会议室里播出来的大场面',
  intro: '场景换了，讲的还是自己的内容。客户已匿名。',
  product: '3D 虚拟',
  featured: 41016,
  kinds: ['发布会', '峰会'],
  more: { text: '进入案例库', link: '/home/case' },
};

export const virtualRelated: readonly RelatedLink[] = [
  { name: '3D 虚拟直播客户端', text: '系统要求、安装步骤与版本记录', link: '/home/3dClient' },
  { name: '直播硬件', text: '绿幕、灯光、摄像机，按场地配一套', link: '/home/liveHardware' },
  { name: '元宇宙展厅', text: '观众也走进三维空间，自己逛', link: '/home/yuanyuzhou' },
];

export const virtualLead: LeadLines = {
  title: ['用会议室照片做一张合成效果图'],
  intro: '留下电话，顾问加你后把照片发来，一个工作日内给你一张合成效果图和设备清单。',
  steps: [
    { when: callbackWithin, what: '确认房间尺寸、用途和现有设备' },
    { when: '1 个工作日', what: '给出合成效果图与设备清单' },
    { when: '第 5 天', what: '远程装好客户端，试播一次' },
  ],
};

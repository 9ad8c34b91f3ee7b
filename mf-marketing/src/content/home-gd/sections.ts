import { callbackWithin } from '../lead-band';
import { gdAsk } from '@site/shared/page/page-asks';
import type { Feature, LeadLines, LineStep, Lines, NamedText, RelatedLink, ServicePromise } from '../product-page';

export const gdTools: { title: Lines; intro: string; list: readonly NamedText[] } = {
  title: ['一条新闻播出的六道工序'],
  intro: '每道工序有人、有权限、有记录。人手紧的时候，一个人也能接过两三道。',
  list: [
    { name: '信号回传', text: '手机、背包、无人机与演播室同台接入，弱网自动补包' },
    { name: '云端导播', text: '多路预监、画中画、字幕条与台标，浏览器里切' },
    { name: '三审签发', text: '编辑、责编、值班领导逐级签，未签发不能播出' },
    { name: '延时播出', text: '{{limit.delay}}可调，延时内可静音、切垫片' },
    { name: '多平台转推', text: '客户端、网站与多个平台同时播，单路断开自动重推' },
    { name: '收录拆条', text: '边播边拆，五分钟出短视频和图文' },
  ],
};

export const gdScenes: { title: string; intro: Lines; list: readonly NamedText[] } = {
  title: '六类广电直播',
  intro: ['同一套后台，按时长和重要程度', '配不同的信号与人手。'],
  list: [
    { name: '慢直播', text: '江河、古城、工地，固定机位全天在线' },
    { name: '新闻与应急发布', text: '突发现场连线演播室，十分钟内开播' },
    { name: '赛事与晚会', text: '多机位加慢动作，比分与节目单上屏' },
    { name: '政务访谈', text: '嘉宾连麦，问题先征集后播出，问答归档' },
    { name: '党建与宣讲', text: '分会场签到，学习时长按支部统计' },
    { name: '助农与文旅', text: '主持人进产地，商品由合作社自己发货' },
  ],
};

export const gdFeaturesTitle: Lines = ['值守、延时与容灾'];

/** What phones read before they open it. */
export const gdSlowFold = '没有新闻的日子，机位怎么值守';

export const gdSlow: Feature = {
  title: ['慢直播转为汛期值守'],
  intro: '慢直播的机位平时是风景，遇到天气预警就切成值守画面，水位和雨量叠在上面。',
  points: [
    { name: '全天值守', text: '断流、黑屏、静帧自动告警，值班手机响到有人处理' },
    { name: '数据叠加', text: '水位、雨量、风速从接口取，延迟与来源写明' },
    { name: '时移回看', text: '七天内任意时刻可回看，也可剪成片段' },
  ],
};

export const gdSteps: { title: Lines; intro: string; list: readonly LineStep[] } = {
  title: ['突发事件的十分钟'],
  intro: '以一次暴雨应急发布为例，从接到通知到全平台同播。',
  list: [
    { when: '00:00', name: '接令', text: '值班编辑建应急场次，模板自带台标与字幕' },
    { when: '00:03', name: '回传', text: '前方记者扫码推流，画面出现在预监' },
    { when: '00:06', name: '签发', text: '责编与值班领导，手机上逐级签发' },
    { when: '00:08', name: '播出', text: '延时 30 秒上线，各平台同时收到' },
    { when: '00:10', name: '滚动', text: '字幕更新避险信息，拆条同步发出' },
  ],
};

export const gdPromises: { title: string; list: readonly ServicePromise[] } = {
  title: '重要场次的值守保障',
  list: [
    { figure: '2 路', name: '主备信源', text: '两路不同线路，开播前各切一次。' },
    { figure: '延时', name: '按场设定', text: '{{limit.delay}}，延时内可静音、切垫片。' },
    { figure: '7 天', name: '时移回看', text: '慢直播随时回看，也可剪成片段。' },
    { figure: '1 对 1', name: '专人在线', text: '开通重要场次保障的，群内值守，事后出报告。' },
  ],
};

export const gdCases = {
  criteria: { featured: 41011, industries: ['广电传媒', '地产文旅'], kinds: ['科普', '图片直播'] },
  text: {
    title: '融媒体中心怎样用',
    intro: '客户已匿名。',
    shows: '雨夜的水库大坝，值守员打手电读水尺',
    more: { text: '查看广电案例', link: '/home/case' },
  },
} as const;

export const gdRelated: readonly RelatedLink[] = [
  { name: '云导播', text: '浏览器里的导播间，字幕条与延时播出', link: '/home/daobo' },
  { name: '直播硬件', text: '背包、编码器、聚合路由，可租可买', link: '/home/liveHardware' },
  { name: '图片直播', text: '记者拍完即传，编辑部同步选图', link: '/home/imageLive' },
];

export const gdLead: LeadLines = {
  ask: gdAsk,
  title: ['选一个机位试播一周'],
  intro: '告诉我们装在哪里、那里有没有电和网，测试设备由我们带来，播满一周再谈。',
  steps: [
    { when: callbackWithin, what: '顾问回电，了解机位与现有设备' },
    { when: '第 3 天', what: '接入一路慢直播与一次连线测试' },
    { when: '第 7 天', what: '出稳定性与告警记录' },
  ],
};

import { callbackWithin } from '../lead-band';
import type { PaperWork } from '../stage-data';
import type { Comparison, Feature, LeadLines, LineStep, Lines, NamedText, RelatedLink } from '../product-page';

export const siteBefore: {
  title: Lines;
  intro: string;
  heads: readonly [string, string];
  list: readonly Comparison[];
} = {
  title: ['散在各处与集中在官网的区别'],
  intro: '场次一多，问题就不在直播间里，而在直播间外面。',
  heads: ['散在各处', '有了直播官网'],
  list: [
    { work: '找回放', before: '翻聊天记录，链接过期再问一遍', after: '按栏目、讲者、年份筛，站内搜一下' },
    { work: '看预告', before: '海报在朋友圈，过两天就沉了', after: '日历常在，一键预约，开播前提醒' },
    { work: '换链接', before: '改期要重发，旧海报还在外面跑', after: '一个地址不变，状态自己更新' },
    { work: '搜得到', before: '搜公司名只有新闻稿', after: '每场都有自己的页面、标题和描述' },
    { work: '看数据', before: '一场一张表，拼起来要半天', after: '按栏目看谁常来、看了什么、还想看什么' },
  ],
};

export const siteFeaturesTitle: Lines = ['回放库与搜索'];

/** In the order of their stages: library, search. */
export const siteFeatures: readonly [Feature, Feature] = [
  {
    title: ['回放库'],
    intro: '散场自动入库，按栏目排好。短片、文字稿和课件跟着那一场走。',
    points: [
      { name: '自动入库', text: '直播间勾选栏目，录制好了就出现，不用手工换卡片' },
      { name: '分段与文字稿', text: '按议程打点，文字稿可搜，点一句跳到那一秒' },
      { name: '权限跟着走', text: '公开、登记、白名单沿用直播间的设置，内训不外露' },
    ],
  },
  {
    title: ['搜索收录设置'],
    intro: '每场都有独立页面。标题、描述、结构化数据一次填好，搜索引擎读得懂。',
    points: [
      { name: '页面级设置', text: '标题、描述、分享图逐页可填，没填的按规则生成' },
      { name: '收录开关', text: '内训、测试场一键不收录，站点地图自动更新' },
      { name: '自有域名', text: '证书自动签发与续期，旧地址可设跳转' },
    ],
    more: { text: '看看怎样绑定自有域名', link: '/help/helpDocument/10028' },
  },
];

export const siteSearchWork: PaperWork = {
  label: '站点搜索设置画面：左侧逐页列出标题与描述是否填好、是否收录，右侧是本周站内搜索词，其中一个词没有结果',
  main: {
    name: '页面与收录',
    rows: [
      { name: '首页', note: '某装备企业直播中心', tag: '已收录' },
      { name: '新品 · 秋季发布会', note: '标题 24 字，描述 68 字', tag: '已收录' },
      { name: '客户故事 · 港口改造', note: '缺描述，按摘要生成', tag: '待补', tone: 'warm' },
      { name: '内训 · 经销商认证', note: '白名单观看', tag: '不收录', tone: 'dim' },
      { name: '测试 0903', note: '已改名并下线', tag: '不收录', tone: 'dim' },
    ],
  },
  front: {
    name: '站内搜索词',
    sign: '本周',
    rows: [
      { name: '保养周期', value: '46' },
      { name: '报价', value: '31' },
      { name: '远程诊断', tag: '没有结果', tone: 'warm', value: '18' },
    ],
    foot: '下一场讲“远程诊断”，可以一键建预告',
  },
};

export const siteScenes: { title: string; intro: Lines; list: readonly NamedText[] } = {
  title: '三种站点模板',
  intro: ['模板给的是骨架，', '栏目按观众找东西的办法来分。'],
  list: [
    { name: '品牌直播中心', text: '新品、展会、客户故事常年更新，和公司主站互相链接。' },
    { name: '培训学堂', text: '按岗位分栏，学时与证书挂在个人页，外部搜不到。' },
    { name: '融媒频道', text: '慢直播、访谈与专题并排，台标和版权信息逐页可设。' },
  ],
};

export const siteSteps: { title: Lines; intro: string; list: readonly LineStep[] } = {
  title: ['建站的五个步骤'],
  intro: '先用系统分配的地址试运行，没问题再换成自己的域名。',
  list: [
    { when: '第 1 步', name: '选模板', text: '填站点名称与标志，定主色。' },
    { when: '第 2 步', name: '分栏目', text: '三到六个，用观众的说法起名。' },
    { when: '第 3 步', name: '放模块', text: '正在直播、预告、回放、订阅。' },
    { when: '第 4 步', name: '绑域名', text: '境内服务须先完成 ICP 备案。' },
    { when: '第 5 步', name: '发布', text: '约一分钟生效，发错了回到前一版。' },
  ],
};

export const siteRelated: readonly RelatedLink[] = [
  { name: '云直播开放平台', text: '自己写界面，只拿直播能力', link: '/home/vzCloud' },
  { name: '企业营销直播', text: '官网里的那一场怎么办', link: '/home/entmarket' },
  { name: '创建直播官网并发布', text: '帮助文档，照着做一遍', link: '/help/helpDocument/10065' },
];

export const siteLead: LeadLines = {
  title: ['用现有回放搭一个样站'],
  intro: '留下电话，顾问按你的栏目搭一个样站，放进十条回放，看着真内容再决定。',
  steps: [
    { when: callbackWithin, what: '确认栏目、域名与要放的回放' },
    { when: '2 个工作日', what: '样站地址发给你，手机电脑都能看' },
    { when: '确认后', what: '绑域名，教会一位同事维护' },
  ],
};

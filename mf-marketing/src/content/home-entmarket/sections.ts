import { callbackWithin } from '../lead-band';
import type { Feature, LeadLines, Lines, NamedText, Pain, RelatedLink, ServicePromise } from '../product-page';

export const entmarketPains: { title: Lines; intro: string; list: readonly Pain[] } = {
  title: ['复盘会上常见的四个问题'],
  intro: '活动办得热闹，问题却答不上来，多半因为报名、直播和跟进分在几套工具里，名单对不到一起。',
  list: [
    {
      who: '负责人问',
      ask: '这场来了多少客户？',
      why: '手里只有一个观看人次，点不开，也没有名字。',
      answer: '从报名起，每位观众就有一条记录，时长和来源都能点开。',
    },
    {
      who: '销售问',
      ask: '名单给我了，先打给谁？',
      why: '报名表、签到表、聊天记录各在一处，谁有意向全凭印象。',
      answer: '按观看、提问、领资料给线索打分，高分先派，附上他问过的话。',
    },
    {
      who: '市场问',
      ask: '哪个渠道值得再投？',
      why: '海报、推文和朋友圈共用一个链接，散场后分不出来。',
      answer: '一个渠道一张码，从打开页面到留下需求，分段看流失。',
    },
    {
      who: '现场问',
      ask: '画面断了，谁来切？',
      why: '设备、网络、字幕分给几个人，出事时先互相找人。',
      answer: '备用信号与垫片开播前设好，断流先告警，再自动切过去。',
    },
  ],
};

export const entmarketFeaturesTitle = '从报名到复盘的四段工作';

/** In the order of their stages: sign-up funnel, live room, follow-up. */
export const entmarketFeatures: readonly [Feature, Feature, Feature] = [
  {
    title: ['从报名开始记录观众'],
    intro: '报名页、渠道码和提醒连成一段，每一步掉了多少人都看得见。',
    points: [
      { name: '报名与审核', text: '字段自己定，通过的人自动收到入场链接' },
      { name: '渠道码与邀请海报', text: '公众号、展会、销售个人各有一张码' },
      { name: '开播提醒', text: '开播前 {{promise.reminder}}发一次短信或公众号消息' },
    ],
    more: { text: '看报名转化提升方案', link: '/home/marketing/50001' },
  },
  {
    title: ['互动记录到人'],
    intro: '讲到哪里，资料、问卷和投票就跟到哪里，观众顺手就留下了想法。',
    points: [
      { name: '资料与商品卡片', text: '跟着讲解弹出，领取要填两项' },
      { name: '问卷、投票、抽奖', text: '规则与中奖名单当场公示' },
      { name: '提问与聊天审核', text: '先审后发，重要提问转给顾问' },
    ],
  },
  {
    title: ['散场后的线索跟进'],
    intro: '观看多久、问过什么、领了哪份资料，都写在客户旁边，开口不用从头问起。',
    points: [
      { name: '线索评分', text: '分值自己定，超过 60 分自动派单' },
      { name: '观众标签', text: '来源、行业、关心的产品写回企业微信' },
      { name: '跟进任务', text: '24 小时未联系的线索提醒主管' },
    ],
    more: { text: '看企微 SCRM 怎么接住线索', link: '/home/vzScrm' },
  },
];

export const entmarketReport: { title: Lines; intro: string } = {
  title: ['按渠道拆开的复盘报表'],
  intro: '观看、互动和线索按渠道拆开，一键导出。哪一段人走了、哪张海报带来了人，回看曲线就能对上。',
};

export const entmarketScenes: { title: string; intro: Lines; list: readonly NamedText[] } = {
  title: '六种活动的模板',
  intro: ['形式不同，报名、互动和跟进的骨架是一样的，', '选一个模板，改几处就能用。'],
  list: [
    { name: '新品发布', text: '倒计时暖场，讲到卖点弹出试用申请' },
    { name: '招商大会', text: '政策公开讲，条件在白名单会场里谈' },
    { name: '经销商大会', text: '按编号入场，分区域同屏，当场签到' },
    { name: '行业沙龙', text: '嘉宾连麦，提问排队，会后发讲义' },
    { name: '客户答谢', text: '抽奖有公示，老客可以带一位新朋友' },
    { name: '展会同步直播', text: '展位一张码，到场和线上记在一起' },
  ],
};

/** Cases of these kinds of live stream come first. */
export const entmarketCases = {
  title: '三家公司的活动案例',
  intro: '目标不同，看的数字也不同。客户已匿名。',
  product: '营销直播',
  featured: 41019,
  kinds: ['发布会', '年会', '峰会'],
  more: { text: '进入案例库', link: '/home/case' },
} as const;

export const entmarketPromises: { title: string; list: readonly ServicePromise[] } = {
  title: '开始之前的四项说明',
  list: [
    {
      figure: '7 天',
      name: '试用',
      text: '不需要信用卡，到期不会自动扣费，数据再保留 {{retention.trial}}，可以导出。',
    },
    { figure: '1 次', name: '陪你彩排', text: '首场直播安排顾问在线，从推流到互动走一遍。' },
    { figure: '2 路', name: '主备信号', text: '云导播{{feature.cameras.from}}。主路中断先告警，再切备用信号或垫片。' },
    { figure: '24 小时', name: '内回电', text: '提交后顾问回电。改时间、取消，凭回执上的回电码。' },
  ],
};

export const entmarketRelated: readonly RelatedLink[] = [
  { name: '企微 SCRM', text: '直播间来的客户自动进企微、打标签、排跟进', link: '/home/vzScrm' },
  { name: '云导播', text: '浏览器里切多机位，字幕条、垫片与延时播出', link: '/home/daobo' },
  { name: '线上峰会', text: '多会场一个入口，议程、嘉宾、资料集中呈现', link: '/home/summit' },
];

export const entmarketLead: LeadLines = {
  title: ['用一场小活动试流程'],
  intro: '说说请谁来、想留下什么，先给你一张报名页。',
  steps: [
    { when: callbackWithin, what: '顾问回电，确认时间与人数' },
    { when: '第 2 天', what: '开通后台，套用报名与渠道码模板' },
    { when: '第 5 天', what: '陪你彩排，并开出第一场' },
  ],
};

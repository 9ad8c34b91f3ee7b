import type { Lines } from '../product-page';

/** A site being put together. Sample data. */
export const siteBuilder = {
  label:
    '左侧是可以拖的模块，右侧是正在搭建的直播官网，页头下面是正在直播的一场，“近期预告”模块刚被拖到中间的虚线框里，下方是精选回放',
  name: '搭建 · 某装备企业直播中心',
  palette: { name: '模块', list: ['正在直播', '近期预告', '精选回放', '直播日历', '讲者', '订阅'] },
  page: {
    name: '某装备企业 · 直播中心',
    nav: ['新品', '客户故事', '培训'],
    live: { state: '直播中', name: '秋季新品发布会', watch: '1.2 万人在看' },
    dropped: { name: '近期预告', shows: ['9月3日 港口改造案例', '9月10日 保养公开课'] },
    replays: ['展会回顾', '工厂探访', '操作入门'],
  },
} as const;

export type SiteShow = { day: number; name: string; tone: 'plain' | 'warm' | 'dim' };

/** September 2026 begins on a Tuesday. */
export const siteCalendar: {
  title: Lines;
  intro: string;
  label: string;
  month: string;
  weekdays: Lines;
  /** Empty days before the first, weeks beginning on Monday. */
  before: number;
  days: number;
  shows: readonly SiteShow[];
  points: readonly { name: string; text: string }[];
} = {
  title: ['直播日历'],
  intro: '观众知道下周有什么，同事也知道哪天别撞车。改期在后台改一次，日历、预告和提醒一起变。',
  label: '2026 年 9 月的直播日历，五场直播分布在不同日期，新品场为橙色，只对白名单显示的内训场为灰色',
  month: '2026 年 9 月',
  weekdays: ['一', '二', '三', '四', '五', '六', '日'],
  before: 1,
  days: 30,
  shows: [
    { day: 3, name: '港口改造', tone: 'plain' },
    { day: 8, name: '经销商认证', tone: 'dim' },
    { day: 10, name: '保养公开课', tone: 'plain' },
    { day: 17, name: '新品发布', tone: 'warm' },
    { day: 24, name: '答客户问', tone: 'plain' },
    { day: 29, name: '季度回顾', tone: 'plain' },
  ],
  points: [
    { name: '一键预约', text: '短信或公众号提醒，也能加进手机日历' },
    { name: '看的人不同', text: '内训场只对名单内的人显示，访客看不到有这一格' },
    { name: '撞车提醒', text: '同一时段已有两场，排期时先说一声' },
  ],
};

export const siteLibrary: {
  label: string;
  search: string;
  found: string;
  filters: Lines;
  shows: readonly { name: string; note: string }[];
} = {
  label: '回放库的搜索框里写着“保养”，下面列出四条回放，每条有时长、讲者与命中的文字稿位置',
  search: '保养',
  found: '4 条',
  filters: ['全部', '新品', '客户故事', '培训'],
  shows: [
    { name: '保养周期怎么定', note: '42 分钟 · 文字稿 12:08' },
    { name: '答客户十问', note: '55 分钟 · 文字稿 31:40' },
    { name: '经销商公开课', note: '68 分钟 · 第 3 段' },
    { name: '展会现场拆机', note: '23 分钟 · 文字稿 05:16' },
  ],
};

import type { ProductKey } from '@site/drawings/stages/product-pictogram';

export type NavigationItem = {
  id: string;
  title: string;
  link: string;
  description?: string;
  /** The same thing on the pages for phones. */
  mobile?: string;
};

export const products: readonly (NavigationItem & { id: ProductKey })[] = [
  {
    id: 'entmarket',
    title: '企业营销直播',
    link: '/home/entmarket',
    mobile: '/m/entmarket',
  },
  { id: 'imageLive', title: '图片直播', link: '/home/imageLive', mobile: '/m/imageLive' },
  { id: '3dpage', title: '3D 虚拟直播', link: '/home/3dpage' },
  { id: 'vzChain', title: '连锁直播', link: '/home/vzChain', mobile: '/m/vzChain' },
  { id: 'vzScrm', title: '企微 SCRM', link: '/home/vzScrm', mobile: '/m/vzScrm' },
  {
    id: 'yuanyuzhou',
    title: '元宇宙展厅',
    link: '/home/yuanyuzhou',
    mobile: '/m/yuanyuzhou',
  },
];

export const scenarios: readonly NavigationItem[] = [
  { id: 'edu', title: '教育培训', link: '/home/edu', mobile: '/m/edu' },
  { id: 'chain', title: '连锁门店', link: '/home/chain', mobile: '/m/chain' },
  { id: 'onlineShopLive', title: '新零售电商', link: '/home/onlineShopLive' },
  { id: 'furn', title: '家居建材', link: '/home/furn', mobile: '/m/furn' },
  { id: 'cosmeticMedicine', title: '医疗美容', link: '/home/cosmeticMedicine' },
  { id: 'financial', title: '金融财经', link: '/home/financial' },
  { id: 'gd', title: '广电传媒', link: '/home/gd', mobile: '/m/gd' },
  { id: 'summit', title: '线上峰会', link: '/home/summit', mobile: '/m/summit' },
  { id: 'recruit', title: '招聘直播', link: '/home/recruit' },
  {
    id: 'activity',
    title: '活动年会',
    link: '/home/activity',
    mobile: '/m/activity',
  },
  { id: 'healthy', title: '大健康', link: '/home/healthy' },
];

export const services: readonly NavigationItem[] = [
  { id: 'liveService', title: '直播拍摄执行', link: '/home/liveService' },
  { id: 'daobo', title: '云导播', link: '/home/daobo' },
  { id: 'liveHardware', title: '直播硬件', link: '/home/liveHardware' },
  {
    id: 'distribution',
    title: '直播分发',
    link: '/home/liveService#distribution',
    mobile: '/m/online_H5',
  },
  { id: 'ai', title: 'AI 直播工具', link: '/home/ai' },
];

export const cases: readonly NavigationItem[] = [
  { id: 'case', title: '案例库', description: '按行业、场景和产品筛选', link: '/home/case' },
  {
    id: 'type1',
    title: '经典案例',
    description: '一场直播从头到尾的复盘',
    link: '/home/lectureSubitem/1',
    mobile: '/m/lecture_new?type=1',
  },
  {
    id: 'type2',
    title: '解决方案',
    description: '照着排期就能开播',
    link: '/home/lectureSubitem/2',
    mobile: '/m/lecture_new?type=2',
  },
  {
    id: 'type3',
    title: '直播讲堂',
    description: '灯光、收音、导播、脚本',
    link: '/home/lectureSubitem/3',
    mobile: '/m/lecture_new?type=3',
  },
  {
    id: 'type4',
    title: '精选资讯',
    description: '术语、清单与节日日历',
    link: '/home/lectureSubitem/4',
    mobile: '/m/lecture_new?type=4',
  },
];

export const support: readonly NavigationItem[] = [
  { id: 'pc', title: '电脑端开播工具', description: 'Windows 与 macOS', link: '/home/download#pc' },
  { id: 'app', title: '手机 App', description: 'iOS、Android 与鸿蒙', link: '/home/download#app' },
  { id: 'start', title: '新手指南', description: '从注册到第一场直播', link: '/help/helpClassList/101' },
  { id: 'help', title: '使用教程', description: '帮助中心全部文章', link: '/help/helpCenter' },
  { id: 'video', title: '视频教程', description: '每段一两分钟', link: '/info/video' },
];

export const about: readonly NavigationItem[] = [
  { id: 'about', title: '公司介绍', link: '/home/about', mobile: '/m/about' },
  {
    id: 'join',
    title: '加入我们',

    link: '/home/about#join',
    mobile: '/m/about#join',
  },
  { id: 'media', title: '媒体报道', link: '/home/media', mobile: '/m/media' },
];

export const home: NavigationItem = { id: 'home', title: '首页', link: '/', mobile: '/m/' };
export const partners: NavigationItem = { id: 'promotion', title: '渠道合作', link: '/home/promotion' };
export const pricing: NavigationItem = { id: 'service', title: '价格', link: '/home/service', mobile: '/m/service' };

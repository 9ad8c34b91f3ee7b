import type { ProductKey } from '@site/shared/ui/stages/product-pictogram';

export type NavigationItem = {
  id: string;
  title: string;
  link: string;
  description?: string;
  /** The same thing on the pages for phones. */
  mobile?: string;
};

/** An item of the wide menu, where it has a sign of its own (`header/menu-signs.tsx`). */
export type DescribedItem = NavigationItem & { description: string };

export const products: readonly (DescribedItem & { id: ProductKey })[] = [
  {
    id: 'entmarket',
    title: '企业营销直播',
    description: '开播即获客',
    link: '/home/entmarket',
    mobile: '/m/entmarket',
  },
  { id: 'imageLive', title: '图片直播', description: '拍完就能看', link: '/home/imageLive', mobile: '/m/imageLive' },
  { id: '3dpage', title: '3D 虚拟直播', description: '会议室变演播厅', link: '/home/3dpage' },
  { id: 'vzChain', title: '连锁直播', description: '门店一起播', link: '/home/vzChain', mobile: '/m/vzChain' },
  { id: 'vzScrm', title: '企微 SCRM', description: '每位观众都有下文', link: '/home/vzScrm', mobile: '/m/vzScrm' },
  {
    id: 'yuanyuzhou',
    title: '元宇宙展厅',
    description: '一个链接走进展馆',
    link: '/home/yuanyuzhou',
    mobile: '/m/yuanyuzhou',
  },
];

export const scenarios: readonly DescribedItem[] = [
  { id: 'edu', title: '教育培训', description: '课在线上，考勤照记', link: '/home/edu', mobile: '/m/edu' },
  { id: 'chain', title: '连锁门店', description: '总部开播，门店成交', link: '/home/chain', mobile: '/m/chain' },
  { id: 'onlineShopLive', title: '新零售电商', description: '边看边买，不离直播间', link: '/home/onlineShopLive' },
  { id: 'furn', title: '家居建材', description: '工厂走一圈，到店签单', link: '/home/furn', mobile: '/m/furn' },
  { id: 'cosmeticMedicine', title: '医疗美容', description: '医生讲清楚，再约面诊', link: '/home/cosmeticMedicine' },
  { id: 'financial', title: '金融财经', description: '投教路演，全程留痕', link: '/home/financial' },
  { id: 'gd', title: '广电传媒', description: '多路信号，安全播出', link: '/home/gd', mobile: '/m/gd' },
  { id: 'summit', title: '线上峰会', description: '多会场，一个入口', link: '/home/summit', mobile: '/m/summit' },
  { id: 'recruit', title: '招聘直播', description: '云宣讲，一键投简历', link: '/home/recruit' },
  {
    id: 'activity',
    title: '活动年会',
    description: '签到抽奖，分会场同乐',
    link: '/home/activity',
    mobile: '/m/activity',
  },
  { id: 'healthy', title: '大健康', description: '实名讲者，过审再播', link: '/home/healthy' },
];

export const services: readonly DescribedItem[] = [
  { id: 'liveService', title: '直播拍摄执行', description: '团队到场，拍到播完', link: '/home/liveService' },
  { id: 'daobo', title: '云导播', description: '浏览器里切多路画面', link: '/home/daobo' },
  { id: 'liveHardware', title: '直播硬件', description: '按场地配，可租可买', link: '/home/liveHardware' },
  {
    id: 'distribution',
    title: '直播分发',
    description: '一次推流，多平台同播',
    link: '/home/liveService#distribution',
    mobile: '/m/online_H5',
  },
  { id: 'ai', title: 'AI 直播工具', description: '脚本、字幕与剪辑', link: '/home/ai' },
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
  { id: 'video', title: '视频教程', description: '一到八分钟看会', link: '/info/video' },
];

export const about: readonly NavigationItem[] = [
  { id: 'about', title: '公司介绍', link: '/home/about', mobile: '/m/about' },
  { id: 'join', title: '加入我们', link: '/home/about#join' },
  { id: 'media', title: '媒体报道', link: '/home/media', mobile: '/m/media' },
];

export const home: NavigationItem = { id: 'home', title: '首页', link: '/', mobile: '/m/' };
export const partners: NavigationItem = { id: 'promotion', title: '渠道合作', link: '/home/promotion' };
export const pricing: NavigationItem = { id: 'service', title: '价格', link: '/home/service', mobile: '/m/service' };

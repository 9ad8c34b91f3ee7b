import { about, cases, type NavigationItem, pricing, products, scenarios, services } from './navigation';

/** `market` is filled with the marketing contents of the api. */
export type MobileSection = { title: string; items: readonly NavigationItem[] | 'market' };

/** How many sections of the slide-out menu start open (R4.12). */
export const openSections = 3;

export const mobileSections: readonly MobileSection[] = [
  { title: '直播产品', items: products },
  { title: '应用场景', items: scenarios },
  { title: '增值服务', items: services },
  { title: '营销市场', items: 'market' },
  { title: '客户案例', items: cases },
  {
    title: '价格',
    items: [
      { ...pricing, title: '版本与价格' },
      { id: 'renewal', title: '套餐与续费', link: '/help/helpClassList/801' },
      { id: 'traffic', title: '流量与并发', link: '/help/helpClassList/802' },
    ],
  },
  {
    title: '服务与支持',
    items: [
      { id: 'help', title: '帮助中心', link: '/help/helpCenter' },
      { id: 'video', title: '视频教程', link: '/info/video' },
      { id: 'lecture', title: '直播讲堂', link: '/home/lectureIndex', mobile: '/m/lecture_h5' },
      { id: 'download', title: '下载中心', link: '/home/download' },
    ],
  },
  { title: '关于我们', items: about },
];

import { about, cases, type NavigationItem, partners, pricing, products, scenarios, services } from './navigation';

export type FooterColumn = { title: string; items: readonly NavigationItem[] };

export const footerColumns: readonly FooterColumn[] = [
  { title: '产品', items: products },
  { title: '应用场景', items: scenarios },
  {
    title: '服务中心',
    items: [
      ...services,
      pricing,
      { id: 'help', title: '帮助中心', link: '/help/helpCenter' },
      { id: 'download', title: '下载中心', link: '/home/download' },
      { id: 'vzCloud', title: '开放平台', link: '/home/vzCloud' },
      { id: 'tools', title: '营销工具', link: '/home/microMarketing' },
    ],
  },
  {
    title: '关于我们',
    items: [
      ...about,
      { ...partners },
      ...cases.slice(0, 1),
      { id: 'news', title: '新闻动态', link: '/home/newsList' },
      { id: 'info', title: '直播资讯', link: '/info/' },
      { id: 'lecture', title: '直播讲堂', link: '/home/lectureIndex', mobile: '/m/lecture_h5' },
      { id: 'sitemap', title: '网站地图', link: '/sitemap' },
    ],
  },
];

/** The ways on of a reader, in the compact footer. */
export const readingLinks: readonly NavigationItem[] = [
  { id: 'product', title: '产品', link: '/home/entmarket', mobile: '/m/entmarket' },
  { id: 'case', title: '案例库', link: '/home/case' },
  { ...pricing, title: '价格' },
  { id: 'help', title: '帮助中心', link: '/help/helpCenter' },
  { id: 'info', title: '直播资讯', link: '/info/' },
  { id: 'lecture', title: '直播讲堂', link: '/home/lectureIndex', mobile: '/m/lecture_h5' },
  { id: 'about', title: '关于我们', link: '/home/about', mobile: '/m/about' },
  { id: 'sitemap', title: '网站地图', link: '/sitemap' },
];

export const legalLinks: readonly NavigationItem[] = [
  { id: 'licence', title: '营业执照', link: '/home/business_license.jpg' },
  { id: 'privacy', title: '隐私政策', link: '/home/UserAgreementPC#privacy' },
  { id: 'agreement', title: '用户协议', link: '/home/UserAgreementPC' },
  { id: 'accessibility', title: '无障碍声明', link: '/help/accessibility' },
];

/** Shown verbatim (R9.27). */
export const versionLabel = '21.06.09';

/** Where the filing numbers are looked up. */
export const filingOffices = {
  icp: 'https://beian.miit.gov.cn/',
  police: 'https://beian.mps.gov.cn/',
  report: 'https://www.12377.cn/',
} as const;

/** Partners; example addresses, no real endorsement. Shown on the home page only. */
export const partnerLinks: readonly { name: string; link: string }[] = [
  { name: '云资源服务商', link: 'https://partner.example.com/cloud' },
  { name: '影像设备厂商', link: 'https://partner.example.com/camera' },
  { name: '会议酒店集团', link: 'https://partner.example.com/venue' },
  { name: '运营商专线', link: 'https://partner.example.com/network' },
  { name: '等保测评机构', link: 'https://partner.example.com/audit' },
  { name: 'CRM 软件商', link: 'https://partner.example.com/crm' },
];

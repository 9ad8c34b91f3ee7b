import { callbackAddress } from '@site/shared/contract/callback-address';
import { legalLinks } from './footer-links';
import * as navigation from './navigation';

export type SiteMapGroup = { title: string; items: readonly navigation.NavigationItem[] };

/** Every page of the site that a visitor may start from, by what it is for; the navigation's own lists come first. */
export const siteMapGroups: readonly SiteMapGroup[] = [
  {
    title: '产品',
    items: [
      ...navigation.products,
      { id: 'syzb', title: '私域直播', link: '/home/syzb' },
      { id: 'marketingCloud', title: '营销云', link: '/home/marketingCloud' },
      { id: 'website', title: '直播官网搭建', link: '/home/website' },
      { id: 'microMarketing', title: '微营销与营销工具', link: '/home/microMarketing' },
      { id: 'vzCloud', title: '云直播开放平台', link: '/home/vzCloud' },
    ],
  },
  {
    title: '应用场景',
    items: [
      ...navigation.scenarios,
      { id: 'marketingConference', title: '会议营销', link: '/home/marketingConference' },
      { id: 'ActivityManage', title: '活动管理', link: '/home/ActivityManage' },
      { id: 'knowledge', title: '知识付费', link: '/home/knowledge' },
      { id: 'school', title: '校园直播', link: '/home/school' },
      { id: 'family', title: '母婴亲子与家庭消费', link: '/home/family' },
      { id: 'cosmetology', title: '美业连锁直播', link: '/home/cosmetology' },
    ],
  },
  {
    title: '服务与价格',
    items: [
      ...navigation.services,
      { id: 'originalService', title: '原创策划服务', link: '/home/originalService' },
      { ...navigation.pricing, title: '版本与价格' },
      { id: 'security', title: '安全与合规说明', link: '/home/security' },
      { id: 'signUp', title: '免费试用登记', link: '/home/signUp' },
      { id: 'callback', title: '改约或取消回电', link: callbackAddress, description: '凭回执上的回电码自己办' },
      { ...navigation.partners },
    ],
  },
  {
    title: '案例与讲堂',
    items: [...navigation.cases, { id: 'lecture', title: '讲堂首页', link: '/home/lectureIndex' }],
  },
  {
    title: '资讯与动态',
    items: [
      { id: 'info', title: '直播资讯', link: '/info/' },
      { id: 'topics', title: '全部文章', link: '/info/cate/99' },
      { id: 'hot', title: '热门资讯', link: '/info/hot/' },
      { id: 'videos', title: '操作视频', link: '/info/video/' },
      { id: 'tags', title: '标签', link: '/tag' },
      { id: 'news', title: '新闻动态', link: '/home/newsList' },
    ],
  },
  {
    title: '帮助与下载',
    items: [
      ...navigation.support.filter(({ id }) => id !== 'video'),
      { id: 'liveCheck', title: '开播自检', link: '/help/liveCheck', description: '摄像头、麦克风、上行与浏览器' },
      { id: '3dClient', title: '3D 虚拟直播客户端', link: '/home/3dClient' },
      { id: 'permissions', title: '应用权限说明', link: '/home/permissions' },
    ],
  },
  { title: '关于我们', items: [{ ...navigation.home }, ...navigation.about, ...legalLinks] },
];

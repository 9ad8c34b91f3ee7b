/** The company page. The company is fictional, and the page says so. */
export const aboutHead = {
  title: '关于我们_企业直播服务商的团队与历程',
  description:
    '团队介绍、发展历程、服务理念、加入我们与联系方式。写软件的和跑现场的各占一半；想聊聊你的下一场直播，欢迎留言或预约到访，在招岗位也列在这里。',
  keywords: ['关于我们', '企业直播服务商', '直播公司招聘', '联系方式'],
  name: '关于我们',
  /** On a white-label site, which shows no people and no years of ours. */
  neutral: {
    title: '关于我们_企业直播服务',
    description:
      '企业直播产品与现场服务、服务理念、加入我们与联系方式。想聊聊你的下一场直播，欢迎留言，在招岗位也列在这里。',
    keywords: ['关于我们', '企业直播服务商', '联系方式'],
  },
} as const;

export const aboutHero = {
  title: ['我们把直播', '做清楚'],
  intro: ['播之前怎么排，当天谁盯着，', '播完怎么算账，都跟你说明白。'],
  picture: '三位同事坐在导播间里，面前的屏幕墙正中是正在播出的河谷慢直播，两侧是四路机位',
  anchors: [
    { id: 'team', name: '团队', ours: true },
    { id: 'beliefs', name: '服务理念' },
    { id: 'history', name: '发展历程', ours: true },
    { id: 'join', name: '加入我们' },
    { id: 'contact', name: '联系方式' },
  ],
} as const;

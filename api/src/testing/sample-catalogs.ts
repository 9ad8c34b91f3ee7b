import { sampleOffers } from './sample-offers';

/** The small sets of the sample content, by their file. */
export const sampleCatalogs: Record<string, unknown> = {
  'help/categories.json': [
    { id: 1, pid: 0, name: '新手指南', icon: 'compass', sort: 1, description: '入门' },
    { id: 2, pid: 0, name: '开播工具', icon: 'camera', sort: 2 },
    { id: 101, pid: 1, name: '注册与登录', sort: 1 },
    { id: 201, pid: 2, name: '电脑端', sort: 1 },
  ],
  'help/hot-words.json': [
    { id: 2, keyword: '抽奖', state: 1, sort: 2 },
    { id: 1, keyword: '白名单', state: 1, sort: 1 },
    { id: 3, keyword: '旧词', state: 0, sort: 3 },
  ],
  'help/templates.json': [201],
  'search/synonyms.json': [
    { word: '控制台', also: ['管理后台'], english: ['console', 'admin panel'] },
    { word: '资讯', also: ['新闻'], english: ['news'] },
  ],
  'search/other-questions.json': [{ about: '生活', asks: ['房贷怎么还', '感冒吃什么药'] }],
  'search/other-topics.json': [{ about: '别的公司', words: ['支付宝', 'zoom'] }],
  'info/categories.json': [
    { id: 1, name: '行业观察' },
    { id: 2, name: '直播运营' },
  ],
  'lectures/nav.json': [
    { id: 2, name: '解决方案', link: '/home/lectureSubitem/2', active: false, sort: 2, state: 1, pid: 0 },
    { id: 1, name: '经典案例', link: '/home/lectureSubitem/1', active: false, sort: 1, state: 1, pid: 0 },
  ],
  'tags.json': [1, 2, 3].map((id) => ({ id, name: `标签${id}`, text: '说明' })),
  'tools.json': [
    { slug: 'sign-in', name: '签到', text: '一句', group: '互动', feature: 'phone-broadcast', helpId: 10001 },
  ],
  'media.json': [
    {
      id: 60101,
      outlet: '示例媒体',
      title: '旧报道',
      summary: '摘要',
      published: '2025-01-01',
      link: 'https://example.com/1',
    },
    {
      id: 60102,
      outlet: '示例媒体',
      title: '新报道',
      summary: '摘要',
      published: '2026-01-01',
      link: 'https://example.com/2',
    },
  ],
  'friend-links.json': [{ name: '示例友链', link: 'https://example.com/' }],
  'jobs.json': [{ slug: 'editor', name: '编辑', place: '云岸市', kind: '全职', duties: ['写'], wants: ['会写'] }],
  ...sampleOffers,
  'pricing-faq.json': [{ ask: '问', answer: '答' }],
  'pages.json': [{ id: 1, title: '图片直播', link: '/home/imageLive', text: '拍完就能看', keywords: ['云摄影'] }],
};

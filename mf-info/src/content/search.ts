import type { SearchKind } from '@site/shared/contract/search';

export const siteSearchCopy = {
  name: '全站搜索',
  lead: '产品、案例、帮助、资讯、讲堂与视频，一次搜全。可以照着平时说话来问，打错字、输拼音也行。',
  label: '搜索整个网站',
  placeholder: '如：白名单、年会、云导播',
  button: '搜索',
  kinds: '结果类型',
  all: '全部',
  noHit: '站内没有能回答这个问题的内容。不凑数，下面这两条只是最接近的；要准话，请直接问人。',
  noneNear: '站内没有能回答这个问题的内容，请直接问人。',
  noHitOfKind: '这一类里没有，看看全部结果',
  tips: ['换一个说法，或者只留关键的一个词', '检查有没有错别字，或者改用拼音'],
  similar: '最接近的两条',
  people: { heading: '直接问人', text: '打电话、约回电，或者交给值班同事，说说想办什么活动、卡在哪一步。' },
  duty: '交给值班同事',
  starts: '可以从这些词开始',
  sections: {
    heading: '按栏目浏览',
    list: [
      { kind: 'page', name: '产品与方案', text: '六个产品，十几个行业各自怎么用', to: '/sitemap' },
      { kind: 'case', name: '客户案例', text: '播完之后的数字，没做好的也写', to: '/home/case' },
      { kind: 'help', name: '帮助文档', text: '在哪里点、按什么顺序做', to: '/help/helpCenter' },
      { kind: 'topic', name: '直播资讯', text: '预算、排期、设备与合规', to: '/info/' },
      { kind: 'lecture', name: '直播讲堂', text: '四门课，每讲附练习和清单', to: '/home/lectureIndex' },
      { kind: 'video', name: '操作视频', text: '一两分钟一段，附逐句文字稿', to: '/info/video/' },
    ],
  },
} as const;

/** Suggested keywords; each has results of several types. */
export const startCopy = ['白名单', '年会', '云导播', '防录屏', '抽奖', '图片直播', '培训直播', '私域直播'] as const;

/** Label of a result's type; the service names the groups. */
export const kindUnits: Record<SearchKind, string> = {
  page: '个页面',
  help: '篇',
  topic: '篇',
  case: '个',
  lecture: '课时',
  video: '段',
  marketing: '篇',
  news: '条',
};

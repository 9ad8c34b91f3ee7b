import { shownText } from '@site/shared/page/typed-text';

export const helpSearchCopy = {
  emptyHeading: '搜索帮助文章',
  hitsHeading: (keyword: string) => `关于“${shownText(keyword)}”的帮助`,
  noHitHeading: (keyword: string) => `没有找到“${shownText(keyword)}”`,
  emptyLead: '可以照着平时说话来问，也可以搜功能名、报错提示，或者只输拼音和首字母，例如 choujiang、cj。',
  noResult: '帮助中心没有能回答这个问题的文章，请打电话、约回电，或者交给值班同事。',
  noResultTips: ['只留关键的词，例如功能名或报错里的那几个字', '从热门搜索或帮助目录里找'],
  nearest: '最接近的两篇，不一定是答案',
  urgent: '马上开播，等不及看文章？按现象查',
  categories: '帮助分类',
  all: '全部',
  noHitOfCategory: '这一类里没有，看看全部结果',
} as const;

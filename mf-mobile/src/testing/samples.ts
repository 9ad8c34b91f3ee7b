import { readCollegeArticle } from '@site/shared/calls/college-article';
import { readCollegePage } from '@site/shared/calls/college-page';
import { listCollegeTypes } from '@site/shared/calls/college-types';
import { answerTo } from '@site/shared/testing/answer-to';
import { sampleCover } from '@site/shared/testing/sample-cover';
import type { HandledRequest } from '@site/shared/calls/call';
import type {
  ArticleType,
  CollegeArticle,
  CollegeArticlePage,
  CollegeArticleSummary,
} from '@site/shared/contract/college';
import { companyNewsType } from '@site/shared/contract/content-ids';

const typeNames: Record<number, string> = { 1: '经典案例', 2: '解决方案', 3: '直播讲堂', 4: '精选资讯', 5: '活动预告' };

/** Content for tests, in the shapes of the contract. */
function article(id: number, type = 1, changes: Partial<CollegeArticleSummary> = {}): CollegeArticleSummary {
  return {
    id,
    title: `文章 ${id}`,
    type,
    typeName: typeNames[type] ?? '新闻动态',
    summary: `文章 ${id} 讲了什么。`,
    author: '客户成功部',
    published: '2026-09-16',
    views: 1842,
    scene: '',
    cover: sampleCover,
    minutes: 3,
    ...changes,
  };
}

export function fullArticle(id: number, type = 1): CollegeArticle {
  return {
    ...article(id, type),
    points: type === companyNewsType ? [] : ['要点一', '要点二', '要点三', '要点四', '要点五'],
    html: '<p>开头。</p><h2 id="shi-bo">试播</h2><p>试。</p><h2 id="fu-pan">复盘</h2><p>盘。</p>',
    headings: [
      { id: 'shi-bo', level: 2, text: '试播' },
      { id: 'fu-pan', level: 2, text: '复盘' },
    ],
    related: [article(id + 2, type)],
    prev: null,
    next: { id: id + 1, title: '后一篇' },
  };
}

/** The college's navigation as the service has it: a fifth type is enabled, too. */
const types: ArticleType[] = [1, 2, 3, 4, 5].map((id) => ({
  id,
  name: typeNames[id] ?? '',
  link: `/home/lectureSubitem/${id}`,
  active: false,
  sort: id,
  state: 1,
  pid: 0,
}));

/** Articles of each type that the answers below know of; the fifth type has none. */
const articlesOfType = 11;

/** Articles of one page: the same eleven of every type but the fifth. */
function pageOf(typeId: number | undefined, total: number, pageIndex: number, pageSize: number) {
  const first = (pageIndex - 1) * pageSize;
  const firstId = typeId === companyNewsType ? 60001 : 40001;
  const shown = Math.max(0, Math.min(pageSize, total - first));
  return Array.from({ length: shown }, (_, index) => article(firstId + first + index, typeId));
}

/** A page as the service answers it; an unknown type or a page beyond the last is not found. */
function page({ typeId, pageIndex, pageSize }: HandledRequest<typeof readCollegePage>): CollegeArticlePage | 404 {
  const name = typeId === companyNewsType ? '新闻动态' : typeNames[typeId ?? 1];
  const total = typeId === 5 ? 0 : articlesOfType;
  const list = pageOf(typeId, total, pageIndex, pageSize);
  if (!name || (list.length === 0 && pageIndex > 1)) return 404;
  return { list, total, pageIndex, pageSize, type: typeId === undefined ? null : { id: typeId, name } };
}

/** 40001 is a lecture, 60001 a piece of news; nothing else is known. */
function articleWith(id: number): CollegeArticle | 404 {
  if (id === 40001) return fullArticle(40001);
  return id === 60001 ? fullArticle(60001, companyNewsType) : 404;
}

/** Every call of the college and the news. */
export const collegeAnswers = {
  ...answerTo(readCollegePage, page),
  ...answerTo(listCollegeTypes, { list: types }),
  ...answerTo(readCollegeArticle, ({ id }) => articleWith(id)),
};

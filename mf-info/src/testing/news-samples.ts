import type { CollegeArticle, CollegeArticlePage, CollegeArticleSummary } from '@site/shared/contract/college';
import { companyNewsType } from '@site/shared/contract/content-ids';
import type { SearchHit, SearchKind } from '@site/shared/contract/search';
import { pageOf } from './samples';

/** Company news and search results for tests, in the shapes of the contract. */
export function news(id: number, changes: Partial<CollegeArticleSummary> = {}): CollegeArticleSummary {
  return {
    id,
    title: `新闻 ${id}`,
    type: companyNewsType,
    typeName: '新闻动态',
    summary: `新闻 ${id} 说了什么。`,
    author: '产品团队',
    published: '2026-10-27',
    views: 1260,
    scene: '',
    minutes: 1,
    ...changes,
  };
}

export function fullNews(id: number, changes: Partial<CollegeArticle> = {}): CollegeArticle {
  return {
    ...news(id),
    points: [],
    html: '<p>开头。</p><h2 id="xin-zeng">新增</h2><p>导出。</p><h2 id="xiu-fu">修复</h2><p>九项。</p>',
    headings: [
      { id: 'xin-zeng', level: 2, text: '新增' },
      { id: 'xiu-fu', level: 2, text: '修复' },
    ],
    related: [],
    prev: { id: 60003, title: '前一条新闻' },
    next: null,
    ...changes,
  };
}

/** A page of the news, the first unless said otherwise. */
export function newsPage(list: CollegeArticleSummary[], total = list.length, pageIndex = 1): CollegeArticlePage {
  return { ...pageOf(list, total, pageIndex), type: { id: companyNewsType, name: '新闻动态' } };
}

export function hit(kind: SearchKind, id: number, changes: Partial<SearchHit> = {}): SearchHit {
  return {
    kind,
    id,
    title: `批量导入白名单 ${id}`,
    link: `/help/helpDocument/${id}`,
    snippet: '用表格一次导入观看白名单。',
    published: '2026-10-21',
    ...changes,
  };
}

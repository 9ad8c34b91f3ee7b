import type { ArticleType, CollegeArticleSummary } from '@site/shared/contract/college';
import type { ContentLists } from './content-lists';

/** An address of a site map, with the day of its last change where that is known. */
export type MapEntry = { path: string; updated?: string };

type Reader = (lists: ContentLists) => Promise<MapEntry[]>;

const at =
  <T extends { id: number }>(prefix: string) =>
  ({ id }: T): MapEntry => ({ path: `${prefix}${id}` });

const dated =
  <T extends { id: number; published: string; updated?: string }>(prefix: string) =>
  ({ id, published, updated }: T): MapEntry => ({ path: `${prefix}${id}`, updated: updated ?? published });

async function helpArticles(lists: ContentLists): Promise<MapEntry[]> {
  const articles = await Promise.all((await lists.helpTree()).map(({ id }) => lists.helpArticles(id)));
  return articles.flat().map(({ id, updated }) => ({ path: `/help/helpDocument/${id}`, updated }));
}

async function helpClasses(lists: ContentLists): Promise<MapEntry[]> {
  const tree = await lists.helpTree();
  return tree.flatMap((category) => [category, ...category.secList]).map(at('/help/helpClassList/'));
}

/** Every type has a list; those in the navigation also have a page of their own. */
async function lectureTypes(lists: ContentLists): Promise<MapEntry[]> {
  const types = (await lists.lectureTypes()).filter(({ state }) => state === 1);
  return [...types.map(at('/home/lectureIndex/')), ...types.filter(hasOwnPage).map(at('/home/lectureSubitem/'))];
}

function hasOwnPage({ id, link }: ArticleType): boolean {
  return link === `/home/lectureSubitem/${id}`;
}

const lectures = dated<CollegeArticleSummary>('/home/lectureDetail/');
const news = dated<CollegeArticleSummary>('/home/article/');

/** The content sitemaps and their lists; a list that fails to load is left out. */
export const contentReaders = {
  help: [helpClasses, helpArticles],
  info: [
    async (lists) => (await lists.topicCategories()).map(at('/info/cate/')),
    async (lists) => (await lists.topics()).map(dated('/info/')),
    async (lists) => (await lists.tags()).map(at('/tag/')),
    async (lists) => (await lists.videos()).map(dated('/video/')),
    async (lists) => (await lists.news()).map(news),
  ],
  college: [lectureTypes, async (lists) => (await lists.lectures()).map(lectures)],
  marketing: [
    async (lists) => (await lists.marketing()).map(at('/home/marketing/')),
    async (lists) => (await lists.cases()).map(dated('/home/case?id=')),
  ],
  mobile: [
    async (lists) => (await lists.news()).map(dated('/m/article?id=')),
    async (lists) => (await lists.lectures()).map(dated('/m/lecture_detail_h5?id=')),
    async (lists) => (await lists.lectureTypes()).filter(hasOwnPage).map(at('/m/lecture_new?type=')),
    async (lists) => (await lists.marketing()).map(at('/m/market?id=')),
  ],
} satisfies Record<string, Reader[]>;

export type ContentMap = keyof typeof contentReaders;

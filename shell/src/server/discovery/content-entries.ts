import type { ArticleType, CollegeArticleSummary } from '@site/shared/contract/college';
import { allTopicsCategory, leastListed } from '@site/shared/contract/content-ids';
import type { HelpArticleSummary } from '@site/shared/contract/help';
import type { ContentLists } from './content-lists';

/** An address of a site map, encoded, with its name, the day of its last change and its own picture where they are known. */
export type MapEntry = { path: string; title?: string; text?: string; updated?: string; image?: string };

type Reader = (lists: ContentLists) => Promise<MapEntry[]>;
type Dated = { published: string; updated?: string };

const at =
  <T extends { id: number; title: string }>(prefix: string) =>
  ({ id, title }: T): MapEntry => ({ path: `${prefix}${id}`, title });

const dayOf = ({ published, updated }: Dated): string => updated ?? published;

const dated =
  <T extends Dated & { id: number; title: string }>(prefix: string) =>
  (one: T): MapEntry => ({ path: `${prefix}${one.id}`, title: one.title, updated: dayOf(one) });

/** The page of a list, of the day of its newest item; none of a list that is too short to be one (`leastListed`). */
function listEntry(path: string, title: string, days: readonly string[]): MapEntry[] {
  const updated = [...days].sort().at(-1);
  return days.length < leastListed || !updated ? [] : [{ path, title, updated }];
}

async function allHelpArticles(lists: ContentLists): Promise<HelpArticleSummary[]> {
  return (await Promise.all((await lists.helpTree()).map(({ id }) => lists.helpArticles(id)))).flat();
}

async function helpArticles(lists: ContentLists): Promise<MapEntry[]> {
  return (await allHelpArticles(lists)).map(({ id, title, updated }) => ({
    path: `/help/helpDocument/${id}`,
    title,
    updated,
  }));
}

async function helpClasses(lists: ContentLists): Promise<MapEntry[]> {
  const [tree, articles] = await Promise.all([lists.helpTree(), allHelpArticles(lists)]);
  return tree.flatMap(({ id, name, secList }) => {
    const leaves = secList.map((leaf) => leaf.id);
    const days = (ids: readonly number[]) =>
      articles.filter(({ classId }) => ids.includes(classId)).map(({ updated }) => updated);
    const own = secList.flatMap((leaf) => listEntry(`/help/helpClassList/${leaf.id}`, leaf.name, days([leaf.id])));
    return [...listEntry(`/help/helpClassList/${id}`, name, days([id, ...leaves])), ...own];
  });
}

async function topicCategories(lists: ContentLists): Promise<MapEntry[]> {
  const [categories, topics] = await Promise.all([lists.topicCategories(), lists.topics()]);
  return categories.flatMap(({ id, name }) => {
    const own = topics.filter(({ category }) => id === allTopicsCategory || category === id);
    return listEntry(`/info/cate/${id}`, name, own.map(dayOf));
  });
}

async function tags(lists: ContentLists): Promise<MapEntry[]> {
  const [all, topics] = await Promise.all([lists.tags(), lists.topics()]);
  return all.flatMap((tag) => {
    const own = topics.filter((topic) => topic.tags.some(({ id }) => id === tag.id));
    return listEntry(`/tag/${tag.id}`, tag.name, own.map(dayOf));
  });
}

/** The lists of the types of lectures for which it holds, below a prefix. */
const lectureLists =
  (prefix: string, holds: (type: ArticleType) => boolean): Reader =>
  async (lists) => {
    const [types, all] = await Promise.all([lists.lectureTypes(), lists.lectures()]);
    return types.filter(holds).flatMap(({ id, name }) => {
      const own = all.filter(({ type }) => type === id);
      return listEntry(`${prefix}${id}`, name, own.map(dayOf));
    });
  };

/** Every type has a list; those in the navigation also have a page of their own. */
const isShown = ({ state }: ArticleType) => state === 1;
const hasOwnPage = (type: ArticleType) => isShown(type) && type.link === `/home/lectureSubitem/${type.id}`;

/** The case library by one filter, as its pages link it. */
async function caseFilters(lists: ContentLists): Promise<MapEntry[]> {
  const cases = await lists.cases();
  const valuesOf = { industry: 'industry', scene: 'scene', product: 'products' } as const;
  return Object.entries(valuesOf).flatMap(([name, field]) => {
    const values = new Set(cases.flatMap((one) => one[field]));
    return [...values].flatMap((value) => {
      const own = cases.filter((one) => [one[field]].flat().includes(value));
      return listEntry(`/home/case?${new URLSearchParams({ [name]: value })}`, value, own.map(dayOf));
    });
  });
}

const lectures = dated<CollegeArticleSummary>('/home/lectureDetail/');
const news = dated<CollegeArticleSummary>('/home/article/');

/** The content sitemaps and their lists; a list that fails to load is left out. */
export const contentReaders = {
  help: [helpClasses, helpArticles],
  info: [
    topicCategories,
    async (lists) => (await lists.topics()).map(dated('/info/')),
    tags,
    async (lists) => (await lists.videos()).map(dated('/video/')),
    async (lists) => (await lists.news()).map(news),
  ],
  college: [
    lectureLists('/home/lectureIndex/', isShown),
    lectureLists('/home/lectureSubitem/', hasOwnPage),
    async (lists) => (await lists.lectures()).map(lectures),
  ],
  marketing: [
    async (lists) => (await lists.marketing()).map(at('/home/marketing/')),
    async (lists) => (await lists.cases()).map(dated('/home/case?id=')),
    caseFilters,
  ],
  mobile: [
    async (lists) => (await lists.news()).map(dated('/m/article?id=')),
    async (lists) => (await lists.lectures()).map(dated('/m/lecture_detail_h5?id=')),
    lectureLists('/m/lecture_new?type=', hasOwnPage),
    async (lists) => (await lists.marketing()).map(at('/m/market?id=')),
  ],
} satisfies Record<string, Reader[]>;

export type ContentMap = keyof typeof contentReaders;

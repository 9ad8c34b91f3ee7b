import type { ArticleType, CollegeArticle, CollegeArticlePage } from '@site/shared/contract/college';
import { companyNewsType, listPageSize } from '@site/shared/contract/content-ids';
import type { MarketingDetail, MarketingLists } from '@site/shared/contract/marketing';
import type { MediaReport, PricingPlan } from '@site/shared/contract/site';
import type { Paged } from '@site/shared/contract/common';
import { blockBudget, type CallOptions, type HostName, http } from '@site/shared/http';
import { type Answer, dataOf, type List, listIn, orNotFound, orNull } from '@site/shared/page/answers';

/** Milliseconds that the specification gives the list of the college and a marketing content (spec §7). */
export const collegeListTimeout = 5_000;
export const marketingDetailTimeout = 20_000;

const onServer = typeof document === 'undefined';

async function get<T>(host: HostName, path: string, options: CallOptions = {}): Promise<T> {
  return dataOf(await http.get<Answer<T>>(host, path, options), path);
}

async function getList<T extends List<unknown>>(host: HostName, path: string, options: CallOptions = {}): Promise<T> {
  return listIn(await http.get<Answer<T>>(host, path, options), path);
}

type LectureQuery = {
  /** Absent: all lectures. */
  typeId?: number | undefined;
  pageIndex?: number;
  pageSize?: number;
};

async function articles({ typeId, pageIndex = 1, pageSize = listPageSize }: LectureQuery): Promise<CollegeArticlePage> {
  const path = '/VZCollege/articleList';
  const params = { ...(typeId !== undefined && { typeId }), pageIndex, pageSize };
  const timeout = collegeListTimeout;
  return listIn(await http.post<Answer<CollegeArticlePage>>('base', path, undefined, { params, timeout }), path);
}

/**
 * What a phone page cannot do without: a failing call is thrown and makes the page fail, the service's 404 is the page's
 * own. Blocks that a page makes sense without are in `mobileBlocks`, but for those marked here, which answer `null`.
 */
export const mobileContent = {
  /** @throws {Response} 404 for an unknown type or a page beyond the last */
  lectures: (query: LectureQuery): Promise<CollegeArticlePage> =>
    orNotFound(articles(query), `Lectures of type ${query.typeId ?? 'all'}, page ${query.pageIndex ?? 1}`),

  /** The college's navigation; a block. */
  lectureTypes: (): Promise<ArticleType[] | null> => {
    const options = onServer ? { timeout: blockBudget } : {};
    return orNull(
      getList<{ list: ArticleType[] }>('base', '/VZCollege/articleTypeList', options).then(({ list }) => list),
    );
  },

  /** A lecture or a piece of company news. @throws {Response} 404 for an unknown id */
  article: (id: number): Promise<CollegeArticle> =>
    orNotFound(get<CollegeArticle>('base', '/VZCollege/articleinfo', { params: { id } }), `Article ${id}`),

  /** Company news, newest first. */
  news: (pageSize: number): Promise<CollegeArticlePage> => articles({ typeId: companyNewsType, pageSize }),

  /** All marketing contents, flat and by category. */
  marketing: (): Promise<MarketingLists> => getList<MarketingLists>('cms', '/open/v1/marketing/list'),

  /** @throws {Response} 404 for an unknown id */
  marketingDetail: (id: number): Promise<MarketingDetail> => {
    const options = { params: { id }, timeout: marketingDetailTimeout };
    return orNotFound(get<MarketingDetail>('cms', '/open/v1/marketing/detail', options), `Marketing content ${id}`);
  },

  /** @throws {Response} 404 for a page beyond the last */
  media: (pageIndex: number): Promise<Paged<MediaReport>> => {
    const params = { pageIndex, pageSize: listPageSize };
    return orNotFound(
      getList<Paged<MediaReport>>('cms', '/open/v1/media/list', { params }),
      `Media reports, page ${pageIndex}`,
    );
  },

  plans: async (): Promise<PricingPlan[]> =>
    (await getList<{ list: PricingPlan[] }>('cms', '/open/v1/pricing/plan')).list,
};

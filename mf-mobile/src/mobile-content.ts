import type { RequestOf } from '@site/shared/calls/call';
import { readCollegeArticle } from '@site/shared/calls/college-article';
import { readCollegePage } from '@site/shared/calls/college-page';
import { listCollegeTypes } from '@site/shared/calls/college-types';
import { readMarketingDetail } from '@site/shared/calls/marketing-detail';
import { readMarketingLists } from '@site/shared/calls/marketing-lists';
import { readMediaPage } from '@site/shared/calls/media-page';
import { listPricingPlans } from '@site/shared/calls/pricing-plans';
import type { ArticleType, CollegeArticle, CollegeArticlePage } from '@site/shared/contract/college';
import type { Paged } from '@site/shared/contract/common';
import { companyNewsType, listPageSize } from '@site/shared/contract/content-ids';
import type { MarketingDetail, MarketingLists } from '@site/shared/contract/marketing';
import type { MediaReport, PricingPlan } from '@site/shared/contract/site';
import { fetchBlock, fetchData } from '@site/shared/page/answers';

/**
 * What a phone page cannot do without: a failing call is thrown and makes the page fail, the service's 404 is the page's
 * own. Optional blocks are in `mobileBlocks`; those marked here return `null` on failure.
 */
export const mobileContent = {
  /** Lectures of a type, or of all. @throws {Response} 404 for an unknown type or a page beyond the last */
  lectures: ({
    typeId,
    pageIndex = 1,
    pageSize = listPageSize,
  }: RequestOf<typeof readCollegePage>): Promise<CollegeArticlePage> =>
    fetchData(
      readCollegePage,
      { typeId, pageIndex, pageSize },
      `Lectures of type ${typeId ?? 'all'}, page ${pageIndex}`,
    ),

  /** The college's navigation; a block. */
  lectureTypes: async (): Promise<ArticleType[] | null> => (await fetchBlock(listCollegeTypes, {}))?.list ?? null,

  /** A lecture or a piece of company news. @throws {Response} 404 for an unknown id */
  article: (id: number): Promise<CollegeArticle> => fetchData(readCollegeArticle, { id }, `Article ${id}`),

  /** Company news, newest first. */
  news: (pageSize: number): Promise<CollegeArticlePage> =>
    fetchData(readCollegePage, { typeId: companyNewsType, pageIndex: 1, pageSize }),

  /** All marketing contents, flat and by category. */
  marketing: (): Promise<MarketingLists> => fetchData(readMarketingLists, {}),

  /** @throws {Response} 404 for an unknown id */
  marketingDetail: (id: number): Promise<MarketingDetail> =>
    fetchData(readMarketingDetail, { id }, `Marketing content ${id}`),

  /** @throws {Response} 404 for a page beyond the last */
  media: (pageIndex: number): Promise<Paged<MediaReport>> =>
    fetchData(readMediaPage, { pageIndex, pageSize: listPageSize }, `Media reports, page ${pageIndex}`),

  plans: async (): Promise<PricingPlan[]> => (await fetchData(listPricingPlans, {})).list,
};

import { readCasePage } from '@site/shared/calls/case-page';
import { readCaseStudy } from '@site/shared/calls/case-study';
import { readCollegePage } from '@site/shared/calls/college-page';
import { listJobs } from '@site/shared/calls/jobs';
import { readMarketingLists } from '@site/shared/calls/marketing-lists';
import { listPricingFeatures } from '@site/shared/calls/pricing-features';
import { listPricingQuestions } from '@site/shared/calls/pricing-questions';
import { listNewestTopics } from '@site/shared/calls/topic-newest';
import type { CaseStudy } from '@site/shared/contract/cases';
import { fetchBlock } from '@site/shared/page/answers';

/** An empty list counts as no data: the block is omitted. */
function filled<Item>(answer: { list: Item[] } | null): readonly Item[] | null {
  return answer && answer.list.length > 0 ? answer.list : null;
}

/**
 * What the phone pages show of the content calls. All of it are blocks: `null` when the call fails, answers another shape
 * or is late, and the page still renders without it.
 */
export const mobileBlocks = {
  marketing: async () => filled(await fetchBlock(readMarketingLists, {})),

  cases: async (pageSize: number, filter: { industry?: string; product?: string } = {}) =>
    filled(await fetchBlock(readCasePage, { ...filter, pageSize })),

  caseStudy: (id: number): Promise<CaseStudy | null> => fetchBlock(readCaseStudy, { id }),

  newestTopics: async () => filled(await fetchBlock(listNewestTopics, {})),

  /** `typeId` 3 is 直播讲堂. */
  lectures: async (typeId: number, pageSize: number) => filled(await fetchBlock(readCollegePage, { typeId, pageSize })),

  jobs: async () => filled(await fetchBlock(listJobs, {})),

  /** Rows of the comparison, their values in the order of the plans. */
  pricingFeatures: async () => filled(await fetchBlock(listPricingFeatures, {})),

  pricingQuestions: async () => filled(await fetchBlock(listPricingQuestions, {})),
};

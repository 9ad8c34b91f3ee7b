import type { CaseStudy, CaseSummary } from '@site/shared/contract/cases';
import type { CollegeArticleSummary } from '@site/shared/contract/college';
import type { TopicSummary } from '@site/shared/contract/info';
import type { MarketingItem } from '@site/shared/contract/marketing';
import type { Job, PricingFeature, Question } from '@site/shared/contract/site';
import { blockBudget, type CallOptions, type HostName, http } from '@site/shared/http';

type Answer<T> = { data?: T | null } | null;
type List<T> = { list?: readonly T[] };

/** A wrong shape counts as a failed call (faults.md F11), and so does an empty list: the block is left out. */
function filled<T>(answer: Answer<List<T>>): readonly T[] | null {
  const list = answer?.data?.list;
  return Array.isArray(list) && list.length > 0 ? list : null;
}

async function listOf<T>(host: HostName, path: string, options: CallOptions = {}): Promise<readonly T[] | null> {
  return filled(await http.block<Answer<List<T>>>(host, path, options));
}

/**
 * What the phone pages show of the content calls. All of it are blocks: `null` when the call fails, answers another shape
 * or takes longer than 800 ms, and the page stays whole without it.
 */
export const mobileBlocks = {
  marketing: () => listOf<MarketingItem>('cms', '/open/v1/marketing/list'),

  cases: (pageSize: number, filter: { industry?: string; product?: string } = {}) =>
    listOf<CaseSummary>('cms', '/open/v1/case/list', { params: { ...filter, pageSize } }),

  caseStudy: async (id: number): Promise<CaseStudy | null> => {
    const answer = await http.block<Answer<CaseStudy>>('cms', '/open/v1/case/detail', { params: { id } });
    return answer?.data ?? null;
  },

  newestTopics: () => listOf<TopicSummary>('base', '/VZApi/GetFiveHomeNewHq'),

  /** `typeId` 3 is 直播讲堂. */
  lectures: async (typeId: number, pageSize: number): Promise<readonly CollegeArticleSummary[] | null> => {
    const options = { params: { typeId, pageSize }, timeout: blockBudget };
    const call = http.post<Answer<List<CollegeArticleSummary>>>('base', '/VZCollege/articleList', undefined, options);
    return call.then(filled).catch(() => null);
  },

  jobs: () => listOf<Job>('cms', '/open/v1/job/list'),

  /** Rows of the comparison, their values in the order of the plans. */
  pricingFeatures: () => listOf<PricingFeature>('cms', '/open/v1/pricing/feature'),

  pricingQuestions: () => listOf<Question>('cms', '/open/v1/pricing/faq'),
};

import type { CaseMetric } from '@site/shared/contract/cases';
import { mobileBlocks } from '../../mobile-blocks';

/** Only what the page shows: the answer is sent along in the HTML. */
export type TopicCase = {
  id: number;
  industry: string;
  customer: string;
  title: string;
  quote: string;
  quoteBy: string;
  metrics: readonly CaseMetric[];
};

export type TopicData = { study: TopicCase | null };

const metricsShown = 3;

async function studyOf(caseId: number): Promise<TopicCase | null> {
  const found = await mobileBlocks.caseStudy(caseId);
  if (!found) return null;
  const { id, industry, customer, title, quote, quoteBy, metrics } = found;
  return { id, industry, customer, title, quote, quoteBy, metrics: metrics.slice(0, metricsShown) };
}

/** A loader that fetches the one case a page tells of; without it the page leaves the section out. */
export const topicLoader = (caseId: number) => async (): Promise<TopicData> => ({
  study: await studyOf(caseId).catch(() => null),
});

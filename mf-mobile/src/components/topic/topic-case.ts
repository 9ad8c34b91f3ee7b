import type { CaseMetric } from '@site/shared/contract/cases';
import { type PageFacts, withFacts } from '@site/shared/page/fact-words';
import { mobileBlocks } from '../../mobile-blocks';

/** Only the fields that the page renders, since loader data is embedded in the HTML. */
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
/** With the facts that the words of a page name. */
export type FilledTopic = TopicData & PageFacts;

const metricsShown = 3;

async function studyOf(caseId: number): Promise<TopicCase | null> {
  const found = await mobileBlocks.caseStudy(caseId);
  if (!found) return null;
  const { id, industry, customer, title, quote, quoteBy, metrics } = found;
  return { id, industry, customer, title, quote, quoteBy, metrics: metrics.slice(0, metricsShown) };
}

/** Loader of a page's case, without which its section is omitted, and of the facts that its words name. */
export const topicLoader = (caseId: number, words: unknown = {}) =>
  withFacts(words, async (): Promise<TopicData> => ({ study: await studyOf(caseId).catch(() => null) }));

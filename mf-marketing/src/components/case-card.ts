import type { CaseStudy, CaseSummary } from '@site/shared/contract/cases';
import { metricWords } from '@site/shared/page/metric-words';

export type CaseMetricWords = { name: string; value: string; unit: string };

/** What a page shows of a case, ready to print; the rest of the summary stays out of the page's data. */
export type CaseCard = {
  id: number;
  title: string;
  customer: string;
  industry: string;
  result: string;
  metrics: CaseMetricWords[];
};

export function caseCard({ id, title, customer, industry, result, metrics }: CaseSummary): CaseCard {
  const words = metrics.map((metric) => ({ name: metric.name, ...metricWords(metric) }));
  return { id, title, customer, industry, result, metrics: words };
}

/** A case with the words of the customer. */
export type ToldCase = CaseCard & { quote: string; quoteBy: string };

export function toldCase(study: CaseStudy): ToldCase {
  return { ...caseCard(study), quote: study.quote, quoteBy: study.quoteBy };
}

/** Address of a case in the library. */
export function caseAddress(id: number): string {
  return `/home/case?id=${id}`;
}

/** The first case of each industry in the order of the list, at most `count`, without the industry that is told already. */
export function oneOfEachIndustry(cases: readonly CaseSummary[], count: number, told?: string): CaseSummary[] {
  const seen = new Map<string, CaseSummary>();
  for (const item of cases) if (!seen.has(item.industry) && item.industry !== told) seen.set(item.industry, item);
  return [...seen.values()].slice(0, count);
}

/** At most `count` cases of different industries, those of the named kinds of show first and in the order of the kinds. */
export function casesOfKinds(cases: readonly CaseSummary[], kinds: readonly string[], count: number): CaseSummary[] {
  const ofKinds = kinds.flatMap((kind) => cases.filter(({ scene }) => scene === kind).slice(0, 1));
  return oneOfEachIndustry([...ofKinds, ...cases], count);
}

import type { CaseMetric, CaseStudy, CaseSummary } from '@site/shared/contract/cases';
import type { PictureFile } from '@site/shared/contract/clip';
import { formatMetric } from '@site/shared/page/format-metric';

export type FormattedMetric = { name: string; value: string; unit: string };

/** The whole case library at once, for pages that choose from it. */
export const librarySize = 24;

/** The fields of a case that a card renders; the rest stays out of the loader data. */
export type CaseCard = {
  id: number;
  title: string;
  customer: string;
  industry: string;
  result: string;
  metrics: FormattedMetric[];
  sign: string;
  lead: FormattedMetric;
  curve: readonly number[];
  picture?: PictureFile;
};

const readable = (metric: CaseMetric): FormattedMetric => ({ name: metric.name, ...formatMetric(metric) });

export function caseCard({ id, title, customer, industry, result, metrics, ...rest }: CaseSummary): CaseCard {
  const { sign, lead, curve, picture } = rest;
  const shown = { sign, lead: readable(lead), curve, ...(picture && { picture }) };
  return { id, title, customer, industry, result, metrics: metrics.map(readable), ...shown };
}

/** A case with the customer's quote. */
export type FeaturedCase = CaseCard & { quote: string; quoteBy: string };

export function featuredCase(study: CaseStudy): FeaturedCase {
  return { ...caseCard(study), quote: study.quote, quoteBy: study.quoteBy };
}

/** The case that a page tells, if the library has it, and behind it the others. */
export function featuredFirst(
  library: readonly CaseSummary[],
  featured: number,
  others: readonly CaseSummary[],
): CaseSummary[] {
  return [...library.filter(({ id }) => id === featured), ...others.filter(({ id }) => id !== featured)];
}

/** Address of a case in the library. */
export function caseAddress(id: number): string {
  return `/home/case?id=${id}`;
}

/** The first case of each industry in the order of the list, at most `count`, without the excluded industry. */
export function oneOfEachIndustry(cases: readonly CaseSummary[], count: number, excluded?: string): CaseSummary[] {
  const seen = new Map<string, CaseSummary>();
  for (const item of cases) if (!seen.has(item.industry) && item.industry !== excluded) seen.set(item.industry, item);
  return [...seen.values()].slice(0, count);
}

/** At most `count` cases of different industries, those of the named kinds of live stream first and in the order of the kinds. */
export function casesOfKinds(cases: readonly CaseSummary[], kinds: readonly string[], count: number): CaseSummary[] {
  const ofKinds = kinds.flatMap((kind) => cases.filter(({ scene }) => scene === kind).slice(0, 1));
  return oneOfEachIndustry([...ofKinds, ...cases], count);
}

import type { CaseStudy, CaseSummary } from '@site/shared/contract/cases';
import type { PictureFile } from '@site/shared/contract/clip';
import { type FormattedMetric, readMetric } from './case-words';

/** The whole case library at once, for pages that choose from it. */
export const librarySize = 24;

/** The fields of a case that a card renders; the rest stays out of the loader data. */
export type CaseCard = Pick<CaseSummary, 'id' | 'title' | 'customer' | 'industry' | 'result'> & {
  metrics: FormattedMetric[];
  picture?: PictureFile;
};

export function caseCard({ id, title, customer, industry, result, metrics, picture }: CaseSummary): CaseCard {
  return { id, title, customer, industry, result, metrics: metrics.map(readMetric), ...(picture && { picture }) };
}

/** What the home page shows of a case: who, and one figure. */
export type CaseTile = Pick<CaseSummary, 'id' | 'customer' | 'industry' | 'result'> & {
  outcome: FormattedMetric | undefined;
  picture?: PictureFile;
};

export function caseTile({ id, customer, industry, result, metrics, picture }: CaseSummary): CaseTile {
  const outcome = metrics.slice(-1).map(readMetric)[0];
  return { id, customer, industry, result, outcome, ...(picture && { picture }) };
}

/** A case in the customer's words. */
export type FeaturedCase = Pick<CaseStudy, 'id' | 'title' | 'quote' | 'quoteBy'> & { metrics: FormattedMetric[] };

const featuredMetrics = 3;

export function featuredCase({ id, title, quote, quoteBy, metrics }: CaseStudy): FeaturedCase {
  return { id, title, quote, quoteBy, metrics: metrics.slice(0, featuredMetrics).map(readMetric) };
}

/** The case that a page tells, and those that it only names. */
export type SpotlightCases = { main: SpotlightCase | undefined; others: NamedCase[] };
export type SpotlightCase = NamedCase &
  Pick<CaseSummary, 'customer' | 'industry' | 'result' | 'curve'> & { lead: FormattedMetric; picture?: PictureFile };
export type NamedCase = Pick<CaseSummary, 'id' | 'sign' | 'title'>;

const named = ({ id, sign, title }: CaseSummary): NamedCase => ({ id, sign, title });

function spotlightCase(item: CaseSummary): SpotlightCase {
  const { customer, industry, result, curve, lead, picture } = item;
  return { ...named(item), customer, industry, result, curve, lead: readMetric(lead), ...(picture && { picture }) };
}

export function spotlightCases([first, ...others]: readonly CaseSummary[]): SpotlightCases {
  return { main: first && spotlightCase(first), others: others.map(named) };
}

/** The case that a page tells, if the library has it, and behind it the others. */
export function featuredFirst(
  library: readonly CaseSummary[],
  featured: number,
  others: readonly CaseSummary[],
): CaseSummary[] {
  return [...library.filter(({ id }) => id === featured), ...others.filter(({ id }) => id !== featured)];
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

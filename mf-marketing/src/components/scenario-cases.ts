import { readCasePage } from '@site/shared/calls/case-page';
import type { CaseSummary } from '@site/shared/contract/cases';
import { fetchListBlock } from '@site/shared/page/answers';
import { featuredFirst, librarySize, spotlightCases, type SpotlightCases } from './case-card';

export type CasesData = { cases: SpotlightCases };

/** Selects the cases of a scenario: by industry, and behind these by kind of live stream. */
export type CaseCriteria = {
  /** The case that the page tells: each page another. */
  featured: number;
  industries?: readonly string[];
  kinds?: readonly string[];
};

const casesShown = 3;

/** The told case, then those that match: an industry counts more than a kind of live stream; equal ones keep the library's order. */
export function fittingCases(
  cases: readonly CaseSummary[],
  { featured, industries = [], kinds = [] }: CaseCriteria,
): CaseSummary[] {
  const fit = ({ industry, scene }: CaseSummary) =>
    (industries.includes(industry) ? 2 : 0) + (kinds.includes(scene) ? 1 : 0);
  const ranked = cases.map((item) => ({ item, points: fit(item) })).filter(({ points }) => points > 0);
  const fitting = ranked.sort((left, right) => right.points - left.points).map(({ item }) => item);
  return featuredFirst(cases, featured, fitting).slice(0, casesShown);
}

/** Fetches the library once and filters it by the criteria; a page renders without its cases, and shows them in its static part. */
export async function loadFittingCases(criteria: CaseCriteria): Promise<CasesData> {
  const library = await fetchListBlock(readCasePage, { pageSize: librarySize });
  return { cases: spotlightCases(fittingCases(library, criteria)) };
}

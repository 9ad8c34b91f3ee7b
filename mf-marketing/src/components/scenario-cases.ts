import { readCasePage } from '@site/shared/calls/case-page';
import type { CaseSummary } from '@site/shared/contract/cases';
import { fetchListBlock } from '@site/shared/page/answers';
import { type CaseCard, caseCard, librarySize } from './case-card';

export type CasesData = { cases: CaseCard[] };

/** Selects the cases of a scenario: by industry, and behind these by kind of live stream. */
export type CaseCriteria = { industries?: readonly string[]; kinds?: readonly string[] };

const casesShown = 3;

/** Cases that match the criteria: an industry counts more than a kind of live stream; equal ones keep the library's order. */
export function fittingCases(
  cases: readonly CaseSummary[],
  { industries = [], kinds = [] }: CaseCriteria,
): CaseSummary[] {
  const fit = ({ industry, scene }: CaseSummary) =>
    (industries.includes(industry) ? 2 : 0) + (kinds.includes(scene) ? 1 : 0);
  const ranked = cases.map((item) => ({ item, points: fit(item) })).filter(({ points }) => points > 0);
  return ranked
    .sort((left, right) => right.points - left.points)
    .slice(0, casesShown)
    .map(({ item }) => item);
}

/** Fetches the library once and filters it by the criteria; a page renders without its cases. */
export async function loadFittingCases(criteria: CaseCriteria): Promise<CasesData> {
  const library = await fetchListBlock(readCasePage, { pageSize: librarySize });
  return { cases: fittingCases(library, criteria).map(caseCard) };
}

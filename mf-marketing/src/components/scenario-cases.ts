import type { CasesResponse, CaseSummary } from '@site/shared/contract/cases';
import { http } from '@site/shared/http';
import { type CaseCard, caseCard } from './case-card';
import { listOf } from './list-answer';

export type CasesData = { cases: CaseCard[] };

/** Which cases tell of a scenario: by industry, and behind these by kind of show. */
export type CaseWish = { industries?: readonly string[]; kinds?: readonly string[] };

const librarySize = 24;
const casesShown = 3;

/** Cases that fit the wish: an industry counts more than a kind of show; equal ones keep the library's order. */
export function fittingCases(cases: readonly CaseSummary[], { industries = [], kinds = [] }: CaseWish): CaseSummary[] {
  const fit = ({ industry, scene }: CaseSummary) =>
    (industries.includes(industry) ? 2 : 0) + (kinds.includes(scene) ? 1 : 0);
  const ranked = cases.map((item) => ({ item, points: fit(item) })).filter(({ points }) => points > 0);
  return ranked
    .sort((left, right) => right.points - left.points)
    .slice(0, casesShown)
    .map(({ item }) => item);
}

/** The library once, then by wish; a page is whole without its cases. */
export async function loadFittingCases(wish: CaseWish): Promise<CasesData> {
  const params = { pageSize: librarySize };
  const library = await http.block<CasesResponse>('cms', '/open/v1/case/list', { params });
  return { cases: fittingCases(listOf(library), wish).map(caseCard) };
}

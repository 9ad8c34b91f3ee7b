import type { CasesResponse } from '@site/shared/contract/cases';
import { http } from '@site/shared/http';
import { type CaseCard, caseCard, casesOfKinds } from '../../components/case-card';
import { listOf } from '../../components/list-answer';
import { entmarketCases } from '../../content/entmarket';

export type EntmarketData = { cases: CaseCard[] };

const casesShown = 3;

/** The page is whole without its cases. */
export async function loadEntmarket(): Promise<EntmarketData> {
  const params = { product: entmarketCases.product, pageSize: 24 };
  const library = await http.block<CasesResponse>('cms', '/open/v1/case/list', { params });
  return { cases: casesOfKinds(listOf(library), entmarketCases.kinds, casesShown).map(caseCard) };
}

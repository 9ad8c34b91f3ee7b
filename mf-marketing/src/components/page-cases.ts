import type { CasesResponse } from '@site/shared/contract/cases';
import { http } from '@site/shared/http';
import { type CaseCard, caseCard, casesOfKinds } from './case-card';
import { listOf } from './list-answer';

export type PageCases = { cases: CaseCard[] };

const casesShown = 3;

/** A loader for the cases of one product, those of the named kinds of show first. The page is whole without them. */
export function loadCasesOf({ product, kinds }: { product: string; kinds: readonly string[] }) {
  return async (): Promise<PageCases> => {
    const params = { product, pageSize: 24 };
    const library = await http.block<CasesResponse>('cms', '/open/v1/case/list', { params });
    return { cases: casesOfKinds(listOf(library), kinds, casesShown).map(caseCard) };
  };
}

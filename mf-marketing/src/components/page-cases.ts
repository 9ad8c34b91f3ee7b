import { readCasePage } from '@site/shared/calls/case-page';
import { fetchListBlock } from '@site/shared/page/answers';
import { type CaseCard, caseCard, casesOfKinds, librarySize } from './case-card';

export type PageCases = { cases: CaseCard[] };

const casesShown = 3;

/** A loader for the cases of one product, those of the named kinds of live stream first. The page renders without them. */
export function loadCasesOf({ product, kinds }: { product: string; kinds: readonly string[] }) {
  return async (): Promise<PageCases> => {
    const library = await fetchListBlock(readCasePage, { product, pageSize: librarySize });
    return { cases: casesOfKinds(library, kinds, casesShown).map(caseCard) };
  };
}

import { readCasePage } from '@site/shared/calls/case-page';
import { fetchListBlock } from '@site/shared/page/answers';
import { casesOfKinds, featuredFirst, librarySize, spotlightCases, type SpotlightCases } from './case-card';

export type PageCases = { cases: SpotlightCases };

const casesShown = 3;

type CaseChoice = {
  product: string;
  kinds: readonly string[];
  /** The case that the page tells: each page another. */
  featured: number;
};

/** A loader for the cases of one product: the told one, then those of the named kinds of live stream. The page renders without them, and shows them in its static part. */
export function loadCasesOf({ product, kinds, featured }: CaseChoice) {
  return async (): Promise<PageCases> => {
    const library = await fetchListBlock(readCasePage, { product, pageSize: librarySize });
    const others = casesOfKinds(library, kinds, casesShown);
    return { cases: spotlightCases(featuredFirst(library, featured, others).slice(0, casesShown)) };
  };
}

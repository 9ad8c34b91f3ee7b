import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import { type CasesData, loadFittingCases } from '../../components/scenario-cases';
import * as words from '../../content/cosmetology';
import { PageBody } from './home-cosmetology-body';

const path = '/home/cosmetology';

export const loader = () => loadFittingCases(words.cosmetologyCases.wish);

export const handle: PageHandle<CasesData> = {
  layout: 'default',
  head: (_, context) => productHead(words.cosmetologyHead, path, words.cosmetologyQuestions, context),
};

export function Component() {
  const { cases } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody cases={cases} />
      <LeadBand {...words.cosmetologyLead} />
    </>
  );
}

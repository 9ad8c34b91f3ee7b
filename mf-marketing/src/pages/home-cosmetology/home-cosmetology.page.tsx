import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import { type CasesData, loadFittingCases } from '../../components/scenario-cases';
import { cosmetologyHead } from '../../content/home-cosmetology/hero';
import { cosmetologyQuestions } from '../../content/home-cosmetology/questions';
import { cosmetologyCases, cosmetologyLead } from '../../content/home-cosmetology/sections';
import { PageBody } from './home-cosmetology-body';

const path = '/home/cosmetology';

export const loader = () => loadFittingCases(cosmetologyCases.criteria);

export const handle: PageHandle<CasesData> = {
  layout: 'default',
  served: ['cases'],
  head: (_, context) => productHead(cosmetologyHead, path, cosmetologyQuestions, context),
};

export function Component() {
  const { cases } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody cases={cases} />
      <LeadBand {...cosmetologyLead} />
    </>
  );
}

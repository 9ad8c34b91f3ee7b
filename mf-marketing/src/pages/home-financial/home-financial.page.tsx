import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import { type CasesData, loadFittingCases } from '../../components/scenario-cases';
import { financialHead } from '../../content/home-financial/hero';
import { financialQuestions } from '../../content/home-financial/questions';
import { financialCases, financialLead } from '../../content/home-financial/sections';
import { PageBody } from './home-financial-body';

const path = '/home/financial';

export const loader = () => loadFittingCases(financialCases.criteria);

export const handle: PageHandle<CasesData> = {
  layout: 'default',
  served: ['cases'],
  head: (_, context) => productHead(financialHead, path, financialQuestions, context),
};

export function Component() {
  const { cases } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody cases={cases} />
      <LeadBand {...financialLead} />
    </>
  );
}

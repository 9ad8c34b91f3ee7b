import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import { type CasesData, loadFittingCases } from '../../components/scenario-cases';
import { furnHead } from '../../content/home-furn/hero';
import { furnQuestions } from '../../content/home-furn/questions';
import { furnCases, furnLead } from '../../content/home-furn/sections';
import { PageBody } from './home-furn-body';

const path = '/home/furn';

export const loader = () => loadFittingCases(furnCases.criteria);

export const handle: PageHandle<CasesData> = {
  layout: 'default',
  served: ['cases'],
  head: (_, context) => productHead(furnHead, path, furnQuestions, context),
};

export function Component() {
  const { cases } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody cases={cases} />
      <LeadBand {...furnLead} />
    </>
  );
}

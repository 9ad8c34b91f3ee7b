import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import { type CasesData, loadFittingCases } from '../../components/scenario-cases';
import { summitHead } from '../../content/home-summit/hero';
import { summitQuestions } from '../../content/home-summit/questions';
import { summitCases, summitLead } from '../../content/home-summit/sections';
import { PageBody } from './home-summit-body';

const path = '/home/summit';

export const loader = () => loadFittingCases(summitCases.criteria);

export const handle: PageHandle<CasesData> = {
  layout: 'default',
  served: ['cases'],
  head: (_, context) => productHead(summitHead, path, summitQuestions, context),
};

export function Component() {
  const { cases } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody cases={cases} />
      <LeadBand {...summitLead} />
    </>
  );
}

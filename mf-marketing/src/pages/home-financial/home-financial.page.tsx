import { fillWords, withFacts, type PageFacts } from '@site/shared/page/fact-words';
import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import { type CasesData, loadFittingCases } from '../../components/scenario-cases';
import { financialAsk, financialHead } from '../../content/home-financial/hero';
import { financialQuestions } from '../../content/home-financial/questions';
import { financialCases, financialCompare, financialLead } from '../../content/home-financial/sections';
import { PageBody } from './home-financial-body';

const path = '/home/financial';

export const loader = withFacts([financialQuestions, financialCompare], () =>
  loadFittingCases(financialCases.criteria),
);

export const handle: PageHandle<CasesData & PageFacts> = {
  layout: 'default',
  ask: financialAsk,
  served: ['cases', 'facts'],
  head: ({ facts }, context) => productHead(financialHead, path, fillWords(financialQuestions, facts), context),
};

export function Component() {
  const { cases, facts } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody cases={cases} facts={facts} />
      <LeadBand {...financialLead} />
    </>
  );
}

import { fillWords, withFacts, type PageFacts } from '@site/shared/page/fact-words';
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

export const loader = withFacts(summitQuestions, () => loadFittingCases(summitCases.criteria));

export const handle: PageHandle<CasesData & PageFacts> = {
  layout: 'default',
  served: ['cases', 'facts'],
  head: ({ facts }, context) => productHead(summitHead, path, fillWords(summitQuestions, facts), context),
};

export function Component() {
  const { cases, facts } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody cases={cases} facts={facts} />
      <LeadBand {...summitLead} />
    </>
  );
}

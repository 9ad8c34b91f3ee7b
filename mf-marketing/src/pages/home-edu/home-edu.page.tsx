import { fillWords, type PageFacts, withFacts } from '@site/shared/page/fact-words';
import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import { type CasesData, loadFittingCases } from '../../components/scenario-cases';
import { eduHead } from '../../content/home-edu/hero';
import { eduQuestions } from '../../content/home-edu/questions';
import { eduCases, eduLead } from '../../content/home-edu/sections';
import { PageBody } from './home-edu-body';

const path = '/home/edu';

export const loader = withFacts(eduQuestions, () => loadFittingCases(eduCases.criteria));

export const handle: PageHandle<CasesData & PageFacts> = {
  layout: 'default',
  served: ['cases', 'facts'],
  head: ({ facts }, context) => productHead(eduHead, path, fillWords(eduQuestions, facts), context),
};

export function Component() {
  const { cases, facts } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody cases={cases} facts={facts} />
      <LeadBand {...eduLead} />
    </>
  );
}

import { fillWords, withFacts, type PageFacts } from '@site/shared/page/fact-words';
import { gdAsk } from '@site/shared/page/page-asks';
import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import { type CasesData, loadFittingCases } from '../../components/scenario-cases';
import { gdHead } from '../../content/home-gd/hero';
import { gdQuestions } from '../../content/home-gd/questions';
import { gdCases, gdLead, gdPromises, gdTools } from '../../content/home-gd/sections';
import { PageBody } from './home-gd-body';

const path = '/home/gd';

export const loader = withFacts([gdQuestions, gdTools, gdPromises], () => loadFittingCases(gdCases.criteria));

export const handle: PageHandle<CasesData & PageFacts> = {
  layout: 'default',
  ask: gdAsk,
  header: 'over-dark',
  served: ['cases', 'facts'],
  head: ({ facts }, context) => productHead(gdHead, path, fillWords(gdQuestions, facts), context),
};

export function Component() {
  const { cases, facts } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody cases={cases} facts={facts} />
      <LeadBand {...gdLead} />
    </>
  );
}

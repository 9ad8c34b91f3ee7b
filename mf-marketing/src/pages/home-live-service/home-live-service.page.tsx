import { fillWords, withFacts, type PageFacts } from '@site/shared/page/fact-words';
import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { loadCasesOf, type PageCases } from '../../components/page-cases';
import { productHead } from '../../components/product-head';
import { crewAsk, crewHead } from '../../content/home-live-service/hero';
import { crewQuestions } from '../../content/home-live-service/questions';
import { crewCases, crewLead, crewPackages, crewSteps } from '../../content/home-live-service/sections';
import { PageBody } from './home-live-service-body';

const path = '/home/liveService';

export const loader = withFacts([crewPackages, crewQuestions, crewSteps], loadCasesOf(crewCases));

export const handle: PageHandle<PageCases & PageFacts> = {
  layout: 'default',
  ask: crewAsk,
  served: ['cases', 'facts'],
  head: ({ facts }, context) => productHead(crewHead, path, fillWords(crewQuestions, facts), context),
};

export function Component() {
  const { cases, facts } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody cases={cases} facts={facts} />
      <LeadBand {...crewLead} />
    </>
  );
}

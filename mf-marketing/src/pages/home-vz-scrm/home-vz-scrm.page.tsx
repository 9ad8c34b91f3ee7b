import { fillWords, withFacts, type PageFacts } from '@site/shared/page/fact-words';
import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { loadCasesOf, type PageCases } from '../../components/page-cases';
import { productHead } from '../../components/product-head';
import { scrmHead } from '../../content/home-vz-scrm/hero';
import { scrmQuestions } from '../../content/home-vz-scrm/questions';
import { scrmCases, scrmLead } from '../../content/home-vz-scrm/sections';
import { PageBody } from './home-vz-scrm-body';

const path = '/home/vzScrm';

export const loader = withFacts(scrmQuestions, loadCasesOf(scrmCases));

export const handle: PageHandle<PageCases & PageFacts> = {
  layout: 'default',
  served: ['cases', 'facts'],
  head: ({ facts }, context) => productHead(scrmHead, path, fillWords(scrmQuestions, facts), context),
};

export function Component() {
  const { cases, facts } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody cases={cases} facts={facts} />
      <LeadBand {...scrmLead} />
    </>
  );
}

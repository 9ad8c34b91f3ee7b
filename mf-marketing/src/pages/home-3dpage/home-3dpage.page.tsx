import { type PageFacts, withFacts } from '@site/shared/page/fact-words';
import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { loadCasesOf, type PageCases } from '../../components/page-cases';
import { productHead } from '../../components/product-head';
import { virtualHead } from '../../content/home-3dpage/hero';
import { virtualQuestions } from '../../content/home-3dpage/questions';
import { virtualBefore, virtualCases, virtualFeatures, virtualLead } from '../../content/home-3dpage/sections';
import { PageBody } from './home-3dpage-body';

const path = '/home/3dpage';

export const loader = withFacts([virtualBefore, virtualFeatures], loadCasesOf(virtualCases));

export const handle: PageHandle<PageCases & PageFacts> = {
  layout: 'default',
  header: 'over-dark',
  served: ['cases', 'facts'],
  head: (_, context) => productHead(virtualHead, path, virtualQuestions, context),
};

export function Component() {
  const { cases, facts } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody cases={cases} facts={facts} />
      <LeadBand {...virtualLead} />
    </>
  );
}

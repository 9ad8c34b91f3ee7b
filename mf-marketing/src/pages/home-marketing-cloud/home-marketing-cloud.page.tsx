import { fillWords, loadFacts, type PageFacts } from '@site/shared/page/fact-words';
import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import { suiteHead } from '../../content/home-marketing-cloud/hero';
import { suiteQuestions } from '../../content/home-marketing-cloud/questions';
import { suiteData, suiteLead } from '../../content/home-marketing-cloud/sections';
import { PageBody } from './home-marketing-cloud-body';

export const loader = () => loadFacts([suiteQuestions, suiteData]);

export const handle: PageHandle<PageFacts> = {
  layout: 'default',
  served: ['facts'],
  header: 'over-dark',
  head: ({ facts }, context) =>
    productHead(suiteHead, '/home/marketingCloud', fillWords(suiteQuestions, facts), context),
};

export function Component() {
  const { facts } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody facts={facts} />
      <LeadBand {...suiteLead} />
    </>
  );
}

import { fillWords, loadFacts, type PageFacts } from '@site/shared/page/fact-words';
import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import { siteHead } from '../../content/home-website/hero';
import { siteQuestions } from '../../content/home-website/questions';
import { siteLead } from '../../content/home-website/sections';
import { PageBody } from './home-website-body';

export const loader = () => loadFacts(siteQuestions);

export const handle: PageHandle<PageFacts> = {
  layout: 'default',
  served: ['facts'],
  header: 'over-dark',
  head: ({ facts }, context) => productHead(siteHead, '/home/website', fillWords(siteQuestions, facts), context),
};

export function Component() {
  const { facts } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody facts={facts} />
      <LeadBand {...siteLead} />
    </>
  );
}

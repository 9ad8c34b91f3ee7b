import { fillWords, loadFacts, type PageFacts } from '@site/shared/page/fact-words';
import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import { switcherHead } from '../../content/home-daobo/hero';
import { switcherQuestions } from '../../content/home-daobo/questions';
import * as sections from '../../content/home-daobo/sections';
import { PageBody } from './home-daobo-body';

const path = '/home/daobo';

export const loader = () => loadFacts([sections, switcherQuestions]);

export const handle: PageHandle<PageFacts> = {
  layout: 'default',
  header: 'over-dark',
  served: ['facts'],
  head: ({ facts }, context) => productHead(switcherHead, path, fillWords(switcherQuestions, facts), context),
};

export function Component() {
  const { facts } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody facts={facts} />
      <LeadBand {...sections.switcherLead} />
    </>
  );
}

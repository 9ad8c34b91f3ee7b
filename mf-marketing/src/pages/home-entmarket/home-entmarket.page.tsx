import { fillWords, withFacts, type PageFacts } from '@site/shared/page/fact-words';
import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { loadCasesOf, type PageCases } from '../../components/page-cases';
import { productHead } from '../../components/product-head';
import { entmarketHead } from '../../content/home-entmarket/hero';
import { entmarketQuestions } from '../../content/home-entmarket/questions';
import {
  entmarketCases,
  entmarketFeatures,
  entmarketLead,
  entmarketPromises,
} from '../../content/home-entmarket/sections';
import { PageBody } from './home-entmarket-body';

const path = '/home/entmarket';

export const loader = withFacts(
  [entmarketFeatures, entmarketQuestions, entmarketPromises],
  loadCasesOf(entmarketCases),
);

export const handle: PageHandle<PageCases & PageFacts> = {
  layout: 'default',
  served: ['cases', 'facts'],
  head: ({ facts }, context) => productHead(entmarketHead, path, fillWords(entmarketQuestions, facts), context),
};

export function Component() {
  const { cases, facts } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody cases={cases} facts={facts} />
      <LeadBand {...entmarketLead} />
    </>
  );
}

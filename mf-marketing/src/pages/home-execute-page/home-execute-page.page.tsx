import { fillWords, loadFacts, type PageFacts } from '@site/shared/page/fact-words';
import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import * as text from '../../content/home-execute-page';
import { PageBody } from './home-execute-page-body';

export const loader = () => loadFacts([text.landingBudgets, text.landingFlow, text.landingQuestions]);

export const handle: PageHandle<PageFacts> = {
  layout: 'no-float',
  ask: text.landingAsk,
  served: ['facts'],
  head: ({ facts }, context) =>
    productHead(text.landingHead, '/home/executePage', fillWords(text.landingQuestions, facts), context),
};

/** A short page for advertisements with one form at its end. */
export function Component() {
  const { facts } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody facts={facts} />
      <LeadBand {...text.landingLead} />
    </>
  );
}

import { fillWords, loadFacts, type PageFacts } from '@site/shared/page/fact-words';
import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import * as text from '../../content/home-ai';
import { PageBody } from './home-ai-body';

const path = '/home/ai';

export const loader = () => loadFacts([text.aiQuestions, text.aiRelated, text.aiShare]);

export const handle: PageHandle<PageFacts> = {
  layout: 'default',
  served: ['facts'],
  head: ({ facts }, context) => productHead(text.aiHead, path, fillWords(text.aiQuestions, facts), context),
};

export function Component() {
  const { facts } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody facts={facts} />
      <LeadBand {...text.aiLead} />
    </>
  );
}

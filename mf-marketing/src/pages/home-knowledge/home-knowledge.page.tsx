import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import { type CasesData, loadFittingCases } from '../../components/scenario-cases';
import * as words from '../../content/knowledge';
import { PageBody } from './home-knowledge-body';

const path = '/home/knowledge';

export const loader = () => loadFittingCases(words.knowledgeCases.wish);

export const handle: PageHandle<CasesData> = {
  layout: 'default',
  header: 'over-dark',
  head: (_, context) => productHead(words.knowledgeHead, path, words.knowledgeQuestions, context),
};

export function Component() {
  const { cases } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody cases={cases} />
      <LeadBand {...words.knowledgeLead} />
    </>
  );
}

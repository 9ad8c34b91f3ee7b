import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import { type CasesData, loadFittingCases } from '../../components/scenario-cases';
import { knowledgeHead } from '../../content/home-knowledge/hero';
import { knowledgeQuestions } from '../../content/home-knowledge/questions';
import { knowledgeCases, knowledgeLead } from '../../content/home-knowledge/sections';
import { PageBody } from './home-knowledge-body';

const path = '/home/knowledge';

export const loader = () => loadFittingCases(knowledgeCases.criteria);

export const handle: PageHandle<CasesData> = {
  layout: 'default',
  header: 'over-dark',
  served: ['cases'],
  head: (_, context) => productHead(knowledgeHead, path, knowledgeQuestions, context),
};

export function Component() {
  const { cases } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody cases={cases} />
      <LeadBand {...knowledgeLead} />
    </>
  );
}

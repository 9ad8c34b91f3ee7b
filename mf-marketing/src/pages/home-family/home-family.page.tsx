import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import { type CasesData, loadFittingCases } from '../../components/scenario-cases';
import * as words from '../../content/family';
import { PageBody } from './home-family-body';

const path = '/home/family';

export const loader = () => loadFittingCases(words.familyCases.wish);

export const handle: PageHandle<CasesData> = {
  layout: 'default',
  head: (_, context) => productHead(words.familyHead, path, words.familyQuestions, context),
};

export function Component() {
  const { cases } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody cases={cases} />
      <LeadBand {...words.familyLead} />
    </>
  );
}

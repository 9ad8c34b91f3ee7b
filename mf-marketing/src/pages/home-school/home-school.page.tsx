import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import { type CasesData, loadFittingCases } from '../../components/scenario-cases';
import * as words from '../../content/school';
import { PageBody } from './home-school-body';

const path = '/home/school';

export const loader = () => loadFittingCases(words.schoolCases.wish);

export const handle: PageHandle<CasesData> = {
  layout: 'default',
  head: (_, context) => productHead(words.schoolHead, path, words.schoolQuestions, context),
};

export function Component() {
  const { cases } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody cases={cases} />
      <LeadBand {...words.schoolLead} />
    </>
  );
}

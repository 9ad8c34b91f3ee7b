import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { loadCasesOf, type PageCases } from '../../components/page-cases';
import { productHead } from '../../components/product-head';
import { virtualHead } from '../../content/home-3dpage/hero';
import { virtualQuestions } from '../../content/home-3dpage/questions';
import { virtualCases, virtualLead } from '../../content/home-3dpage/sections';
import { PageBody } from './home-3dpage-body';

const path = '/home/3dpage';

export const loader = loadCasesOf(virtualCases);

export const handle: PageHandle<PageCases> = {
  layout: 'default',
  header: 'over-dark',
  served: ['cases'],
  head: (_, context) => productHead(virtualHead, path, virtualQuestions, context),
};

export function Component() {
  const { cases } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody cases={cases} />
      <LeadBand {...virtualLead} />
    </>
  );
}

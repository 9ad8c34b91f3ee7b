import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { loadCasesOf, type PageCases } from '../../components/page-cases';
import { productHead } from '../../components/product-head';
import * as words from '../../content/virtual-live';
import { PageBody } from './home-3dpage-body';

const path = '/home/3dpage';

export const loader = loadCasesOf(words.virtualCases);

export const handle: PageHandle<PageCases> = {
  layout: 'default',
  header: 'over-dark',
  head: (_, context) => productHead(words.virtualHead, path, words.virtualQuestions, context),
};

export function Component() {
  const { cases } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody cases={cases} />
      <LeadBand {...words.virtualLead} />
    </>
  );
}

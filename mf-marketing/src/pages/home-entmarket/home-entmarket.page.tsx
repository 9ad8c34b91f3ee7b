import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { loadCasesOf, type PageCases } from '../../components/page-cases';
import { productHead } from '../../components/product-head';
import { entmarketHead } from '../../content/home-entmarket/hero';
import { entmarketQuestions } from '../../content/home-entmarket/questions';
import { entmarketCases, entmarketLead } from '../../content/home-entmarket/sections';
import { PageBody } from './home-entmarket-body';

const path = '/home/entmarket';

export const loader = loadCasesOf(entmarketCases);

export const handle: PageHandle<PageCases> = {
  layout: 'default',
  served: ['cases'],
  head: (_, context) => productHead(entmarketHead, path, entmarketQuestions, context),
};

export function Component() {
  const { cases } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody cases={cases} />
      <LeadBand {...entmarketLead} />
    </>
  );
}

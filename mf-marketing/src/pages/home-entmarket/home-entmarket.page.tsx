import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import * as words from '../../content/entmarket';
import { entmarketQuestions } from '../../content/entmarket-questions';
import { type EntmarketData, loadEntmarket } from './home-entmarket.loader';
import { PageBody } from './home-entmarket-body';

const path = '/home/entmarket';

export const loader = loadEntmarket;

export const handle: PageHandle<EntmarketData> = {
  layout: 'default',
  head: (_, context) => productHead(words.entmarketHead, path, entmarketQuestions, context),
};

export function Component() {
  const { cases } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody cases={cases} />
      <LeadBand {...words.entmarketLead} />
    </>
  );
}

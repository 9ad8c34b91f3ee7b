import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { loadCasesOf, type PageCases } from '../../components/page-cases';
import { productHead } from '../../components/product-head';
import * as words from '../../content/chain-store';
import { PageBody } from './home-vz-chain-body';

const path = '/home/vzChain';

export const loader = loadCasesOf(words.chainCases);

export const handle: PageHandle<PageCases> = {
  layout: 'default',
  head: (_, context) => productHead(words.chainHead, path, words.chainQuestions, context),
};

export function Component() {
  const { cases } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody cases={cases} />
      <LeadBand {...words.chainLead} />
    </>
  );
}

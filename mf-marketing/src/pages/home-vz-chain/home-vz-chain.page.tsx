import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { loadCasesOf, type PageCases } from '../../components/page-cases';
import { productHead } from '../../components/product-head';
import { chainHead } from '../../content/home-vz-chain/hero';
import { chainQuestions } from '../../content/home-vz-chain/questions';
import { chainCases, chainLead } from '../../content/home-vz-chain/sections';
import { PageBody } from './home-vz-chain-body';

const path = '/home/vzChain';

export const loader = loadCasesOf(chainCases);

export const handle: PageHandle<PageCases> = {
  layout: 'default',
  served: ['cases'],
  head: (_, context) => productHead(chainHead, path, chainQuestions, context),
};

export function Component() {
  const { cases } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody cases={cases} />
      <LeadBand {...chainLead} />
    </>
  );
}

import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import { type CasesData, loadFittingCases } from '../../components/scenario-cases';
import { chainHead } from '../../content/home-chain/hero';
import { chainQuestions } from '../../content/home-chain/questions';
import { chainCases, chainLead } from '../../content/home-chain/sections';
import { PageBody } from './home-chain-body';

const path = '/home/chain';

export const loader = () => loadFittingCases(chainCases.criteria);

export const handle: PageHandle<CasesData> = {
  layout: 'default',
  header: 'over-dark',
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

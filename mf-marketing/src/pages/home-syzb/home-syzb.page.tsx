import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import { type CasesData, loadFittingCases } from '../../components/scenario-cases';
import { syzbHead } from '../../content/home-syzb/hero';
import { syzbQuestions } from '../../content/home-syzb/questions';
import { syzbCases, syzbLead } from '../../content/home-syzb/sections';
import { PageBody } from './home-syzb-body';

const path = '/home/syzb';

export const loader = () => loadFittingCases(syzbCases.criteria);

export const handle: PageHandle<CasesData> = {
  layout: 'default',
  header: 'over-dark',
  served: ['cases'],
  head: (_, context) => productHead(syzbHead, path, syzbQuestions, context),
};

export function Component() {
  const { cases } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody cases={cases} />
      <LeadBand {...syzbLead} />
    </>
  );
}

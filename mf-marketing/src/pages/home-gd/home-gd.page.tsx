import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import { type CasesData, loadFittingCases } from '../../components/scenario-cases';
import { gdHead } from '../../content/home-gd/hero';
import { gdQuestions } from '../../content/home-gd/questions';
import { gdCases, gdLead } from '../../content/home-gd/sections';
import { PageBody } from './home-gd-body';

const path = '/home/gd';

export const loader = () => loadFittingCases(gdCases.criteria);

export const handle: PageHandle<CasesData> = {
  layout: 'default',
  header: 'over-dark',
  served: ['cases'],
  head: (_, context) => productHead(gdHead, path, gdQuestions, context),
};

export function Component() {
  const { cases } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody cases={cases} />
      <LeadBand {...gdLead} />
    </>
  );
}

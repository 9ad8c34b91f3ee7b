import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import { type CasesData, loadFittingCases } from '../../components/scenario-cases';
import { healthyHead } from '../../content/home-healthy/hero';
import { healthyQuestions } from '../../content/home-healthy/questions';
import { healthyCases, healthyLead } from '../../content/home-healthy/sections';
import { PageBody } from './home-healthy-body';

const path = '/home/healthy';

export const loader = () => loadFittingCases(healthyCases.criteria);

export const handle: PageHandle<CasesData> = {
  layout: 'default',
  served: ['cases'],
  head: (_, context) => productHead(healthyHead, path, healthyQuestions, context),
};

export function Component() {
  const { cases } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody cases={cases} />
      <LeadBand {...healthyLead} />
    </>
  );
}

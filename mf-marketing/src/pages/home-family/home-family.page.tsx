import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import { type CasesData, loadFittingCases } from '../../components/scenario-cases';
import { familyHead } from '../../content/home-family/hero';
import { familyQuestions } from '../../content/home-family/questions';
import { familyCases, familyLead } from '../../content/home-family/sections';
import { PageBody } from './home-family-body';

const path = '/home/family';

export const loader = () => loadFittingCases(familyCases.criteria);

export const handle: PageHandle<CasesData> = {
  layout: 'default',
  served: ['cases'],
  head: (_, context) => productHead(familyHead, path, familyQuestions, context),
};

export function Component() {
  const { cases } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody cases={cases} />
      <LeadBand {...familyLead} />
    </>
  );
}

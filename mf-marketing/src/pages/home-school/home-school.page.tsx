import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import { type CasesData, loadFittingCases } from '../../components/scenario-cases';
import { schoolHead } from '../../content/home-school/hero';
import { schoolQuestions } from '../../content/home-school/questions';
import { schoolCases, schoolLead } from '../../content/home-school/sections';
import { PageBody } from './home-school-body';

const path = '/home/school';

export const loader = () => loadFittingCases(schoolCases.criteria);

export const handle: PageHandle<CasesData> = {
  layout: 'default',
  served: ['cases'],
  head: (_, context) => productHead(schoolHead, path, schoolQuestions, context),
};

export function Component() {
  const { cases } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody cases={cases} />
      <LeadBand {...schoolLead} />
    </>
  );
}

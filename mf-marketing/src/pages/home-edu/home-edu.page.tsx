import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import { type CasesData, loadFittingCases } from '../../components/scenario-cases';
import { eduHead } from '../../content/home-edu/hero';
import { eduQuestions } from '../../content/home-edu/questions';
import { eduCases, eduLead } from '../../content/home-edu/sections';
import { PageBody } from './home-edu-body';

const path = '/home/edu';

export const loader = () => loadFittingCases(eduCases.criteria);

export const handle: PageHandle<CasesData> = {
  layout: 'default',
  served: ['cases'],
  head: (_, context) => productHead(eduHead, path, eduQuestions, context),
};

export function Component() {
  const { cases } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody cases={cases} />
      <LeadBand {...eduLead} />
    </>
  );
}

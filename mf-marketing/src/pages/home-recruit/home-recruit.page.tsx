import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import { type CasesData, loadFittingCases } from '../../components/scenario-cases';
import { recruitHead } from '../../content/home-recruit/hero';
import { recruitQuestions } from '../../content/home-recruit/questions';
import { recruitCases, recruitLead } from '../../content/home-recruit/sections';
import { PageBody } from './home-recruit-body';

const path = '/home/recruit';

export const loader = () => loadFittingCases(recruitCases.criteria);

export const handle: PageHandle<CasesData> = {
  layout: 'default',
  served: ['cases'],
  head: (_, context) => productHead(recruitHead, path, recruitQuestions, context),
};

export function Component() {
  const { cases } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody cases={cases} />
      <LeadBand {...recruitLead} />
    </>
  );
}

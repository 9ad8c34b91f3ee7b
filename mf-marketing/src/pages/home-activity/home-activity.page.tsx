import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import { type CasesData, loadFittingCases } from '../../components/scenario-cases';
import { activityHead } from '../../content/home-activity/hero';
import { activityQuestions } from '../../content/home-activity/questions';
import { activityCases, activityLead } from '../../content/home-activity/sections';
import { PageBody } from './home-activity-body';

const path = '/home/activity';

export const loader = () => loadFittingCases(activityCases.criteria);

export const handle: PageHandle<CasesData> = {
  layout: 'default',
  header: 'over-dark',
  served: ['cases'],
  head: (_, context) => productHead(activityHead, path, activityQuestions, context),
};

export function Component() {
  const { cases } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody cases={cases} />
      <LeadBand {...activityLead} />
    </>
  );
}

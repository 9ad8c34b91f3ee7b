import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { loadCasesOf, type PageCases } from '../../components/page-cases';
import { productHead } from '../../components/product-head';
import { eventHead } from '../../content/home-activity-manage/hero';
import { eventQuestions } from '../../content/home-activity-manage/questions';
import { eventCases, eventLead } from '../../content/home-activity-manage/sections';
import { PageBody } from './home-activity-manage-body';

export const loader = loadCasesOf(eventCases);

export const handle: PageHandle<PageCases> = {
  layout: 'default',
  served: ['cases'],
  head: (_, context) => productHead(eventHead, '/home/ActivityManage', eventQuestions, context),
};

export function Component() {
  const { cases } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody cases={cases} />
      <LeadBand {...eventLead} />
    </>
  );
}

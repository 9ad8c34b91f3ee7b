import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { LeadBand } from '../../components/lead-band';
import { loadCasesOf, type PageCases } from '../../components/page-cases';
import { productHead } from '../../components/product-head';
import * as words from '../../content/event-desk';
import { PageBody } from './home-activity-manage-body';

export const loader = loadCasesOf(words.eventCases);

export const handle: PageHandle<PageCases> = {
  layout: 'default',
  head: (_, context) => productHead(words.eventHead, '/home/ActivityManage', words.eventQuestions, context),
};

export function Component() {
  const { cases } = useLoaderData<typeof loader>();

  return (
    <>
      <PageBody cases={cases} />
      <LeadBand {...words.eventLead} />
    </>
  );
}

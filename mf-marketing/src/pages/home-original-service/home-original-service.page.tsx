import type { PageHandle } from '@site/shared/page/page-handle';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import * as words from '../../content/planning';
import { PageBody } from './home-original-service-body';

export const handle: PageHandle = {
  layout: 'default',
  head: (_, context) => productHead(words.planningHead, '/home/originalService', words.planningQuestions, context),
};

export function Component() {
  return (
    <>
      <PageBody />
      <LeadBand {...words.planningLead} />
    </>
  );
}

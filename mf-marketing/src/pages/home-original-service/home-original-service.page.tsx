import type { PageHandle } from '@site/shared/page/page-handle';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import { planningAsk, planningHead } from '../../content/home-original-service/hero';
import { planningQuestions } from '../../content/home-original-service/questions';
import { planningLead } from '../../content/home-original-service/sections';
import { PageBody } from './home-original-service-body';

export const handle: PageHandle = {
  layout: 'default',
  ask: planningAsk,
  head: (_, context) => productHead(planningHead, '/home/originalService', planningQuestions, context),
};

export function Component() {
  return (
    <>
      <PageBody />
      <LeadBand {...planningLead} />
    </>
  );
}

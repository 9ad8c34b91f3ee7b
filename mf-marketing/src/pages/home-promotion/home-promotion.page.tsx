import type { PageHandle } from '@site/shared/page/page-handle';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import { promotionAsk, promotionHead } from '../../content/home-promotion/hero';
import { promotionQuestions } from '../../content/home-promotion/questions';
import { promotionLead } from '../../content/home-promotion/sections';
import { PageBody } from './home-promotion-body';

const path = '/home/promotion';

export const handle: PageHandle = {
  layout: 'default',
  ask: promotionAsk,
  head: (_, context) => productHead(promotionHead, path, promotionQuestions, context),
};

export function Component() {
  return (
    <>
      <PageBody />
      <LeadBand {...promotionLead} />
    </>
  );
}

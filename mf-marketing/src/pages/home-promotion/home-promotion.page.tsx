import type { PageHandle } from '@site/shared/page/page-handle';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import * as words from '../../content/promotion';
import { promotionQuestions } from '../../content/promotion-partners';
import { PageBody } from './home-promotion-body';

const path = '/home/promotion';

export const handle: PageHandle = {
  layout: 'default',
  head: (_, context) => productHead(words.promotionHead, path, promotionQuestions, context),
};

export function Component() {
  return (
    <>
      <PageBody />
      <LeadBand {...words.promotionLead} />
    </>
  );
}

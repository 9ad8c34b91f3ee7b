import type { PageHandle } from '@site/shared/page/page-handle';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import * as words from '../../content/growth-suite';
import { PageBody } from './home-marketing-cloud-body';

export const handle: PageHandle = {
  layout: 'default',
  header: 'over-dark',
  head: (_, context) => productHead(words.suiteHead, '/home/marketingCloud', words.suiteQuestions, context),
};

export function Component() {
  return (
    <>
      <PageBody />
      <LeadBand {...words.suiteLead} />
    </>
  );
}

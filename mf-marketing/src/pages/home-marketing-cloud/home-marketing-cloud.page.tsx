import type { PageHandle } from '@site/shared/page/page-handle';
import { LeadBand } from '../../components/lead-band';
import { productHead } from '../../components/product-head';
import { suiteHead } from '../../content/home-marketing-cloud/hero';
import { suiteQuestions } from '../../content/home-marketing-cloud/questions';
import { suiteLead } from '../../content/home-marketing-cloud/sections';
import { PageBody } from './home-marketing-cloud-body';

export const handle: PageHandle = {
  layout: 'default',
  header: 'over-dark',
  head: (_, context) => productHead(suiteHead, '/home/marketingCloud', suiteQuestions, context),
};

export function Component() {
  return (
    <>
      <PageBody />
      <LeadBand {...suiteLead} />
    </>
  );
}
